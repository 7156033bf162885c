import { expect } from "vitest";
import { productoQueries } from "./plans";
import { Visitor } from "./site";

const visitor = new Visitor();

/** Opens a page twice, so that it is finished, and makes sure that it now is: it carries a name to ask again by. */
export async function finish(path: string): Promise<string> {
  const [, second] = [await visitor.fetch(path), await visitor.fetch(path)];
  const etag = second.headers.get("ETag") ?? "";
  expect([path, etag]).toEqual([path, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
  const again = await visitor.fetch(path, { headers: { "If-None-Match": etag } });
  expect([path, again.status, await again.text()]).toEqual([path, 304, ""]);
  return etag;
}

/** Whether a page is shown without reading a single product: it was finished before. */
export async function isKept(path: string): Promise<boolean> {
  return (await productoQueries(() => visitor.fetch(path))).length === 0;
}
