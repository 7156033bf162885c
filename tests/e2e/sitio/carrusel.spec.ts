import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";

/** A slide is shown once it stands where its frame stands. */
async function isShown(frame: Locator, slide: Locator): Promise<void> {
  const left = async (one: Locator) => (await one.boundingBox())?.x ?? Number.NaN;
  await expect(slide).toBeInViewport();
  await expect.poll(async () => Math.abs((await left(slide)) - (await left(frame)))).toBeLessThan(2);
}

for (const { title, address, name } of [
  { title: "the home page's slides", address: "/", name: "Destacados" },
  { title: "a category's pictures", address: "/amortiguadores", name: "Imágenes de Amortiguadores" },
]) {
  test(`${title} are all reached by arrows, round and round, and by dots (PUB §4)`, async ({ page }) => {
    await page.goto(address);
    const frame = page.getByRole("region", { name });
    const slides = frame.locator("ul > li");
    const total = await slides.count();
    expect(total).toBeGreaterThan(1);
    for (let index = 0; index < total; index += 1) {
      await slides.nth(index).getByRole("link", { name: "Siguiente" }).click();
      await isShown(frame, slides.nth((index + 1) % total));
    }
    await slides.first().getByRole("link", { name: "Anterior" }).click();
    await isShown(frame, slides.last());
    await slides
      .last()
      .getByRole("link", { name: `Ir a la 2 de ${total}` })
      .click();
    await isShown(frame, slides.nth(1));
    await expect(slides.nth(1).getByText(`2 / ${total}`)).toBeInViewport();
  });
}

test("a product's pictures and film are reached by their thumbnails; a script marks the one that is shown (PUB §2 Product, PUB §4)", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/producto/GP-3055");
  const frame = page.getByRole("region", { name: "Fotos de" });
  const slides = frame.locator("ul > li");
  const thumbs = frame.getByRole("navigation", { name: "Miniaturas" }).getByRole("link");
  await expect(thumbs).toHaveCount(await slides.count());
  await thumbs.nth(3).click();
  await isShown(frame, slides.nth(3));
  await expect(slides.nth(3).locator("video")).toBeVisible();
  await expect(thumbs.and(page.locator("[aria-current=true]"))).toHaveCount(javaScriptEnabled ? 1 : 0);
  if (javaScriptEnabled) await expect(thumbs.nth(3)).toHaveAttribute("aria-current", "true");
});

test("at 1440 px the home page's pictures fill their half: below them is the strip with the buttons, no taller (PUB §2 Home)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const slide = page.getByRole("region", { name: "Destacados" }).locator("ul > li").first();
  const picture = await slide.locator("img").boundingBox();
  const whole = await page.locator("[data-part=hero]").boundingBox();
  const strip = (whole?.height ?? Number.NaN) - (picture?.height ?? Number.NaN);
  expect(strip).toBeGreaterThan(48);
  expect(strip).toBeLessThan(80);
});
