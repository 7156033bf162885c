import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "../support/browser";
import { smallTargets } from "../support/layout";
import { faults } from "../support/markup";
import { doorScreens, openedScreens, openScreen, publicScreens, type Screen, staffScreens } from "../support/screens";

// Each screen is looked at by itself, once and for everything: both workers share them.
test.describe.configure({ mode: "parallel" });

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const widths = [320, 360, 390, 768, 1024, 1440, 1920];
/** Where rules of access and the size of targets are looked at too. */
const closely = new Set([390, 1440]);

/** Everything a page complains about or fetches elsewhere, from now on. */
function complaints(page: Page, screen: Screen): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    // A browser reports an address that is not there, or a form refused, as an error of its own.
    const { url } = message.location();
    const own = [url.split("#")[0], url.split(".data")[0]].some((address) => address?.endsWith(screen.address));
    const expected = own && /status of 40[014]/.test(message.text());
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

/** What axe finds wrong, one line each, so that a failure reads by itself. */
async function violations(page: Page): Promise<string[]> {
  // Faults are all that is asked for, and no frame of another origin is there: both make it quick.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const found = await axe.withTags(tags).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** What is wrong with the screen at these widths. */
async function wrongAt(page: Page, at: readonly number[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) wrong.push(`${width} px: ${wide} px too wide`);
    if (!closely.has(width)) continue;
    wrong.push(...(await smallTargets(page)).map((target) => `${width} px: small ${target}`));
    wrong.push(...(await violations(page)).map((line) => `${width} px: ${line}`));
  }
  return wrong;
}

/** The screen as it is served, then as it is shown. */
async function look(page: Page, screen: Screen, ready?: (page: Page) => Promise<void>): Promise<void> {
  const response = await page.request.get(screen.address);
  expect(response.status()).toBe(screen.status ?? 200);
  expect(await faults(await response.text())).toEqual([]);
  const found = complaints(page, screen);
  await openScreen(page, screen, ready);
  expect(await wrongAt(page, widths)).toEqual([]);
  expect(found).toEqual([]);
}

const title = ({ name, address }: Screen) =>
  `${name} (${address}) is valid, keeps every rule of access, fits every width, and complains of nothing`;

for (const screen of [...publicScreens, ...doorScreens]) {
  test(title(screen), async ({ page }) => {
    await look(page, screen);
  });
}

for (const screen of staffScreens) {
  test(title(screen), async ({ staff }) => {
    await look(staff, screen, takenOver);
  });
}

for (const screen of openedScreens) {
  test(`${screen.name} keeps every rule of access, and fits`, async ({ page }) => {
    for (const width of screen.widths) {
      await page.setViewportSize({ width, height: 900 });
      await openScreen(page, screen);
      expect(await wrongAt(page, [width])).toEqual([]);
    }
  });
}
