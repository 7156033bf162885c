import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { doorScreens, openedScreens, publicScreens, type Screen, staffScreens } from "../support/browser/screens";
import { fillTemplate, owner } from "../support/db/owner";
import { freePort } from "../support/run/server";

const widths = [390, 768, 1440];

interface Site {
  origin: string;
  server: ChildProcess;
}

/** Serves the built site with a copy of the demo content, since some screens change what they show. */
async function serve(template: string, folder: string): Promise<Site> {
  cpSync(template, folder, { recursive: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const place = { DATA_DIR: folder, DATABASE_URL: `file:${join(folder, "ged.db")}` };
  const server = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...place, PORT: String(port), HOST: "127.0.0.1", PUBLIC_ORIGIN: origin },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  server.stdout.resume();
  return { origin, server };
}

/** Waits for pictures, fonts and scripts, so that two shots of one screen are alike. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
}

interface Shot {
  screen: Screen;
  folder: string;
  width: number;
}

async function shoot(context: BrowserContext, { screen, folder, width }: Shot, print: boolean): Promise<void> {
  const page = await context.newPage();
  // Both sides have a home page and a contact screen.
  const side = screen.address.startsWith("/admin") ? "admin" : "site";
  const name = `${side}-${screen.name.replaceAll(/[^a-z0-9]+/gi, "-")}`;
  try {
    await page.goto(screen.address);
    await page.waitForLoadState("networkidle");
    await screen.act?.(page);
    await settle(page);
    const options = { fullPage: true, animations: "disabled", caret: "hide" } as const;
    await page.screenshot({ ...options, path: join(folder, `${name}-${width}.png`) });
    if (!print) return;
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ ...options, path: join(folder, `${name}-${width}-print.png`) });
  } catch (error) {
    console.error(`   ${name} at ${width}: ${String(error).split("\n")[0]}`);
  } finally {
    await page.close();
  }
}

async function atWidth(browser: Browser, origin: string, folder: string, width: number, chosen: RegExp): Promise<void> {
  const open = async () =>
    browser.newContext({ baseURL: origin, viewport: { width, height: 900 }, locale: "es-CO", timezoneId: "America/Bogota" }); // prettier-ignore
  const [visitor, staff] = [await open(), await open()];
  await staff.request.post("/admin/login", {
    form: { email: owner.email, password: owner.password },
    headers: { Origin: origin },
  });
  const opened = openedScreens.filter(({ widths: at }) => at.includes(width));
  for (const screen of [...publicScreens, ...opened, ...doorScreens])
    if (chosen.test(screen.name)) await shoot(visitor, { screen, folder, width }, width === 1440);
  for (const screen of staffScreens) if (chosen.test(screen.name)) await shoot(staff, { screen, folder, width }, false);
}

/**
 * Takes a picture of every screen the tests know, in every state, at three widths, of public ones on paper too, into
 * `folder`. Only screens whose name matches `chosen`.
 */
export async function shootAll(folder: string, chosen: RegExp): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ground = mkdtempSync(join(tmpdir(), "ged-pixels-"));
  const template = join(ground, "template");
  fillTemplate({ DATA_DIR: template, DATABASE_URL: `file:${join(template, "ged.db")}` });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  await Promise.all(
    widths.map(async (width) => {
      const site = await serve(template, join(ground, String(width)));
      await atWidth(browser, site.origin, folder, width, chosen).finally(() => site.server.kill());
    }),
  );
  await browser.close();
  rmSync(ground, { recursive: true, force: true });
}
