import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listProductosVisibles } from "~/domain/catalogo/catalogo.server";
import { readFiltros } from "~/domain/medidas/filtros";
import { numeroText } from "~/domain/medidas/medidas";
import { listAtributosPublicos } from "~/domain/medidas/publico.server";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { type Atributo, createAtributo, createMedida } from "../../support/content/medidas";
import { jsonLdOf } from "../../support/site/json-ld";
import { text, texts } from "../../support/site/reading";
import { db, type Page, Visitor } from "../../support/site/site";

const visitor = new Visitor();

/** A subcategory of bolts with a length, a finish and a note, which stands on the product's page alone. */
async function bolts() {
  const subcategoria = await createSubcategoria();
  const largo = await createAtributo(subcategoria);
  const acabado = await createAtributo(subcategoria, { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "Negro\nZincado\nGris & azul" }); // prettier-ignore
  const nota = await createAtributo(subcategoria, { nombre: "Nota", unidad: "", tipo: "texto", en_tabla: false, es_filtro: false }); // prettier-ignore
  const add = async (nombre: string, ...values: [Atributo, string][]) => {
    const producto = await createProducto({ subcategoria, nombre });
    for (const [atributo, typed] of values) await createMedida(producto, atributo, typed);
    return producto;
  };
  const corto = await add("Perno corto", [largo, "12,5"], [acabado, "Zincado"], [nota, "Rosca fina"]);
  await add("Perno largo", [largo, "40"], [acabado, "Zincado"]);
  await add("Perno medio", [largo, "20"], [acabado, "Gris & azul"]);
  await add("Tuerca");
  return { subcategoria, largo, acabado, corto, href: `/${subcategoria.categoria.slug}/${subcategoria.slug}` };
}

function names(page: Page): string[] {
  return texts(page, "tbody td:nth-child(2) a");
}

describe("the measures on a subcategory's page (PUB §2 Subcategory)", () => {
  it("are columns of its table, with their unit, where they are wanted there", async () => {
    const { href } = await bolts();
    const page = await visitor.visit(href);
    expect(texts(page, "thead th")).toEqual(["Código", "Nombre del producto", "Largo mm", "Acabado", "Cantidad"]);
    expect(
      page.$$("tbody tr").map((row) =>
        row
          .querySelectorAll("td")
          .slice(1, -1)
          .map((cell) => cell.text),
      ),
    ).toEqual([
      ["12,5", "Zincado"],
      ["40", "Zincado"],
      ["20", "Gris & azul"],
      ["", ""],
    ]);
  });

  it("filter the list together with the text; each filter can be lifted, or all", async () => {
    const { largo, acabado, href } = await bolts();
    const page = await visitor.visit(href);
    const typed = { [`m${largo.id}-desde`]: "12.5", [`m${acabado.id}`]: "Zincado", q: "perno" };
    const found = await visitor.visit(`${href}?${new URLSearchParams(typed)}`);
    expect(names(found)).toEqual(["Perno corto", "Perno largo"]);
    expect(texts(found, "[aria-label='Filtros aplicados'] li > span")).toEqual([
      "Código o nombre perno",
      "Largo desde 12,5 mm",
      "Acabado Zincado",
    ]);
    expect(text(found, "#productos + p")).toBe("2 de 4 referencias");
    expect(found.$(`#m${largo.id}-desde`)?.getAttribute("value")).toBe("12,5");
    expect(found.$(`#m${acabado.id} option[selected]`)?.text).toBe("Zincado");
    const lift = found.$$("[aria-label='Filtros aplicados'] a").map((a) => a.getAttribute("href") ?? "");
    expect(lift.at(-1)).toBe(`${href}#productos`);
    const [, withoutLargo = "", withoutAcabado = ""] = lift;
    expect(names(await visitor.visit(withoutAcabado))).toEqual(["Perno corto", "Perno largo", "Perno medio"]);
    const narrower = withoutLargo.replace("#", `&m${largo.id}-hasta=20#`);
    expect(names(await visitor.visit(narrower))).toEqual(["Perno corto"]);
    const choices = texts(page, `#m${acabado.id} option`);
    expect(choices).toEqual(["Todos", "Negro", "Zincado", "Gris & azul"]);
    const other = await visitor.visit(`${href}?m${acabado.id}=${encodeURIComponent("Gris & azul")}`);
    expect(names(other)).toEqual(["Perno medio"]);
    expect(other.$("link[rel=canonical]")?.getAttribute("href")).toMatch(new RegExp(`${href}$`));
    const none = await visitor.visit(`${href}?m${acabado.id}=Negro`);
    expect(text(none, "[data-part=empty]")).toContain("Ningún producto de esta sección pasa los filtros");
  });

  it("keep their filters from page to page", async () => {
    const { subcategoria, largo, href } = await bolts();
    for (let n = 1; n <= 26; n += 1) await createMedida(await createProducto({ subcategoria }), largo, "7");
    const second = await visitor.visit(`${href}?pagina=2&m${largo.id}-hasta=7`);
    expect(names(second)).toHaveLength(2);
    const links = second.$$("nav a").map((a) => a.getAttribute("href") ?? "");
    expect(links.filter((link) => link.includes(`m${largo.id}-hasta=7`))).not.toHaveLength(0);
    expect((await visitor.visit(`${href}?pagina=9&m${largo.id}-hasta=7`)).path).toContain(
      `pagina=2&m${largo.id}-hasta=7`,
    );
  });

  it("take odd input for no filter", async () => {
    const { largo, acabado, href } = await bolts();
    for (const [name, value] of [
      [`m${largo.id}-desde`, "abc"],
      [`m${largo.id}-desde`, "1.000"],
      [`m${largo.id}-hasta`, "1e999"],
      [`m${largo.id}`, "12"],
      [`m${acabado.id}`, "'; DROP TABLE medidas --"],
      [`m${acabado.id}-desde`, "1"],
      ["m999999999", "x"],
      ["m0", "x"],
      [`m${acabado.id}`, "\u0000"],
    ] as const) {
      const page = await visitor.visit(`${href}?${new URLSearchParams({ [name]: value })}`);
      expect([name, value, page.status, names(page).length]).toEqual([name, value, 200, 4]);
    }
  });

  it("say beside their field what is no number, and keep it", async () => {
    const { largo, href } = await bolts();
    const [from, to] = [`m${largo.id}-desde`, `m${largo.id}-hasta`];
    const page = await visitor.visit(`${href}?${new URLSearchParams({ [from]: "1 7 8", [to]: "1.875" })}`);
    for (const [name, typed, error] of [
      [from, "1 7 8", "Escriba un número, como 12,5"],
      [to, "1.875", "No se sabe si el punto separa miles: escriba 1875 o 1,875"],
    ] as const) {
      const field = page.$(`#${name}`);
      expect([field?.getAttribute("value"), field?.getAttribute("aria-invalid")]).toEqual([typed, "true"]);
      expect(text(page, `#${field?.getAttribute("aria-describedby")}`)).toBe(error);
    }
    expect(page.$("details")?.hasAttribute("open")).toBe(true);
    expect(texts(page, "main [role=alert]")).toEqual([
      "El filtro «1 7 8» no se aplicó. Escriba un número, como 12,5.",
      expect.stringContaining("El filtro «1.875» no se aplicó."),
    ]);
    const reversed = await visitor.visit(`${href}?${new URLSearchParams({ [from]: "40", [to]: "10", pagina: "9" })}`);
    expect([reversed.$(`#${from}`), reversed.$(`#${to}`)].map((one) => one?.getAttribute("value"))).toEqual([
      "40",
      "10",
    ]);
    expect(texts(reversed, "main [role=alert]")).toEqual(["El filtro «10» no se aplicó. Es menor que el comienzo."]);
    const hidden = await visitor.visit(`${href}?${new URLSearchParams({ [from]: "4\u0000x\u202e" })}`);
    expect(hidden.$(`#${from}`)?.getAttribute("value")).toBe("4x");
    const right = await visitor.visit(`${href}?${new URLSearchParams({ [from]: "1,5" })}`);
    expect([right.$("[data-part=error]"), right.$("details[open]")]).toEqual([null, null]);
  });

  it("count to a thousand, and have pages for as many", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(1_100, subcategoria);
    const atributo = await createAtributo(subcategoria, { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "A\nB" }); // prettier-ignore
    await db.$executeRaw`INSERT INTO medidas (producto_id, atributo_id, texto)
      SELECT id, ${atributo.id}, 'B' FROM productos WHERE subcategoria_id = ${subcategoria.id}`;
    const href = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
    for (const asked of [`m${atributo.id}=B`, "q=pieza", `q=PZ&m${atributo.id}=B`, `q=PZ&orden=codigo`]) {
      const last = await visitor.visit(`${href}?${asked}&pagina=42`);
      expect([asked, text(last, "#productos + p"), names(last).length]).toEqual([asked, "Más de 1.000 de 1.100 referencias", 16]); // prettier-ignore
      const beyond = await visitor.fetch(`${href}?${asked}&pagina=43`);
      expect([beyond.status, beyond.headers.get("location")?.includes("pagina=42")]).toEqual([302, true]);
    }
    const few = await visitor.visit(`${href}?m${atributo.id}=B&q=Pieza+10`);
    expect(text(few, "#productos + p")).toMatch(/^\d+ de 1.100 referencias$/);
  });

  it("follow a product that gets another name, is hidden or is shown again", async () => {
    const { subcategoria, largo, acabado, corto } = await bolts();
    const asked = [{ [`m${acabado.id}`]: "Zincado" }, { [`m${largo.id}-desde`]: "1", [`m${largo.id}-hasta`]: "30" }];
    const found = async (given: Record<string, string>) => {
      const pedido = { q: "", columnas: [], orden: "nombre", skip: 0, take: 50 } as const;
      const filtros = readFiltros([largo, acabado], given);
      const { productos, total } = await listProductosVisibles(subcategoria, { ...pedido, filtros });
      return [total, ...productos.map(({ nombre }) => nombre.replace("Perno ", ""))].join(" ");
    };
    const after = async (data: { nombre?: string; clave?: string; visible?: boolean }) => {
      await db.producto.update({ where: { id: corto.id }, data });
      return Promise.all(asked.map(found));
    };
    expect(await after({})).toEqual(["2 corto largo", "2 corto medio"]);
    expect(await after({ nombre: "Perno otro", clave: "PERNO OTRO" })).toEqual(["2 largo otro", "2 medio otro"]);
    expect(await after({ visible: false })).toEqual(["1 largo", "1 medio"]);
    await db.medida.deleteMany({ where: { producto_id: corto.id } });
    await createMedida(corto, largo, "7");
    expect(await after({})).toEqual(["1 largo", "1 medio"]);
    expect(await after({ visible: true })).toEqual(["1 largo", "2 medio otro"]);
  });

  it("find the same products by the same filters on both databases", async () => {
    const subcategoria = await createSubcategoria();
    const atributos = [await createAtributo(subcategoria), await createAtributo(subcategoria, { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "Á\nB\nc d" })]; // prettier-ignore
    const [largo, acabado] = atributos;
    if (!largo || !acabado) throw new Error("No attributes");
    const rows: { nombre: string; largo: number | null; acabado: string | null }[] = [];
    const opciones = ["Á", "B", "c d"];
    for (let n = 0; n < 24; n += 1) {
      const row = { nombre: `Pieza ${String(n).padStart(2, "0")}`, largo: n % 5 === 0 ? null : (n * 37) / 8, acabado: opciones[n % 4] ?? null }; // prettier-ignore
      rows.push(row);
      const producto = await createProducto({ subcategoria, nombre: row.nombre });
      if (row.largo !== null) await createMedida(producto, largo, numeroText(row.largo));
      if (row.acabado) await createMedida(producto, acabado, row.acabado);
    }
    const publicos = await listAtributosPublicos(subcategoria.id);
    const side = fc.option(fc.integer({ min: 0, max: 900 }).map((n) => n / 8));
    await fc.assert(
      fc.asyncProperty(side, side, fc.option(fc.constantFrom(...opciones)), async (desde, hasta, opcion) => {
        const filtros = readFiltros(publicos, {
          [`m${largo.id}-desde`]: desde === null ? "" : numeroText(desde),
          [`m${largo.id}-hasta`]: hasta === null ? "" : numeroText(hasta),
          [`m${acabado.id}`]: opcion ?? "",
        });
        const lugar = { ...subcategoria, productos_visibles: rows.length };
        const found = await listProductosVisibles(lugar, {
          ...{ q: "", filtros, columnas: [], orden: "nombre" },
          ...{ skip: 0, take: 50 },
        });
        const isEnd = hasta !== null && (desde === null || desde <= hasta);
        const expected = rows.filter(
          (row) =>
            (desde === null || (row.largo !== null && row.largo >= desde)) &&
            (!isEnd || (row.largo !== null && row.largo <= hasta)) &&
            (opcion === null || row.acabado === opcion),
        );
        expect(found.productos.map(({ nombre }) => nombre)).toEqual(expected.map(({ nombre }) => nombre));
        expect(found.total).toBe(expected.length);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the measures on a product's page (PUB §2 Product)", () => {
  it("are a list with their units, and told to search engines", async () => {
    const { corto } = await bolts();
    const page = await visitor.visit(corto.href);
    expect(texts(page, "[data-part=medidas] dt")).toEqual(["Largo", "Acabado", "Nota"]);
    expect(texts(page, "[data-part=medidas] dd")).toEqual(["12,5 mm", "Zincado", "Rosca fina"]);
    expect(jsonLdOf(page, "Product")[0]).toMatchObject({
      additionalProperty: [
        { "@type": "PropertyValue", name: "Largo", value: 12.5, unitText: "mm" },
        { "@type": "PropertyValue", name: "Acabado", value: "Zincado" },
        { "@type": "PropertyValue", name: "Nota", value: "Rosca fina" },
      ],
    });
    const bare = await createProducto();
    expect((await visitor.visit(bare.href)).$("[data-part=medidas]")).toBeNull();
  });
});
