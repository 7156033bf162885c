import { describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { PageCache } = await import("~/services/page-cache/finished-pages.server");
const { captureHtml } = await import("~/services/page-cache/render-context.server");

describe("a page that is kept", () => {
  async function policyOf(html: string): Promise<string> {
    const pages = new PageCache({
      bytes: 1024 * 1024,
      addressOf: (path) => ({ path, own: true }),
      render: async () => {
        captureHtml(Buffer.from(html));
        return new Response(null, { headers: { "Content-Type": "text/html; charset=utf-8" } });
      },
      files: new Map(),
      width: 1,
    });
    const { headers = [] } = (await pages.get("http://localhost", "/", "identity", undefined)) ?? {};
    return headers[headers.indexOf("Content-Security-Policy") + 1] ?? "";
  }

  it.each([
    "<script>alert(1)</script>",
    '<script type="module">alert(1)</script>',
    '<script data-src="x">alert(1)</script>',
    '<script type="application/ld+json">{}</script>',
    "<p>nada</p>",
  ])("admits none of its inline scripts, whatever came into it: %s", async (html) => {
    expect(await policyOf(html)).toMatch(/(?:^|; )script-src 'self';/);
  });
});
