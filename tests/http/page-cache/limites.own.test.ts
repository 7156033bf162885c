import { describe, expect, it } from "vitest";

// An eighth of it for addresses that anybody can make up.
process.env.PAGE_CACHE_MB = "1";
const MEGABYTE = 1024 * 1024;
const { createApp, createPageCache } = await import("../../../build/server/index.js");
const { whileGone } = await import("../../support/site/behind");
const { finish, isKept } = await import("../../support/site/cache");
const { createProducto, createProductos, createSubcategoria } = await import("../../support/content/factories");
const { productoQueries } = await import("../../support/db/plans");
const { Visitor } = await import("../../support/site/site");

const visitor = new Visitor();
const subcategoria = await createSubcategoria();
await createProductos(40, subcategoria);
const section = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
const hrefOf = (number: number) =>
  `/productos/${subcategoria.categoria.slug}/${subcategoria.slug}/pieza-${String(number).padStart(3, "0")}`;

/** Addresses nobody links to: searches, things that are not there, odd spellings, made-up parameters. */
function hostile(count: number): string[] {
  const paths = [
    (n: number) => `/buscar?q=zz${n}`,
    (n: number) => `/no-hay-${n}`,
    (n: number) => `/productos/no/hay/${n}`,
    (n: number) => `${section}?q=zz${n}`,
    (n: number) => `${hrefOf(2)}?cualquiera=${n}&pagina=${n}`,
  ];
  const odd = Array.from({ length: 30 }, (_, n) => n.toString(2).padStart(5, "0"));
  const spelled = odd.map(
    (bits) => `/${[...bits].map((bit, at) => (bit === "1" ? "NOSOT" : "nosot")[at]).join("")}ros`,
  );
  return [...Array.from({ length: count }, (_, n) => paths.map((path) => path(n))).flat(), ...spelled];
}

describe("finished pages", () => {
  it("are not pushed out by addresses that anybody can make up", async () => {
    await finish(hrefOf(1));
    for (const path of hostile(25)) await visitor.fetch(path, { headers: { "Accept-Encoding": "br" } });
    expect(await isKept(hrefOf(1))).toBe(true);
  });

  it("never take more memory than they may, the least used ones go first", async () => {
    const pages = createPageCache();
    const app = createApp(pages);
    const open = (path: string) => app.request(path, { headers: { Host: "localhost" } });
    for (let number = 1; number <= 40; number += 1) {
      await open(hrefOf(number));
      await open(hrefOf(1));
      expect(pages.held.bytes).toBeLessThanOrEqual(MEGABYTE);
    }
    expect(pages.held.answers).toBeGreaterThan(5);
    expect(await productoQueries(async () => open(hrefOf(1)))).toEqual([]);
    expect((await productoQueries(async () => open(hrefOf(2)))).length).toBeGreaterThan(0);
  });

  it("are made once for all who ask at the same time", async () => {
    const alone = await productoQueries(() => visitor.visit(hrefOf(11)));
    const paths = Array.from({ length: 12 }, (_, n) => `${hrefOf(12)}${n % 2 ? `?utm_source=${n}` : ""}`);
    const together = await productoQueries(async () => {
      const answers = await Promise.all(paths.map((path) => visitor.fetch(path)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect([new Set(texts).size, texts[0]?.includes("Pieza 012")]).toEqual([1, true]);
    });
    expect([alone.length > 0, together.length]).toEqual([true, alone.length]);
  });
});

describe("while the database fails", () => {
  it("finished pages are there, others are faults that are forgotten with it", async () => {
    await finish(hrefOf(21));
    await whileGone("productos", async () => {
      expect((await visitor.visit(hrefOf(21))).text).toContain("Pieza 021");
      const faults = await Promise.all([visitor.visit(hrefOf(22)), visitor.visit(hrefOf(22))]);
      expect(faults.map(({ status }) => status)).toEqual([500, 500]);
    });
    expect((await visitor.visit(hrefOf(22))).text).toContain("Pieza 022");
  });

  it("a page whose menu could not be read is shown, and made whole as soon as it can be", async () => {
    const { categoria } = await createProducto();
    const page = await whileGone("menu_principal", () => visitor.visit(`/${categoria.slug}`));
    expect([page.status, page.$$("header nav[aria-label=Principal] > ul > li > a").length]).toEqual([200, 0]);
    expect(
      (await visitor.visit(`/${categoria.slug}`)).$$("header nav[aria-label=Principal] > ul > li > a").length,
    ).toBeGreaterThan(0);
  });
});
