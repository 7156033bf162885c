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
    ["/", "Autopartes fabricadas en Colombia"],
    ["/catalogo", "Catálogo"],
    ["/amortiguadores", "Amortiguadores"],
    ["/accesorios-4x4/pasamanos", "Pasamanos - Accesorios 4X4"],
    [
      "/productos/accesorios-4x4/guardalodos/guardalodo-delantero-campero-5-puertas-par",
      "Guardalodo delantero campero 5 puertas, par",
    ],
    ["/nosotros", "Nosotros"],
    ["/contacto", "Contáctenos"],
    ["/buscar", "Buscar productos"],
    ["/privacidad", "Política de tratamiento de datos personales"],
  ])("%s has its whole title, description, address and a picture that is there (DEC 43)", async (path, titulo) => {
    const page = await visitor.visit(path);
    const whole = `${titulo} - GED Autopartes`;
    expect([og(page, "title"), og(page, "url"), og(page, "type")]).toEqual([whole, ORIGIN + path, "website"]);
    expect([text(page, "title"), og(page, "url")]).toEqual([whole, ORIGIN + canonical(page)]);
    expect(og(page, "description")).toBe(attribute(page, "meta[name=description]", "content"));
    const image = new URL(og(page, "image"));
    expect(image.origin).toBe(ORIGIN);
    const response = await visitor.fetch(image.pathname);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      200,
      expect.stringMatching(/^image\/(?:jpeg|png)$/),
    ]);
    expect(attribute(page, 'meta[name="twitter:card"]', "content")).toBe("summary_large_image");
  });

  it("/catalogo has the picture of the first category that has one (DEC 43)", async () => {
    const [first] = await db.medioUso.findMany({
      where: { categoria: { medios: { some: {} } }, medio: { mime: { startsWith: "image/" } } },
      orderBy: [{ categoria: { orden: "asc" } }, { orden: "asc" }],
      include: { medio: true },
    });
    const key = first?.medio.clave.split(".")[0] ?? "none";
    expect(og(await visitor.visit("/catalogo"), "image")).toContain(key);
  });

  it("has the whole name of a product in its title and its card, however long (DEC 43)", async () => {
    const long = "Amortiguador delantero telescópico de gas, campero 5 puertas, lado derecho con base reforzada";
    const [one, two] = [`${long}, serie corta`, `${long}, serie larga`];
    for (const nombre of [one, two]) {
      const page = await visitor.visit((await createProducto({ nombre })).href);
      expect([text(page, "title"), og(page, "title")]).toEqual(Array(2).fill(`${nombre} - GED Autopartes`));
    }
  });

  it("by another of its addresses names its one address", async () => {
    const { href, slug } = await createProducto();
    expect(og(await visitor.visit(`/producto/${slug}`), "url")).toBe(ORIGIN + href);
    expect(og(await visitor.visit("/catalogo/carroceria"), "url")).toBe(`${ORIGIN}/carroceria`);
  });

  it("without any picture shows the logo, and without a logo a drawing, both PNG or JPEG (DEC 43)", async () => {
    const { href } = await createProducto();
    await db.configuracionLogo.updateMany({ data: { activo: false } });
    const drawn = new URL(og(await visitor.visit(href), "image")).pathname;
    const response = await visitor.fetch(drawn);
    expect([drawn, response.status, response.headers.get("Content-Type")]).toEqual([
      "/compartir.png",
      200,
      "image/png",
    ]);
    const { id, clave } = await db.medio.findFirstOrThrow({ where: { mime: { startsWith: "image/" } } });
    const logo = await db.configuracionLogo.create({ data: { medio_id: id, activo: true } });
    expect(og(await visitor.visit(href), "image")).toContain(clave.split(".")[0]);
    await db.configuracionLogo.delete({ where: { id: logo.id } });
  });

  it("shows no logo that applications show as a strip, or not at all, but the drawing", async () => {
    const medio = { mime: "image/png", bytes: 1, sha256: "0", almacen: "disco", nombre: "x" };
    const { href } = await createProducto();
    for (const [ancho, alto, name] of [
      [405, 148, "compartir"],
      [600, 260, "compartir"],
      [280, 280, "compartir"],
      [1_000, 400, "logo-1000-400"],
    ] as const) {
      const { id } = await db.medio.create({
        data: { ...medio, clave: `logo/logo-${ancho}-${alto}.png`, ancho, alto },
      });
      await db.configuracionLogo.updateMany({ data: { activo: false } });
      const logo = await db.configuracionLogo.create({ data: { medio_id: id, activo: true } });
      expect(og(await visitor.visit(href), "image")).toContain(name);
      await db.configuracionLogo.delete({ where: { id: logo.id } });
      await db.medio.delete({ where: { id } });
    }
  });

  it("of a section without a picture shows its category's (DEC 9)", async () => {
    const { slug, categoria } = await createSubcategoria();
    const { id, clave } = await db.medio.findFirstOrThrow({ where: { mime: { startsWith: "image/" } } });
    await db.medioUso.create({ data: { medio_id: id, categoria_id: categoria.id, orden: 1 } });
    expect(og(await visitor.visit(`/${categoria.slug}/${slug}`), "image")).toContain(clave.split(".")[0]);
  });

  it("that lets one choose among products has a picture, and is in no search engine", async () => {
    for (const _ of [1, 2]) await createProducto({ nombre: "Brida gemela" });
    const page = await visitor.visit("/producto/brida-gemela");
    expect([og(page, "title"), canonical(page)]).toEqual(["Brida gemela - GED Autopartes", ""]);
    expect(og(page, "image")).not.toBe("");
    expect(page.$("meta[name=robots][content=noindex]")).not.toBeNull();
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
