import type { Page } from "@playwright/test";

/** Holds back requests to matching addresses until the returned function is called. */
export async function hold(page: Page, pattern: RegExp, method: "GET" | "POST"): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}
