import { expect } from "vitest";
import { productoQueries } from "../db/plans";
import { Visitor } from "./site";

const visitor = new Visitor();

/**
 * Opens a page twice, so that its response is cached, and checks that it now has an ETag that is answered 304. Returns
 * the ETag.
 */
export async function finish(path: string): Promise<string> {
  const [, second] = [await visitor.fetch(path), await visitor.fetch(path)];
  const etag = second.headers.get("ETag") ?? "";
  expect([path, etag]).toEqual([path, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
  const again = await visitor.fetch(path, { headers: { "If-None-Match": etag } });
  expect([path, again.status, await again.text()]).toEqual([path, 304, ""]);
  return etag;
}

/** Whether a page is answered without reading products from the database, from a cached response. */
export async function isKept(path: string): Promise<boolean> {
  return (await productoQueries(() => visitor.fetch(path))).length === 0;
}
