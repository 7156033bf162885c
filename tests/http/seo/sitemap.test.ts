import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoHref } from "../../support/content/factories";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { db, ORIGIN, Visitor } from "../../support/site/site";
import { fixedPages } from "../../support/site/routes";

const visitor = new Visitor();
const AT_ONCE = 8;

async function addresses(path: string): Promise<string[]> {
  const response = await visitor.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
  const xml = await response.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) xmlns="http/);
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}

/** Every public address, from what is stored. */
async function everything(): Promise<string[]> {
  const categorias = await db.categoria.findMany();
  const subcategorias = await db.subcategoria.findMany({
    where: { productos: { some: { visible: true } } },
    include: { categoria: true },
  });
  const productos = await db.producto.findMany({
    where: { visible: true },
    include: { subcategoria: { include: { categoria: true } } },
  });
  const withProducts = { aplicaciones: { some: { producto: { visible: true } } } };
  const marcas = await db.marca.findMany({
    where: { lineas: { some: withProducts } },
    include: { lineas: { where: withProducts } },
  });
  const vehiculos = marcas.flatMap(({ slug, lineas }) =>
    ["", ...lineas.map((linea) => `/${linea.slug}`)].map((rest) => `/vehiculos/${slug}${rest}`),
  );
  return [
    // A list of a visitor's own is nothing to be found.
    ...fixedPages().filter((path) => path !== "/cotizacion"),
    ...vehiculos,
    ...categorias.map(({ slug }) => `/${slug}`),
    ...subcategorias.map(({ slug, categoria }) => `/${categoria.slug}/${slug}`),
    ...productos.map(({ slug, subcategoria }) => productoHref(subcategoria, slug)),
  ].map((path) => ORIGIN + path);
}

describe("the sitemap", () => {
  it("lists every public address exactly once, and nothing that is hidden (PUB §4)", async () => {
    const shown = await createProducto();
    const hidden = await createProducto({ visible: false });
    const [linea, ofHidden] = [await createLinea(), await createLinea()];
    await createAplicacion(shown, linea, {});
    await createAplicacion(hidden, ofHidden, {});
    const listed = await addresses("/sitemap.xml");
    expect(listed.toSorted()).toEqual((await everything()).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toContain(ORIGIN + shown.href);
    expect(listed).not.toContain(ORIGIN + hidden.href);
    expect([linea, ofHidden].map(({ href }) => listed.includes(ORIGIN + href))).toEqual([true, false]);
    expect(listed.filter((address) => address.includes("/admin"))).toEqual([]);
  });

  it("lists addresses that all answer 200, each as its own one address", { timeout: 180_000 }, async () => {
    const listed = await addresses("/sitemap.xml");
    const wrong: string[] = [];
    const queue = listed.values();
    async function work() {
      for (const address of queue) {
        const response = await visitor.fetch(new URL(address).pathname);
        const html = await response.text();
        const own = html.includes(`<link rel="canonical" href="${address}">`);
        if (response.status !== 200 || !own) wrong.push(`${response.status} ${address}`);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(listed.length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });

  it("has no section before it has products, and neither have search engines", async () => {
    const subcategoria = await createSubcategoria();
    const path = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
    const isListed = async () => (await addresses("/sitemap.xml")).includes(ORIGIN + path);
    const isIndexed = async () => (await visitor.visit(path)).$("meta[name=robots]") === null;
    expect([await isListed(), await isIndexed()]).toEqual([false, false]);
    await createProducto({ subcategoria });
    expect([await isListed(), await isIndexed()]).toEqual([true, true]);
  });

  it("says of no section when it changed, for its products change it", async () => {
    const xml = await (await visitor.fetch("/sitemap.xml")).text();
    expect(xml).toContain(`<loc>${ORIGIN}/amortiguadores</loc></url>`);
    expect(xml).toContain(`<loc>${ORIGIN}/ferreteria/pernos</loc></url>`);
  });

  it("tells when a product was changed", async () => {
    const { href, updated_at } = await createProducto();
    const xml = await (await visitor.fetch("/sitemap.xml")).text();
    expect(xml).toContain(`<loc>${ORIGIN}${href}</loc><lastmod>${updated_at.toISOString()}</lastmod>`);
  });

  it("is one file while it is small: its parts have no address", async () => {
    for (const part of ["0", "1", "x"]) expect((await visitor.fetch(`/sitemap/${part}`)).status).toBe(404);
  });

  it("is named in robots.txt by its whole address", async () => {
    const body = await (await visitor.fetch("/robots.txt")).text();
    expect(body.split("\n")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});
