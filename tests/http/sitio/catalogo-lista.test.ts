import { describe, expect, it } from "vitest";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida } from "../../support/content/medidas";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { attribute, canonical, fieldValue, links, text, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const subcategoria = await createSubcategoria({ nombre: "Piezas surtidas" });
await createProductos(30, subcategoria);
await createProducto({ subcategoria, nombre: "Bujía especial", codigo: "KX-77/A" });
await createProducto({ subcategoria, nombre: "Arandela cónica", codigo: "AA 01" });
await createProducto({ subcategoria, nombre: "Bujía oculta", codigo: "KX-78", visible: false });
const path = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;

describe("a long subcategory", () => {
  it("can be filtered and ordered, and says by what (PUB §2 Subcategory)", async () => {
    const page = await visitor.visit(`${path}?q=pieza&orden=codigo`);
    expect([attribute(page, "form[aria-label='Filtrar productos']", "method"), fieldValue(page, "q")]).toEqual([
      "get",
      "pieza",
    ]);
    expect(fieldValue(page, "orden")).toBe("codigo");
    expect(texts(page, "[aria-label='Filtrar productos'] option")).toEqual([
      "Nombre, A a Z",
      "Nombre, Z a A",
      "Código",
    ]);
  });

  it.each([
    ["bujia", ["Bujía especial"]],
    ["BUJÍA", ["Bujía especial"]],
    ["especial buj", ["Bujía especial"]],
    ["kx77a", ["Bujía especial"]],
    ["KX-77/A", ["Bujía especial"]],
    ["bujias", ["Bujía especial"]],
    ["aa01", ["Arandela cónica"]],
    ["KX-78", []],
    ["zzz", []],
  ])("filtered by %j shows %j", async (q, nombres) => {
    const page = await visitor.visit(`${path}?q=${encodeURIComponent(q)}`);
    expect(page.status).toBe(200);
    expect(texts(page, "section[aria-labelledby=productos] tbody a")).toEqual(nombres);
    if (nombres.length === 0) expect(page.text).toContain(`Ningún producto de esta sección contiene «${q}»`);
  });

  it("filtered by signs shows what holds them: they are text, neither patterns nor left out (PUB §2 Subcategory)", async () => {
    const own = await createSubcategoria();
    const place = `/${own.categoria.slug}/${own.slug}`;
    await createProducto({ subcategoria: own, nombre: "Cinta 5% roja", codigo: "QZ%1" });
    await createProducto({ subcategoria: own, nombre: "Cinta 5_ azul", codigo: "QZ_2" });
    await createProducto({ subcategoria: own, nombre: "Cinta 5\\ gris", codigo: "QZ\\3" });
    await createProducto({ subcategoria: own, nombre: "Cinta 50 verde", codigo: "QZ-5" });
    for (const [q, nombres] of [
      ["5%", ["Cinta 5% roja"]],
      ["cinta 5_", ["Cinta 5_ azul"]],
      ["5\\", ["Cinta 5\\ gris"]],
      ["qz%", ["Cinta 5% roja"]],
      ["QZ_2", ["Cinta 5_ azul"]],
      ["z\\3", ["Cinta 5\\ gris"]],
      ["5% verde", []],
      ["%", ["Cinta 5% roja"]],
    ] as const)
      expect([q, texts(await visitor.visit(`${place}?q=${encodeURIComponent(q)}`), "tbody a")]).toEqual([q, nombres]);
  });

  it("is by name unless another order is asked for; an unknown one is none", async () => {
    for (const query of ["", "?orden=nombre", "?orden=precio", "?orden="])
      expect(texts(await visitor.visit(path + query), "tbody a").slice(0, 3)).toEqual([
        "Arandela cónica",
        "Bujía especial",
        "Pieza 001",
      ]);
    const backwards = texts(await visitor.visit(`${path}?orden=nombre-desc`), "tbody a");
    expect(backwards.slice(0, 2)).toEqual(["Pieza 030", "Pieza 029"]);
  });

  it("by code has the codes in their order", async () => {
    const where = { subcategoria_id: subcategoria.id, visible: true };
    const rows = await db.producto.findMany({ where, orderBy: { codigo_clave: "asc" }, take: 24 });
    const page = await visitor.visit(`${path}?orden=codigo`);
    expect(texts(page, "tbody th")).toEqual(rows.map(({ codigo }) => codigo));
    expect(texts(page, "tbody th")[0]).toBe("AA 01");
  });

  it("keeps filter and order from page to page, and one address for search engines", async () => {
    const page = await visitor.visit(`${path}?q=pieza&orden=nombre-desc`);
    expect(text(page, "nav[aria-label=Paginación]")).toContain("Mostrando 1 a 24 de 30");
    const [[, next] = ["", ""]] = links(page, "nav[aria-label=Paginación] a[rel=next]");
    const second = await visitor.visit(next);
    expect(texts(second, "tbody a")).toEqual([6, 5, 4, 3, 2, 1].map((n) => `Pieza 00${n}`));
    expect([canonical(page), canonical(second)]).toEqual([path, path]);
  });

  it("is found in with measures written in any way, their unit too", async () => {
    const medida = await createSubcategoria({ nombre: "Piezas a medida" });
    for (const nombre of ["Perno largo M8 × 40", "Perno corto M8 × 20", "Abrazadera 8-12 mm"])
      await createProducto({ subcategoria: medida, nombre });
    const found = async (q: string) =>
      texts(await visitor.visit(`/${medida.categoria.slug}/${medida.slug}?${new URLSearchParams({ q })}`), "tbody a");
    for (const q of ["m8x40", "M8 x40", "M8×40", "perno m8 x 40 mm", "m8x40mm"])
      expect([q, await found(q)]).toEqual([q, ["Perno largo M8 × 40"]]);
    for (const q of ["8-12mm", "8-12 mm", "abrazadera 8-12MM"])
      expect([q, await found(q)]).toEqual([q, ["Abrazadera 8-12 mm"]]);
    expect(await found("m8x30mm")).toEqual([]);
  });

  it("filtered leads from a page beyond the end to the last one, filter kept", async () => {
    const response = await visitor.fetch(`${path}?q=pieza&pagina=9`);
    expect([response.status, response.headers.get("Location")]).toEqual([302, `${path}?q=pieza&pagina=2`]);
  });

  it("leads to its rows from filter and pages, and shows them without a picture above (PUB §2 Subcategory)", async () => {
    const pictures = "main [data-part=slides], main ged-deslizador";
    const whole = await visitor.visit(path);
    expect(whole.$(pictures)).not.toBeNull();
    expect(attribute(whole, "form[aria-label='Filtrar productos']", "action")).toBe(`${path}#productos`);
    for (const [, href] of links(whole, "nav[aria-label=Paginación] a")) expect(href).toMatch(/#productos$/);
    for (const query of ["?q=pieza", "?pagina=2", "?orden=codigo"])
      expect([query, (await visitor.visit(path + query)).$(pictures)]).toEqual([query, null]);
  });

  it("names what it is filtered by, with the way back (PUB §2 Subcategory)", async () => {
    const page = await visitor.visit(`${path}?q=pieza&orden=codigo`);
    const shown = "[aria-label='Filtros aplicados']";
    expect(texts(page, `${shown} b`)).toEqual(["pieza", "Código"]);
    expect(links(page, `${shown} a`)).toEqual([
      ["Quitar filtro Código o nombre", `${path}?orden=codigo#productos`],
      ["Quitar filtro Orden", `${path}?q=pieza#productos`],
      ["Limpiar", `${path}#productos`],
    ]);
    expect(text(page, "section[aria-labelledby=productos]")).toContain("30 de 32 referencias");
    expect((await visitor.visit(path)).$(shown)).toBeNull();
  });

  it("that is short needs no filter", async () => {
    const { categoria, slug } = (await createProducto()).subcategoria;
    expect((await visitor.visit(`/${categoria.slug}/${slug}`)).$("form[aria-label='Filtrar productos']")).toBeNull();
  });
});

describe("the catalogue's page", () => {
  it("has no link to itself, which other pages with all categories have (PUB §2 Catalogue page)", async () => {
    const toCatalogue = async (path: string) =>
      links(await visitor.visit(path), "main a").filter(([, href]) => href === "/catalogo");
    expect(await toCatalogue("/catalogo")).toEqual([]);
    expect(await toCatalogue("/")).toEqual([["Ver todas las categorías", "/catalogo"]]);
  });
});

describe("related products", () => {
  const related = "section[aria-labelledby=relacionados] tbody a";

  it("are up to six of the same subcategory: those after it by name, then those before (PUB §4)", async () => {
    const own = await createSubcategoria();
    await createProductos(10, own);
    await createProducto({ subcategoria: own, nombre: "Pieza 004b", visible: false });
    const base = `/productos/${own.categoria.slug}/${own.slug}`;
    const early = await visitor.visit(`${base}/pieza-004`);
    expect(text(early, "#relacionados")).toBe("Productos relacionados");
    expect(links(early, "section[aria-labelledby=relacionados] h2 + a")).toEqual([
      [`Ver los 10 de ${own.nombre}`, `/${own.categoria.slug}/${own.slug}`],
    ]);
    expect(texts(early, related)).toEqual([5, 6, 7, 8, 9].map((n) => `Pieza 00${n}`).concat("Pieza 010"));
    const late = await visitor.visit(`${base}/pieza-008`);
    expect(texts(late, related).toSorted()).toEqual(
      ["Pieza 009", "Pieza 010", ...[4, 5, 6, 7].map((n) => `Pieza 00${n}`)].toSorted(),
    );
    expect(texts(late, related).slice(0, 2)).toEqual(["Pieza 009", "Pieza 010"]);
    for (const [, href] of links(late, related)) expect((await visitor.fetch(href)).status).toBe(200);
  });

  it('say "de" once for a section whose name begins with it', async () => {
    const own = await createSubcategoria({ nombre: "De capó de prueba" });
    await createProductos(8, own);
    const page = await visitor.visit(`/productos/${own.categoria.slug}/${own.slug}/pieza-001`);
    expect(text(page, "section[aria-labelledby=relacionados] h2 + a")).toBe("Ver los 8 de capó de prueba");
  });

  it("have the measures in which one of them differs from the product, and their makes", async () => {
    const own = await createSubcategoria();
    const [largo, ancho] = [
      await createAtributo(own, { nombre: "Largo" }),
      await createAtributo(own, { nombre: "Ancho" }),
    ];
    const [one, other] = [await createProducto({ subcategoria: own }), await createProducto({ subcategoria: own })];
    for (const [producto, typed] of [
      [one, "92"],
      [other, "94"],
    ] as const) {
      await createMedida(producto, largo, typed);
      await createMedida(producto, ancho, "20");
    }
    const linea = await createLinea();
    await createAplicacion(other, linea);
    const page = await visitor.visit(one.href);
    const table = "section[aria-labelledby=relacionados]";
    expect(texts(page, `${table} thead th`)).toEqual(["Código", "Nombre del producto", "Largo mm"]);
    expect(texts(page, `${table} tbody td`)).toEqual([`${other.nombre} ${linea.marca.nombre}`, "94"]);
    expect(page.$(`${table} h2 + a`)).toBeNull();
  });

  it("are none, without a heading, where the product is alone", async () => {
    const { href } = await createProducto();
    expect((await visitor.visit(href)).$("#relacionados")).toBeNull();
  });
});

describe("photos in a list", () => {
  it.each(["/guardapolvos/homocineticos", "/buscar?q=guardapolvo", "/vehiculos/renault/duster"])(
    "%s shows each product's own, small and in its place before it has come, or an empty sheet (PUB §2 Subcategory)",
    async (path) => {
      const rows = (await visitor.visit(path)).$$("main tbody tr");
      expect(rows.length).toBeGreaterThan(10);
      const shown = await Promise.all(
        rows.map(async (row) => {
          const codigo = row.querySelector("th")?.textContent ?? "";
          const { medio } = await db.producto.findFirstOrThrow({ where: { codigo }, include: { medio: true } });
          const photo = row.querySelector("td:first-child img");
          expect(photo?.getAttribute("src") ?? null, codigo).toBe(medio && `/imagen/320.webp/${medio.clave}`);
          expect(row.querySelector("td:first-child")?.childElementCount, codigo).toBe(medio ? 1 : 0);
          return photo?.attributes;
        }),
      );
      const own = shown.filter((attributes) => attributes !== undefined);
      expect(own.length).toBeGreaterThan(0);
      for (const attributes of own)
        expect(attributes).toMatchObject({ width: "80", height: "60", alt: "", loading: "lazy" });
    },
  );

  it("have no column where no product has one", async () => {
    const { categoria, subcategoria } = await createProducto();
    const page = await visitor.visit(`/${categoria.slug}/${subcategoria.slug}`);
    expect(texts(page, "main thead th")).toEqual(["Código", "Nombre del producto", "Cantidad"]);
  });
});
