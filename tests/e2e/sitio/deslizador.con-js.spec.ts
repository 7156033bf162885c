// Each has a profile of its own: its clock stands still.
import { expect, type Page, test } from "@playwright/test";

// For those who ask for calm nothing moves by itself.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const AUTO_MS = 4_000;
const frame = (page: Page) => page.getByRole("region", { name: "Destacados" });
const slides = (page: Page) => frame(page).locator("ul > li");

/** The clock stands still and slides do not glide: what is tested is when they change. */
async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const glide = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (this: Element, ...to: unknown[]) {
      const [place] = to;
      if (typeof place === "object") Reflect.apply(glide, this, [{ ...place, behavior: "instant" }]);
    };
  });
  await page.clock.install({ time: "2026-11-20T10:00:00" });
  await page.clock.pauseAt("2026-11-20T10:00:01");
  await page.goto("/");
  await expect(slides(page)).toHaveCount(3);
}

/** Which slide stands in the frame, counting from 1. */
async function shown(page: Page): Promise<number> {
  return page.locator("ged-deslizador ul").evaluate((track) => {
    return Math.round(track.scrollLeft / track.clientWidth) + 1;
  });
}

async function pass(page: Page, times = 1): Promise<number> {
  await page.clock.runFor(AUTO_MS * times);
  return shown(page);
}

test("the hero shows the next slide every four seconds, and the first after the last (PUB §2 Home, PUB §4, PUB §9)", async ({
  page,
}) => {
  await openHome(page);
  expect(await shown(page)).toBe(1);
  await page.clock.runFor(AUTO_MS - 500);
  expect(await shown(page)).toBe(1);
  await page.clock.runFor(500);
  expect(await shown(page)).toBe(2);
  expect(await pass(page)).toBe(3);
  expect(await pass(page)).toBe(1);
});

test("its button pauses and resumes it (DEC 35)", async ({ page }) => {
  await openHome(page);
  await frame(page).getByRole("button", { name: "Pausar el carrusel" }).click();
  await page.mouse.move(5, 5);
  const resume = frame(page).getByRole("button", { name: "Reanudar el carrusel" });
  await expect(resume).toBeVisible();
  await resume.blur();
  expect(await pass(page, 3)).toBe(1);
  await resume.click();
  await page.getByRole("button", { name: "Pausar el carrusel" }).blur();
  await page.mouse.move(5, 5);
  expect(await pass(page)).toBe(2);
});

test("a pointer over it holds it, and lets it go on", async ({ page }) => {
  await openHome(page);
  await frame(page).hover();
  expect(await pass(page, 3)).toBe(1);
  await page.mouse.move(5, 5);
  expect(await pass(page)).toBe(2);
});

test("the keyboard inside holds it, and lets it go on", async ({ page }) => {
  await openHome(page);
  const next = slides(page).first().getByRole("link", { name: "Siguiente" });
  await next.focus();
  expect(await pass(page, 3)).toBe(1);
  await next.blur();
  expect(await pass(page)).toBe(2);
});

test("whoever asks for calm gets slides that stay, and no button to pause them (PUB §4)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  expect(await pass(page, 3)).toBe(1);
  await expect(frame(page).getByRole("button", { name: /carrusel/ })).toHaveCount(0);
});

test("an arrow keeps the keyboard on the same arrow of the slide it leads to", async ({ page }) => {
  await openHome(page);
  await slides(page).first().getByRole("link", { name: "Siguiente" }).press("Enter");
  await expect(slides(page).nth(1).getByRole("link", { name: "Siguiente" })).toBeFocused();
  expect(await shown(page)).toBe(2);
  await page.keyboard.press("Enter");
  await expect(slides(page).nth(2).getByRole("link", { name: "Siguiente" })).toBeFocused();
  expect(await shown(page)).toBe(3);
  await expect(page).toHaveURL(/\/$/);
});

test("Tab goes through the controls of the slide that is shown, and on", async ({ page }) => {
  await openHome(page);
  const reached = () =>
    slides(page).evaluateAll((all) =>
      all.map(
        (one) =>
          one.querySelectorAll("a").length > 0 &&
          [...one.querySelectorAll("a")].every(({ tabIndex }) => tabIndex === 0),
      ),
    );
  await page.clock.runFor(100);
  await expect.poll(reached).toEqual([true, false, false]);
  await slides(page).first().getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(slides(page).locator("a:focus")).toHaveCount(0);
  await slides(page).first().getByRole("link", { name: "Siguiente" }).press("Enter");
  await expect.poll(reached).toEqual([false, true, false]);
});
