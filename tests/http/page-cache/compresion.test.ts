import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { createProducto } from "../../support/content/factories";
import { Visitor } from "../../support/site/site";

const visitor = new Visitor();

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("what is asked for again comes shorter in %s, and says the same", async (encoding, decompress) => {
  const { href } = await createProducto();
  const ask = async () => {
    const response = await visitor.fetch(href, { headers: { "Accept-Encoding": encoding } });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    return { etag: response.headers.get("ETag"), bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const first = await ask();
  await vi.waitFor(async () => expect((await ask()).bytes.length).toBeLessThan(first.bytes.length * 0.95));
  const later = await ask();
  expect(later.etag).toBe(first.etag);
  expect(decompress(later.bytes).toString()).toBe(decompress(first.bytes).toString());
});
