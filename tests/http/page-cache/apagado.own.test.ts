import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

process.env.PAGE_CACHE_MB = "0";
const { isKept } = await import("../../support/site/cache");
const { createProducto } = await import("../../support/content/factories");
const { Visitor } = await import("../../support/site/site");

const visitor = new Visitor();
const { href } = await createProducto();

describe("with PAGE_CACHE_MB=0", () => {
  it("every page is made anew for each visitor", async () => {
    for (let time = 0; time < 2; time += 1) expect(await isKept(href)).toBe(false);
    expect((await visitor.fetch(href)).headers.get("ETag")).toBeNull();
  });

  it("pages are the same, and compressed", async () => {
    const response = await visitor.fetch(href, { headers: { "Accept-Encoding": "gzip" } });
    expect([response.status, response.headers.get("Content-Encoding")]).toEqual([200, "gzip"]);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain("</html>");
  });

  it("files of the build are still served from memory", async () => {
    const [, asset = ""] = /href="(\/assets\/[\w-]+\.css)"/.exec((await visitor.visit("/")).html) ?? [];
    const response = await visitor.fetch(asset, { headers: { "Accept-Encoding": "br" } });
    expect([response.status, response.headers.get("Content-Encoding")]).toEqual([200, "br"]);
    expect(response.headers.get("Cache-Control")).toContain("immutable");
  });
});
