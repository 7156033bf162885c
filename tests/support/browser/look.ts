import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type * as Axe from "axe-core";
import { expect, openProfile, test as base } from "./browser";
import { brokenWords, smallTargets } from "./layout";
import { faults } from "../site/markup";
import type { Screen } from "./screens";

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

interface Windows {
  /**
   * Two browser windows in which a worker opens all its screens one after the other, so that it loads the site's files
   * once.
   */
  visitor: Page;
  member: Page;
}

export const test = base.extend<object, Windows>({
  visitor: [
    async ({ browser }, provide, { project }) => provide(await (await openProfile(browser, project.use)).newPage()),
    { scope: "worker" },
  ],
  member: [
    async ({ browser, session }, provide, { project }) => {
      const profile = await openProfile(browser, project.use);
      await profile.addCookies(session);
      await provide(await profile.newPage());
    },
    { scope: "worker" },
  ],
});

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const widths = [320, 360, 390, 768, 1024, 1440, 1920];
/** Widths at which accessibility rules and target sizes are checked too. */
const closely = new Set([390, 1440]);

/** An address without its search, and without what is added to it where the data alone is asked for. */
const pathOf = (address: string) => new URL(address || "/", "http://localhost").pathname.replace(/\.data$/, "");

/**
 * A passage from one page to the next that the browser gives up by itself, on a busy machine for example: it shows the
 * next page without one. No script of ours begins a passage.
 */
const passageGivenUp = /^Transition was (aborted|skipped)/;

/** Records everything the page reports or requests from other hosts, from now on. */
function complaints(page: Page, screen: Screen): string[] {
  const found: string[] = [];
  page.removeAllListeners();
  page.on("pageerror", ({ message }) => {
    if (!passageGivenUp.test(message)) found.push(`page error: ${message}`);
  });
  page.on("console", (message) => {
    // The browser itself logs a 404 page or a refused form as a console error.
    const { url } = message.location();
    const own = pathOf(url).endsWith(pathOf(screen.address));
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

/** Loads axe into the page. The window keeps its text: it takes long to come from here, and is compiled once. */
async function loadAxe(page: Page): Promise<void> {
  const load = () =>
    page.evaluate(() => {
      if (!window.axe) (0, eval)(sessionStorage.getItem("axe") ?? "");
      return window.axe !== undefined;
    });
  if (await load()) return;
  await page.evaluate((source) => sessionStorage.setItem("axe", source), axeSource);
  await load();
}

/** The violations axe finds, one line each, so that a failure is readable. */
async function violations(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async (runOnly) => {
    // Only violations are requested, which makes it fast.
    const found = await window.axe?.run(document, { runOnly, resultTypes: ["violations"] });
    if (!found) return ["axe is not there"];
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  }, tags);
}

/** Names of classes that the build did not shorten: they stand in no class list, so the sheet has another name for them. */
async function unknownClasses(page: Page): Promise<string[]> {
  const used = page.locator("[class]").evaluateAll((all) => all.flatMap(({ classList }) => [...classList]));
  return [...new Set(await used)].filter((name) => name.length > 2 && !/^[a-z]+$/.test(name));
}

/** Lays out what is not in sight too: until then nothing is known of it, and what is too wide for it is cut off. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** What is wrong with the screen at these widths, one line each. */
export async function wrongAt(page: Page, at: readonly number[]): Promise<string[]> {
  await layOutAll(page);
  const wrong = (await unknownClasses(page)).map((name) => `class ${name}: write it in cx("…")`);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) wrong.push(`${width} px: ${wide} px too wide`);
    wrong.push(...(await brokenWords(page)).map((word) => `${width} px: "${word}" is broken`));
    if (!closely.has(width)) continue;
    wrong.push(...(await smallTargets(page)).map((target) => `${width} px: small ${target}`));
    wrong.push(...(await violations(page)).map((line) => `${width} px: ${line}`));
  }
  return wrong;
}

/** Opens a screen as a person would see it. `ready` waits for the page's scripts. */
export async function openScreen(page: Page, screen: Screen, ready?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(screen.address);
  await ready?.(page);
  if (!screen.act) return;
  await screen.act(page);
  // A button that was pressed would move from under the pointer with a change of width, and its colour change then.
  await page.mouse.move(0, 0);
  // The result of `act` appears before the data is reloaded. Until then buttons are disabled, and then their colour
  // transition has to end, and the passage from one page to the next, which a change of width would break off.
  await page.waitForFunction(
    () =>
      !document.documentElement.matches(":active-view-transition") &&
      !document.querySelector('button[aria-disabled="true"]') &&
      document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

/** Checks the screen's HTML as served, then the screen as shown. */
export async function look(page: Page, screen: Screen, ready?: (page: Page) => Promise<void>): Promise<void> {
  const response = await page.request.get(screen.address);
  expect(response.status()).toBe(screen.status ?? 200);
  expect(await faults(await response.text())).toEqual([]);
  const found = complaints(page, screen);
  await openScreen(page, screen, ready);
  // `act` may have led to another address.
  if (page.url() !== response.url())
    expect(await faults(await (await page.request.get(page.url())).text())).toEqual([]);
  expect(await wrongAt(page, widths)).toEqual([]);
  expect(found).toEqual([]);
}

export const title = ({ name, address }: Screen) =>
  `${name} (${address}) is valid, keeps every rule of access, fits every width, and complains of nothing`;
