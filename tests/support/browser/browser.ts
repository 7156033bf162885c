import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type PlaywrightTestOptions,
  test as base,
} from "@playwright/test";
import { owner } from "../db/owner";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

interface Fixtures {
  /** A page of a signed-in administrator. */
  staff: Page;
}
interface WorkerFixtures {
  session: Cookies;
  /** The profile of all journeys of a worker. */
  profile: BrowserContext;
}

/** A profile (its cookies, its files) as the project describes it, except for what `differs`. It ends with its browser, or before. */
export function openProfile(
  browser: Browser,
  use: Partial<PlaywrightTestOptions>,
  differs?: BrowserContextOptions,
): Promise<BrowserContext> {
  const { baseURL, userAgent, locale, timezoneId, viewport, javaScriptEnabled, contextOptions } = use;
  const options = { baseURL, userAgent, locale, timezoneId, viewport, javaScriptEnabled };
  return browser.newContext({ ...options, ...contextOptions, ...differs });
}

/** Signs in by the request the login form would send. */
async function signInQuietly(request: APIRequestContext, origin: string): Promise<void> {
  const { email, password } = owner;
  const response = await request.post(`${origin}/admin/login`, {
    form: { email, password },
    headers: { Origin: origin },
  });
  expect(response.url()).toBe(`${origin}/admin`);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  session: [
    async ({ playwright }, provide, { project }) => {
      const request = await playwright.request.newContext();
      await signInQuietly(request, project.use.baseURL ?? "");
      const { cookies } = await request.storageState();
      await request.dispose();
      await provide(cookies);
    },
    { scope: "worker" },
  ],
  profile: [
    async ({ browser }, provide, { project }) => {
      const profile = await openProfile(browser, project.use);
      // As long as one page is open, those of the journeys share its process.
      const first = await profile.newPage();
      await first.goto("/");
      await provide(profile);
      await profile.close();
    },
    { scope: "worker" },
  ],
  /**
   * Every journey begins without cookies and in a new page, but in the same profile: a browser takes a second of
   * processor time for the first page of a new one. A journey that changes its clock opens a profile of its own.
   */
  context: async ({ profile }, provide) => {
    const before = profile.pages();
    await provide(profile);
    for (const page of profile.pages()) if (!before.includes(page)) await page.close();
    await profile.clearCookies();
    await profile.clearPermissions();
  },
  /** What a failed journey prints: its last pages and posts, the address and the messages it stood at. */
  page: async ({ page, viewport }, provide, info) => {
    if (viewport && viewport.width !== page.viewportSize()?.width) await page.setViewportSize(viewport);
    const answers: string[] = [];
    page.on("response", (answer) => {
      const { pathname, search } = new URL(answer.url());
      const method = answer.request().method();
      if (method === "POST" || answer.request().isNavigationRequest())
        answers.push(`${method} ${pathname}${search} ${answer.status()}`);
    });
    await provide(page);
    if (info.status === info.expectedStatus || page.isClosed()) return;
    const said = await page.locator("[role=alert], [role=status], h1").allInnerTexts();
    const body = [...answers.slice(-5), page.url(), ...said].join("\n");
    await info.attach("where it stood", { body, contentType: "text/plain" });
  },
  staff: async ({ page, session }, provide) => {
    await page.context().addCookies(session);
    await provide(page);
  },
});

/** Signs in through the login screen. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Contraseña").fill(owner.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("heading", { name: "Panel", level: 1 })).toBeVisible();
}

/** Opens a screen of the back office; with JavaScript, waits until it is hydrated. */
export async function openAdmin(page: Page, address: string, scripts: boolean | undefined): Promise<void> {
  await page.goto(address);
  if (scripts) await takenOver(page);
}

/** Waits until React has hydrated every form of the open page. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const forms = [...document.querySelectorAll("form")];
    return forms.every((form) => Object.keys(form).some((key) => key.startsWith("__reactProps")));
  });
}

export { expect };
