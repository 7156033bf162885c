import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "../support/browser";
import { smallTargets } from "../support/layout";
import { doorScreens, openedScreens, openScreen, publicScreens, type Screen, staffScreens } from "../support/screens";

// Each screen is looked at by itself: both workers share them.
test.describe.configure({ mode: "parallel" });

const widths = [320, 360, 390, 768, 1024, 1440, 1920];

/** Everything a page complains about or fetches elsewhere, from now on. */
function complaints(page: Page, screen: Screen): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    // A browser reports an address that is not there, or a form refused, as an error of its own.
    const expected =
      message.location().url.split("#")[0]?.endsWith(screen.address) && /status of 40[014]/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !expected) found.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") found.push(`another host: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") found.push(`failed: ${request.url()}`);
  });
  return found;
}

async function expectFits(page: Page, at: readonly number[]): Promise<void> {
  const wrong: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) wrong.push(`${width} px: ${wide} px too wide`);
    if (width === 390 || width === 1440) {
      wrong.push(...(await smallTargets(page)).map((target) => `${width} px: small ${target}`));
    }
  }
  expect(wrong).toEqual([]);
}

for (const screen of [...publicScreens, ...doorScreens]) {
  test(`${screen.name} (${screen.address}) fits every width, with targets one can hit, and complains of nothing`, async ({
    page,
  }) => {
    const found = complaints(page, screen);
    await openScreen(page, screen);
    await expectFits(page, widths);
    expect(found).toEqual([]);
  });
}

for (const screen of staffScreens) {
  test(`${screen.name} (${screen.address}) fits every width, with targets one can hit, and complains of nothing`, async ({
    staff,
  }) => {
    const found = complaints(staff, screen);
    await openScreen(staff, screen, takenOver);
    await expectFits(staff, widths);
    expect(found).toEqual([]);
  });
}

for (const screen of openedScreens) {
  test(`${screen.name} fits, with targets one can hit`, async ({ page }) => {
    for (const width of screen.widths) {
      await page.setViewportSize({ width, height: 800 });
      await openScreen(page, screen);
      await expectFits(page, [width]);
    }
  });
}
