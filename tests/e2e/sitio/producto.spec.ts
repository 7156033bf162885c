import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { longest } from "../../support/browser/screens";

const quote = (page: Page) => page.getByRole("button", { name: "Agregar a la cotización" });
const floating = (page: Page) => page.getByRole("complementary", { name: "WhatsApp" }).getByRole("link");
const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;

test("a telephone shows code and name, then the picture, and the quote button without scrolling (PUB §2 Product)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(longest.address);
  const tops = [];
  for (const part of ["[data-part=code]", "h1", "figure", "dl"]) tops.push(await topOf(page, part));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(quote(page)).toBeInViewport({ ratio: 1 });
  const { width = 0 } = (await page.getByRole("link", { name: "Cotizar por WhatsApp" }).boundingBox()) ?? {};
  expect(width).toBe((await page.locator("figure").boundingBox())?.width);
});

test("the bar of a telephone holds the WhatsApp button, and covers neither a control in focus nor the page's end (PUB §9)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(longest.address);
  const dock = page.locator("[data-part=dock]");
  await expect(floating(page)).toBeHidden();
  await expect(dock.getByRole("link", { name: "Preguntar por WhatsApp" })).toBeInViewport({ ratio: 1 });
  const bar = await topOf(page, "[data-part=dock]");
  const last = page.getByRole("table", { name: "Productos relacionados" }).getByRole("link").last();
  const bottomOf = async (one: Locator) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return y + height;
  };
  await last.focus();
  await expect.poll(() => bottomOf(last)).toBeLessThanOrEqual(bar);
  const end = page.getByRole("contentinfo").getByText("Hecho en Colombia");
  await page.keyboard.press("End");
  await expect.poll(() => bottomOf(end)).toBeLessThanOrEqual(bar);
});

test("where the window is wide or low nothing is docked (PUB §9)", async ({ page }) => {
  await page.goto(longest.address);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 700, height: 380 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.locator("[data-part=dock]")).toHaveCSS("position", "static");
    await expect(floating(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Preguntar por WhatsApp" })).toBeHidden();
  }
});

test("beside a list the WhatsApp button covers neither a quantity nor the button that adds them, and a row with a quantity stands out (PUB §9)", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/accesorios-4x4/estribos");
  const fields = page.getByLabel(/^Cantidad de/);
  const look = () =>
    page
      .getByRole("row")
      .nth(2)
      .evaluate((row) => getComputedStyle(row).backgroundColor);
  const empty = await look();
  await fields.nth(1).fill("4");
  expect(await look()).not.toBe(empty);
  const right = async (one: Locator) => {
    const { x = 0, width = 0 } = (await one.boundingBox()) ?? {};
    return x + width;
  };
  const left = async () => (await floating(page).boundingBox())?.x;
  for (const width of [992, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await left(), `${width} px`).toBeGreaterThanOrEqual(await right(fields.first()));
  }
  // With scripts the button of the list is docked on phones.
  for (const width of javaScriptEnabled ? [320, 390, 768] : []) {
    await page.setViewportSize({ width, height: 900 });
    expect(await left(), `${width} px`).toBeGreaterThanOrEqual(await right(quote(page)));
  }
});
