import { AsyncLocalStorage } from "node:async_hooks";

interface Page {
  whole: boolean;
  html: string | null;
}
const storage = new AsyncLocalStorage<Page>();

/** Makes a page; tells its text, where it has one, and whether all of it could be read: only then may it be kept. */
export async function rendering<T>(work: () => Promise<T>): Promise<Page & { result: T }> {
  const page: Page = { whole: true, html: null };
  const result = await storage.run(page, work);
  return { ...page, result };
}

/** Something is missing from the page being made that will be back: it is shown once and not kept. */
export function doNotCache(): void {
  const page = storage.getStore();
  if (page) page.whole = false;
}

/** The text of the page being made, past the streams of an answer's body; false where no page is being made. */
export function handOver(html: string): boolean {
  const page = storage.getStore();
  if (page) page.html = html;
  return page !== undefined;
}
