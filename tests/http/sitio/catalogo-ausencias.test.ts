import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { links, texts } from "../../support/site/reading";
import { db, type Page, Visitor } from "../../support/site/site";

const visitor = new Visitor();

function targets(page: Page): string[] {
  return links(page, "main a").map(([, href]) => href);
}

describe("what is not there answers 404 in words:", () => {
  it("a page (PUB §2 Not found, PUB §2 Routes, DEC 2)", async () => {
    const page = await visitor.visit("/zzz/yyy/xxx/www");
    expect([page.status, texts(page, "h1")]).toEqual([404, ["404. Página no encontrada"]]);
    expect(links(page, "main a")).toEqual(
      expect.arrayContaining([
        ["Volver al inicio", "/"],
        [expect.any(String), "/catalogo"],
      ]),
    );
    expect(page.$("meta[name=robots][content=noindex]")).not.toBeNull();
    expect(page.$("header nav[aria-label=Principal] a")).not.toBeNull();
  });

  it("a first segment that is no category (PUB §2 Category)", async () => {
    const page = await visitor.visit("/zzz");
    expect(page.status).toBe(404);
    for (const part of ["404", "Página no encontrada", "Categoría no encontrada", "Volver al inicio"])
      expect(page.text).toContain(part);
    expect(targets(page)).toEqual(expect.arrayContaining(["/", "/catalogo"]));
  });

  it.each(["/catalogo%2Fcarroceria", "/carroceria%2Fzzz"])("a first segment with a slash in it: %s", async (path) => {
    const page = await visitor.visit(path);
    expect([page.status, texts(page, "h1")]).toEqual([404, ["404. Página no encontrada"]]);
    expect(page.$("header nav[aria-label=Principal] a")).not.toBeNull();
  });

  it("a category under /catalogo (PUB §2 Errors)", async () => {
    const page = await visitor.visit("/catalogo/zzz");
    expect([page.status, texts(page, "h1").join()]).toEqual([404, expect.stringContaining("Categoría no encontrada")]);
    expect(targets(page)).toEqual(expect.arrayContaining(["/", "/catalogo"]));
  });

  it.each(["/carroceria/zzz", "/catalogo/carroceria/zzz"])(
    "a subcategory at %s (PUB §2 Category, PUB §2 Errors)",
    async (path) => {
      const page = await visitor.visit(path);
      const heading = expect.stringContaining("Subcategoría no encontrada");
      expect([page.status, texts(page, "h1").join()]).toEqual([404, heading]);
      expect(targets(page)).toEqual(expect.arrayContaining(["/", "/carroceria"]));
    },
  );

  it.each([
    "/producto/zzz",
    "/productos/carroceria/zzz",
    "/productos/carroceria/guardabarros/zzz",
    "/productos/carroceria/zzz/yyy",
    "/productos/zzz/yyy",
    "/productos/zzz/yyy/xxx",
  ])("a product at %s (PUB §2 Errors)", async (path) => {
    const page = await visitor.visit(path);
    const heading = expect.stringContaining("Producto no encontrado");
    expect([page.status, texts(page, "h1").join()]).toEqual([404, heading]);
    expect(links(page, "main a")).toContainEqual(["Volver al catálogo", "/catalogo"]);
  });
});

describe("an old address", () => {
  it("of a renamed category leads for good to the new one, from every page below it", async () => {
    const producto = await createProducto();
    const { subcategoria, categoria, slug } = producto;
    const { id } = categoria;
    await db.categoria.update({ where: { id }, data: { slug: "nueva-familia" } });
    const history = { tipo: "categoria", padre_id: 0, slug: categoria.slug, categoria_id: id };
    await db.historialSlug.create({ data: history });
    for (const [from, to] of [
      [`/${categoria.slug}`, "/nueva-familia"],
      [`/catalogo/${categoria.slug}`, "/nueva-familia"],
      [`/${categoria.slug}/${subcategoria.slug}?pagina=2`, `/nueva-familia/${subcategoria.slug}?pagina=2`],
      [producto.href, `/productos/nueva-familia/${subcategoria.slug}/${slug}`],
      [`/productos/${categoria.slug}/${slug}`, `/productos/nueva-familia/${subcategoria.slug}/${slug}`],
    ]) {
      const response = await visitor.fetch(from ?? "");
      expect([from, response.status, response.headers.get("Location")]).toEqual([from, 301, to]);
    }
  });

  it("of a renamed subcategory leads for good to the new one", async () => {
    const producto = await createProducto();
    const { subcategoria, categoria, slug } = producto;
    const { id } = subcategoria;
    await db.subcategoria.update({ where: { id }, data: { slug: "nuevo-grupo" } });
    const history = { tipo: "subcategoria", padre_id: categoria.id, slug: subcategoria.slug, subcategoria_id: id };
    await db.historialSlug.create({ data: history });
    const page = await visitor.fetch(`/${categoria.slug}/${subcategoria.slug}`);
    expect([page.status, page.headers.get("Location")]).toEqual([301, `/${categoria.slug}/nuevo-grupo`]);
    const product = await visitor.fetch(producto.href);
    const to = `/productos/${categoria.slug}/nuevo-grupo/${slug}`;
    expect([product.status, product.headers.get("Location")]).toEqual([301, to]);
  });
});

const odd = [
  "%00",
  "a%00b",
  "%ED%A0%80",
  "%E0%A4%A",
  "%",
  "..",
  "%2e%2e",
  "..%2f..%2fetc%2fpasswd",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "x".repeat(6000),
  "%F0%9F%94%A7".repeat(300),
  "__proto__",
  "constructor",
  "999999999999999999999",
  "-1",
  "1e9",
  "'%20OR%201%3D1--",
  "%25%27",
  "%5C",
  "%0d%0aSet-Cookie:x=1",
];

describe("odd addresses are refused, never a fault of the server:", () => {
  it.each(odd)("%s", async (text) => {
    const { categoria } = await createSubcategoria();
    const prefixes = ["/", "/catalogo/", "/catalogo/1/", `/${categoria.slug}/`, "/producto/", "/productos/carroceria/"];
    for (const prefix of [
      ...prefixes,
      "/productos/carroceria/guardabarros/",
      "/productos/x/",
      "/media/",
      "/imagen/320-webp/",
      "/imagen/",
      "/sitemap/",
      "/assets/",
    ]) {
      const response = await visitor.fetch(prefix + text);
      expect(response.status, prefix).toBeGreaterThanOrEqual(200);
      expect(response.status, prefix).toBeLessThan(500);
      expect(response.headers.get("Set-Cookie")).toBeNull();
      const body = await response.text();
      expect(body).not.toContain("<script>alert");
      expect(body).not.toMatch(/node_modules|Invalid `|at async /);
    }
    for (const path of ["/accesorios-4x4/guardalodos", "/buscar", "/buscar/sugerencias"])
      for (const query of ["q", "pagina", "orden", "categoria"])
        expect((await visitor.fetch(`${path}?${query}=${text}`)).status, path + query).toBeLessThan(500);
  });
});
