import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { canonical, links, migas, text, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();

describe("a category's page", () => {
  it.each(["accesorios-4x4", "Accesorios-4X4", "Accesorios%204X4", "ACCESORIOS%20%204x4"])(
    "answers at /%s with its one address (PUB §2 Routes, PUB §5 Other rules)",
    async (path) => {
      const page = await visitor.visit(`/${path}`);
      expect([page.status, text(page, "h1"), canonical(page)]).toEqual([200, "Accesorios 4X4", "/accesorios-4x4"]);
    },
  );

  it("answers at /catalogo/ with the fixed id, the database id and the slug (PUB §2 Routes, DEC 3)", async () => {
    const { id } = await db.categoria.findUniqueOrThrow({ where: { fija_id: "carroceria" } });
    await db.categoria.update({ where: { id }, data: { slug: "latoneria", nombre: "Latonería", clave: "LATONERIA" } });
    for (const any of ["carroceria", String(id), "latoneria"]) {
      const page = await visitor.visit(`/catalogo/${any}`);
      expect([page.status, text(page, "h1"), canonical(page)]).toEqual([200, "Latonería", "/latoneria"]);
    }
  });

  it("shows where it stands, its description and all its subcategories (PUB §2 Category, PUB §7)", async () => {
    const page = await visitor.visit("/amortiguadores");
    expect(texts(page, `${migas} li`)).toEqual(["Inicio", "Amortiguadores"]);
    expect(links(page, `${migas} a`)).toEqual([["Inicio", "/"]]);
    const rows = await db.subcategoria.findMany({
      where: { categoria: { slug: "amortiguadores" } },
      orderBy: { clave: "asc" },
    });
    const cards = links(page, "[data-part=cards] > a");
    expect(cards).toEqual(rows.map(({ nombre, slug }) => [nombre, `/amortiguadores/${slug}`]));
  });

  it("says so when it has no subcategories (PUB §2 Category)", async () => {
    const { categoria, id } = await createSubcategoria();
    await db.subcategoria.delete({ where: { id } });
    expect((await visitor.visit(`/${categoria.slug}`)).text).toContain("Sin subcategorías disponibles");
  });
});

describe("a subcategory's page", () => {
  it("answers by slug under the category and under /catalogo, by slug and by id (PUB §2 Routes, PUB §7)", async () => {
    const sub = await createSubcategoria({ nombre: "Suspensión delantera" });
    await createProducto({ subcategoria: sub });
    const one = `/${sub.categoria.slug}/suspension-delantera`;
    const { id } = sub.categoria;
    for (const path of [one, `/catalogo${one}`, `/catalogo/${id}/suspension-delantera`, `/catalogo/${id}/${sub.id}`]) {
      const page = await visitor.visit(path);
      expect([path, page.status, text(page, "h1"), canonical(page)]).toEqual([path, 200, "Suspensión delantera", one]);
    }
  });

  it("shows where it stands, its category, and its visible products by name (PUB §2 Catalogue route, PUB §2 Subcategory, PUB §4, PUB §7)", async () => {
    const subcategoria = await createSubcategoria();
    const second = await createProducto({ subcategoria, nombre: "Bisagra ñandú" });
    const first = await createProducto({ subcategoria, nombre: "Ábaco de prueba" });
    await createProducto({ subcategoria, nombre: "Aldaba oculta", visible: false });
    const { categoria, nombre, slug } = subcategoria;
    const page = await visitor.visit(`/${categoria.slug}/${slug}`);
    expect(texts(page, `${migas} li`)).toEqual(["Inicio", categoria.nombre, nombre]);
    expect(links(page, "main [data-part=chip]")).toEqual([[categoria.nombre, `/${categoria.slug}`]]);
    expect(texts(page, "main h2")).toContain(`Productos - ${nombre}`);
    expect(texts(page, "tbody th")).toEqual([first.codigo, second.codigo]);
    expect(links(page, "tbody a")).toEqual([
      [first.nombre, first.href],
      [second.nombre, second.href],
    ]);
  });

  it("says so when it has no visible product (PUB §2 Errors)", async () => {
    const { subcategoria } = await createProducto({ visible: false });
    const page = await visitor.visit(`/${subcategoria.categoria.slug}/${subcategoria.slug}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("No hay productos disponibles en esta sección");
    expect(page.$("tbody")).toBeNull();
  });
});

describe("addresses that lead elsewhere", () => {
  it.each([
    ["/inicio", "/"],
    ["/inicio/", "/"],
    ["/Inicio", "/"],
    ["/productos", "/catalogo"],
    ["/producto", "/catalogo"],
  ])("%s for good to %s", async (from, to) => {
    const response = await visitor.fetch(from);
    expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
  });

  it.each([
    ["/amortiguador", "/amortiguadores"],
    ["/accesorios4x4", "/accesorios-4x4"],
    ["/vehicular", "/seguridad-vehicular"],
    ["/catalogo/ferreteria-general", "/ferreteria"],
    ["/ferreterias", "/ferreteria"],
    ["/catalogo/guardapolvosas", "/guardapolvos"],
    ["/amortiguador/con-resorte", "/amortiguadores/con-resorte"],
    ["/ACCESORIOS-4X4/BARRAS-ANTIVUELCO", "/accesorios-4x4/barras-antivuelco"],
    ["/catalogo/ferreterias/Abrazaderas?q=acero", "/ferreteria/abrazaderas?q=acero"],
  ])("%s for now to its one likeness %s (PUB §5 Other rules)", async (from, to) => {
    const response = await visitor.fetch(from);
    expect([response.status, response.headers.get("Location")]).toEqual([302, to]);
  });

  it("offer the choice when several names resemble them, and serve none (PUB §5 Other rules, DEC 6)", async () => {
    for (const path of ["/accesorios", "/catalogo/accesorios"]) {
      const page = await visitor.visit(path);
      expect([page.status, page.path]).toEqual([404, path]);
      expect(links(page, "main ul a")).toEqual([
        ["Accesorios 4X4", "/accesorios-4x4"],
        ["Accesorios Automóviles", "/accesorios-automoviles"],
      ]);
    }
  });

  it("are never guessed from a word of one or two letters (PUB §5 Other rules)", async () => {
    expect((await visitor.visit("/de")).status).toBe(404);
  });
});

describe("an address of the catalogue that the menu gave another name", () => {
  async function nameCatalogo(slug: string, nombre = "Catálogo") {
    await db.menuItem.updateMany({ where: { orden: 2 }, data: { nombre, slug } });
  }

  it("leads to /catalogo for now, however it is written (PUB §2 Catalogue route, DEC 11)", async () => {
    await nameCatalogo("/Mi-Catalogo/");
    for (const path of ["/mi-catalogo", "/Mi-Catalogo", "/mi-catalogo/"]) {
      const response = await visitor.fetch(path);
      expect([path, response.status, response.headers.get("Location")]).toEqual([path, 302, "/catalogo"]);
    }
    expect((await visitor.fetch("/catalogo")).status).toBe(200);
  });

  it("is known by the slug «categorias» alone: it leads to /catalogo and keeps its categories (PUB §2 Catalogue route, PUB §2 Navbar)", async () => {
    await nameCatalogo("categorias", "Lo que hacemos");
    const response = await visitor.fetch("/categorias");
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/catalogo"]);
    const page = await visitor.visit("/nosotros");
    expect(links(page, "#menu-catalogo a")).toContainEqual(["Ver todas las categorías", "/catalogo"]);
    expect(page.text).toContain("Lo que hacemos");
    await nameCatalogo("catalogo");
  });

  it("does not take the place of a live category, nor of a page of the site", async () => {
    await nameCatalogo("amortiguadores");
    expect(text(await visitor.visit("/amortiguadores"), "h1")).toBe("Amortiguadores");
    await nameCatalogo("contacto");
    expect(text(await visitor.visit("/contacto"), "h1")).toBe("Contáctenos");
    await nameCatalogo("catalogo");
    expect(text(await visitor.visit("/catalogo"), "h1")).toBe("Catálogo");
  });
});
