import { AsyncLocalStorage } from "node:async_hooks";

interface Page {
  whole: boolean;
  html: Buffer | null;
}
const storage = new AsyncLocalStorage<Page>();

/**
 * Runs the rendering of a page. Returns its result, its HTML (null when it has none) and whether it is complete: only
 * complete pages may be cached.
 */
export async function rendering<T>(work: () => Promise<T>): Promise<Page & { result: T }> {
  const page: Page = { whole: true, html: null };
  const result = await storage.run(page, work);
  return { ...page, result };
}

/** Marks the page being rendered as incomplete because of a temporary failure: it is sent once and not cached. */
export function doNotCache(): void {
  const page = storage.getStore();
  if (page) page.whole = false;
}

/**
 * Takes the HTML of the page being rendered, so that it need not be read back from the answer's stream; returns false
 * when no page is being rendered.
 */
export function captureHtml(html: Buffer): boolean {
  const page = storage.getStore();
  if (page) page.html = html;
  return page !== undefined;
}
