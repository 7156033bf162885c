import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Visitor } from "../../support/site/site";

const MOST_BYTES = 9_000;
const visitor = new Visitor();

async function sheetsOf(path: string): Promise<string[]> {
  const { html } = await visitor.visit(path);
  const links = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href = ""]) => href);
  return Promise.all(links.map(async (href) => (await visitor.fetch(href)).text()));
}

describe.each(["/", "/admin/login"])("the style of %s", (path) => {
  it("is one sheet of at most 9 KB", async () => {
    const sheets = await sheetsOf(path);
    expect(sheets).toHaveLength(1);
    expect(brotliCompressSync(sheets.join("")).length).toBeLessThan(MOST_BYTES);
  });

  it("says every value where it is used: of the theme and of utilities no variable is left", async () => {
    const [sheet = ""] = await sheetsOf(path);
    expect(sheet).toContain("{font-weight:640}");
    expect(sheet.match(/@property|@layer (?:theme|properties)\s*\{|(?<!\\\()var\(--(?:color|text|font)-/g)).toBeNull();
  });

  it("calls every class of the page by the short name it has in the sheet", async () => {
    const { $$ } = await visitor.visit(path);
    const used = new Set($$("[class]").flatMap((one) => [...one.classList.values()]));
    expect([...used].filter((name) => !/^(?:[a-z][a-z0-9]?|[a-z]+)$/i.test(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(50);
  });
});
