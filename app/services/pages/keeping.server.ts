import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<{ whole: boolean }>();

/** Makes a page, and tells whether all of it could be read: only then may it be kept. */
export async function making<T>(work: () => Promise<T>): Promise<{ result: T; whole: boolean }> {
  const page = { whole: true };
  const result = await storage.run(page, work);
  return { result, whole: page.whole };
}

/** Something is missing from the page being made that will be back: it is shown once and not kept. */
export function notWhole(): void {
  const page = storage.getStore();
  if (page) page.whole = false;
}
