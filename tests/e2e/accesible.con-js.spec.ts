import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "../support/browser";
import { doorScreens, openedScreens, openScreen, publicScreens, staffScreens } from "../support/screens";

// Each screen is looked at by itself: both workers share them.
test.describe.configure({ mode: "parallel" });

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong, one line each, so that a failure reads by itself. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

async function expectNone(page: Page, widths: readonly number[]): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violations(page)).map((line) => `${width} px: ${line}`));
  }
  expect(found).toEqual([]);
}

for (const screen of [...publicScreens, ...doorScreens]) {
  test(`${screen.name} (${screen.address}) keeps every accessibility rule`, async ({ page }) => {
    await openScreen(page, screen);
    await expectNone(page, [390, 1440]);
  });
}

for (const screen of openedScreens) {
  test(`${screen.name} keeps every accessibility rule`, async ({ page }) => {
    for (const width of screen.widths) {
      await page.setViewportSize({ width, height: 900 });
      await openScreen(page, screen);
      await expectNone(page, [width]);
    }
  });
}

for (const screen of staffScreens) {
  test(`${screen.name} (${screen.address}) keeps every accessibility rule`, async ({ staff }) => {
    await openScreen(staff, screen, takenOver);
    await expectNone(staff, [390, 1440]);
  });
}
