import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { attribute, canonical, text } from "../../support/site/reading";
import { db, ORIGIN, type Page, Visitor } from "../../support/site/site";

const visitor = new Visitor();

function og(page: Page, name: string): string {
  return attribute(page, `meta[property="og:${name}"]`, "content");
}

describe("a page that is shared", () => {
  it.each([
    ["/", "Autopartes fabricadas en Colombia - GED Autopartes"],
    ["/amortiguadores", "Amortiguadores"],
    ["/accesorios-4x4/pasamanos", "Pasamanos - Accesorios 4X4"],
    [
      "/productos/accesorios-4x4/guardalodos/guardalodo-delantero-campero-5-puertas-par",
      "Guardalodo delantero campero 5 puertas, par",
    ],
    ["/nosotros", "Nosotros"],
  ])("%s has title, description, address and a JPEG that is there", async (path, titulo) => {
    const page = await visitor.visit(path);
    expect([og(page, "title"), og(page, "url"), og(page, "type")]).toEqual([titulo, ORIGIN + path, "website"]);
    expect(og(page, "url")).toBe(ORIGIN + canonical(page));
    expect(og(page, "description")).toBe(attribute(page, "meta[name=description]", "content"));
    const image = new URL(og(page, "image"));
    expect(image.origin).toBe(ORIGIN);
    const response = await visitor.fetch(image.pathname);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(attribute(page, 'meta[name="twitter:card"]', "content")).toBe("summary_large_image");
  });

  it("by another of its addresses names its one address", async () => {
    const { href, slug } = await createProducto();
    expect(og(await visitor.visit(`/producto/${slug}`), "url")).toBe(ORIGIN + href);
    expect(og(await visitor.visit("/catalogo/carroceria"), "url")).toBe(`${ORIGIN}/carroceria`);
  });

  it("without any picture names none", async () => {
    const { href } = await createProducto();
    const page = await visitor.visit(href);
    expect([og(page, "title") !== "", page.$('meta[property="og:image"]')]).toEqual([true, null]);
  });

  it("that is not there has nothing to share", async () => {
    const page = await visitor.visit("/zzz");
    expect(page.$$('meta[property^="og:"]')).toEqual([]);
    expect(canonical(page)).toBe("");
  });
});

describe("what search engines are told of a page", () => {
  it("is its description cut at 155 characters: 152 and three dots (PUB §5 Other rules, PUB §9 SEO and security)", async () => {
    const { href } = await createProducto({ descripcion: "ñ".repeat(156) });
    const page = await visitor.visit(href);
    expect(attribute(page, "meta[name=description]", "content")).toBe(`${"ñ".repeat(152)}...`);
    const whole = await createProducto({ descripcion: "ñ".repeat(155) });
    const other = await visitor.visit(whole.href);
    expect(attribute(other, "meta[name=description]", "content")).toBe("ñ".repeat(155));
  });

  it("is something of its own even where nobody described it", async () => {
    const { href, codigo } = await createProducto({ descripcion: "" });
    expect(attribute(await visitor.visit(href), "meta[name=description]", "content")).toContain(codigo);
  });

  it("is a title that ends in the company's name, once (PUB §9 SEO and security)", async () => {
    const { href, nombre } = await createProducto();
    expect(text(await visitor.visit(href), "title")).toBe(`${nombre} - GED Autopartes`);
    const own = await createProducto({ nombre: "Llavero ged autopartes" });
    expect(text(await visitor.visit(own.href), "title")).toBe("Llavero ged autopartes");
  });

  it("follows the company's name when staff change it", async () => {
    const { categoria, slug } = await createSubcategoria();
    await db.ajuste.create({ data: { clave: "empresa", valor: "Otra Empresa" } });
    const page = await visitor.visit(`/${categoria.slug}/${slug}`);
    expect(text(page, "title")).toMatch(/ - Otra Empresa$/);
    expect(og(page, "site_name")).toBe("Otra Empresa");
  });
});
