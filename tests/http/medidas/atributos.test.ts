import { describe, expect, it } from "vitest";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { productoQueries } from "../../support/db/plans";
import { attribute, fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn } from "../../support/site/site";

const admin = await signedIn();
const editor = "form[data-part=editor]";
const at = (id: number) => `/admin/subcategorias/${id}`;

/** The names in the rows on a page. */
function rows(page: Page): string[] {
  return page.$$("[name='at_nombre[]']").map((input) => input.getAttribute("value") ?? "");
}

async function stored(subcategoria_id: number) {
  const all = await db.atributo.findMany({ where: { subcategoria_id }, orderBy: { orden: "asc" } });
  return all.map(({ nombre, unidad, tipo, opciones, en_tabla, es_filtro }) =>
    [nombre, unidad, tipo, opciones.replaceAll("\n", "/"), en_tabla && "tabla", es_filtro && "filtro"]
      .filter(Boolean)
      .join(" "),
  );
}

/** Saves the editor of a subcategory with one attribute, which gets these values. */
async function saveOne(id: number, typed: Record<string, string>): Promise<Page> {
  const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [`at_${name}[]`, value]));
  return admin.submit(await admin.visit(at(id)), editor, fields);
}

/** The line of the history that tells which values of a subcategory's attribute were lost. */
async function lostLine(id: number) {
  const where = { entidad: "subcategorias", entidad_id: String(id), accion: "editar" };
  return db.auditoria.findFirstOrThrow({ where: { ...where, titulo: { contains: " · " } } });
}

describe("the measures of a subcategory (ADM §5)", () => {
  it("are added row by row, put in order and removed; the history tells of them", async () => {
    const { id } = await createSubcategoria();
    let page = await admin.submit(await admin.visit(at(id)), editor, { "fila-accion": "agregar" });
    expect([page.status, rows(page)]).toEqual([200, [""]]);
    const largo = { "at_nombre[]": "Largo", "at_unidad[]": "mm", "at_uso[]": "ambos" };
    page = await admin.submit(page, editor, largo);
    expect(toast(page)).toContain("Subcategoría actualizada");
    expect(await stored(id)).toEqual(["Largo mm numero tabla filtro"]);
    await createAtributo({ id }, { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "Negro\nZincado" });
    page = await admin.submit(await admin.visit(at(id)), editor, { "fila-accion": "subir:1" });
    expect([rows(page), (await stored(id))[0]]).toEqual([["Acabado", "Largo"], "Largo mm numero tabla filtro"]);
    await admin.submit(page, editor);
    expect(await stored(id)).toEqual(["Acabado opcion Negro/Zincado tabla filtro", "Largo mm numero tabla filtro"]);
    await admin.submit(await admin.submit(await admin.visit(at(id)), editor, { "fila-accion": "quitar:0" }), editor);
    expect(await stored(id)).toEqual(["Largo mm numero tabla filtro"]);
    const line = await db.auditoria.findFirstOrThrow({
      where: { entidad: "subcategorias", entidad_id: String(id), accion: "editar" },
      orderBy: { id: "desc" },
    });
    expect(line.antes).toContain("Acabado · Opción: Negro, Zincado · En la tabla y como filtro");
    expect(line.despues).not.toContain("Acabado");
  });

  it.each([
    ["nombre", { nombre: "" }, "El nombre es requerido"],
    ["nombre", { nombre: "código" }, "Es el nombre de una columna de los productos: use otro"],
    ["nombre", { nombre: "Números", unidad: "OE" }, "Es el nombre de una columna de los productos: use otro"],
    ["nombre", { nombre: "x".repeat(41) }, "El nombre no puede exceder 40 caracteres"],
    ["unidad", { unidad: "x".repeat(13) }, "La unidad no puede exceder 12 caracteres"],
    ["tipo", { tipo: "otro" }, "Elija cómo se mide"],
    ["uso", { uso: "otro" }, "Elija dónde se ve"],
    ["uso", { tipo: "texto", uso: "filtro" }, "Un texto no sirve de filtro: elija otro uso, o número u opción"],
    ["opciones", { tipo: "opcion" }, "Escriba de 1 a 30 opciones, una por línea"],
    ["opciones", { tipo: "opcion", opciones: "Negro\nnegro" }, "La opción «negro» está repetida"],
  ])("are refused beside the field %s, and everything typed stays", async (campo, typed, message) => {
    const subcategoria = await createSubcategoria();
    await createAtributo(subcategoria);
    const page = await saveOne(subcategoria.id, typed);
    expect([page.status, text(page, `#at-0-${campo}-e`), text(page, "#editor-atributos")]).toEqual([
      400,
      message,
      "Revise 1 medida",
    ]);
    expect(attribute(page, `#at-0-${campo}`, "aria-invalid")).toBe("true");
    expect(await stored(subcategoria.id)).toEqual(["Largo mm numero tabla filtro"]);
  });

  it("have one name each, and there are twenty at most", async () => {
    const subcategoria = await createSubcategoria();
    for (let n = 1; n <= 20; n += 1) await createAtributo(subcategoria, { nombre: `Cota ${n}` });
    const more = await admin.submit(await admin.visit(at(subcategoria.id)), editor, { "fila-accion": "agregar" });
    const names = rows(more).slice(0, -1);
    const typed = async (last: string) => {
      const body = new URLSearchParams({ revision: "1", at_lista: "1", nombre: "S", slug: subcategoria.slug });
      body.append("categoria_id", String(subcategoria.categoria_id));
      for (const name of [...names, last])
        for (const [campo, value] of [
          ["nombre", name],
          ["unidad", name === "Cota 1" ? "mm" : ""],
          ["tipo", "numero"],
          ["uso", "tabla"],
        ] as const)
          // prettier-ignore
          body.append(`at_${campo}[]`, value);
      const init = { method: "POST", body, headers: admin.formHeaders };
      return admin.follow(await admin.fetch(at(subcategoria.id), init), at(subcategoria.id));
    };
    const many = await typed("Cota 21");
    expect(text(many, "#editor-atributos")).toBe("Una subcategoría lleva a lo sumo 20 medidas");
    expect(text(await typed("cota 1"), "#at-20-nombre-e")).toBe("La medida «cota 1» está repetida");
    // Without a unit it has the title of «Cota 1» in mm: two columns of a spreadsheet would be one.
    expect(text(await typed("COTA 1 (mm)"), "#at-20-nombre-e")).toBe("La medida «COTA 1 (mm)» está repetida");
    expect(await stored(subcategoria.id)).toHaveLength(20);
  });

  it("that somebody else saved first are shown, and not overwritten unseen", async () => {
    const subcategoria = await createSubcategoria();
    await createAtributo(subcategoria);
    const [first, second] = [await admin.visit(at(subcategoria.id)), await admin.visit(at(subcategoria.id))];
    await admin.submit(first, editor, { "at_unidad[]": "cm" });
    const conflict = await admin.submit(second, editor, { "at_nombre[]": "Largo total" });
    expect([conflict.status, texts(conflict, "[data-part=saved]"), rows(conflict)]).toEqual([
      409,
      ["Guardado ahora: Largo (cm) · Número · En la tabla y como filtro"],
      ["Largo total"],
    ]);
  });
});

describe("a change of a measure that products have (ADM §5)", () => {
  async function measured(atributo: Parameters<typeof createAtributo>[1], ...values: string[]) {
    const subcategoria = await createSubcategoria();
    const made = await createAtributo(subcategoria, atributo);
    const productos: number[] = [];
    for (const value of values) {
      const producto = await createProducto({ subcategoria });
      await createMedida(producto, made, value);
      productos.push(producto.id);
    }
    const read = async () => (await Promise.all(productos.map(medidasOf))).flat();
    return { id: subcategoria.id, productos, read };
  }

  const acabado = { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "Negro\nZincado\nGris" };

  it.each([
    [
      "another unit",
      ["12,5", "8"],
      {},
      { unidad: "cm" },
      "«Largo» pasa de «mm» a «cm»: 2 valores quedan con la unidad nueva, sin convertir.",
      ["Largo 12,5 12.5", "Largo 8 8"],
    ],
    [
      "another kind that fits",
      ["12,5"],
      {},
      { tipo: "texto", uso: "tabla" },
      "«Largo» pasa de número a texto: cambia 1 valor.",
      ["Largo 12,5"],
    ],
    [
      "another kind without a unit that fits",
      ["12,5"],
      {},
      { tipo: "texto", uso: "tabla", unidad: "" },
      "«Largo» pasa de número a texto y pasa de «mm» a sin unidad: 1 valor queda sin unidad.",
      ["Largo 12,5"],
    ],
    [
      "another kind that does not fit all",
      ["12,50", "corto"],
      { tipo: "texto", es_filtro: false },
      { tipo: "numero" },
      "«Largo» pasa de texto a número: se pierde 1 de 2 valores (corto); cambia 12,50 → 12,5.",
      ["Largo 12,5 12.5"],
    ],
    [
      "a number that was written with its unit",
      ["12,5 mm", "8"],
      { tipo: "texto", es_filtro: false },
      { tipo: "numero" },
      "«Largo» pasa de texto a número: cambian 2 valores (12,5 mm → 12,5).",
      ["Largo 12,5 12.5", "Largo 8 8"],
    ],
    [
      "a choice that goes",
      ["Zincado", "Negro", "Zincado"],
      acabado,
      { opciones: "Gris\nNegro" },
      "«Acabado»: se pierden 2 de 3 valores (Zincado).",
      ["Acabado Negro"],
    ],
  ])("%s says what happens to the values, and asks first", async (_, values, atributo, typed, told, after) => {
    const { id, read } = await measured(atributo, ...values);
    const before = await read();
    const asked = await saveOne(id, typed);
    expect([asked.status, texts(asked, "[data-part=note] li")]).toEqual([400, [told]]);
    expect(await read()).toEqual(before);
    const saved = await admin.submit(asked, editor);
    expect(toast(saved)).toContain("Subcategoría actualizada");
    expect(await read()).toEqual(after);
  });

  it("that takes the measure away asks too, and the history keeps what was lost", async () => {
    const { id, productos, read } = await measured({}, "12,5", "8");
    const asked = await admin.submit(
      await admin.submit(await admin.visit(at(id)), editor, { "fila-accion": "quitar:0" }),
      editor,
    );
    expect(texts(asked, "[data-part=note] li")).toEqual(["«Largo»: se pierden 2 valores."]);
    // Another value came meanwhile: that is not what staff were told of.
    const [atributo] = await db.atributo.findMany({ where: { subcategoria_id: id } });
    const late = await createProducto({ subcategoria: await db.subcategoria.findUniqueOrThrow({ where: { id }, include: { categoria: true } }) }); // prettier-ignore
    if (atributo) await createMedida(late, atributo, "9");
    const again = await admin.submit(asked, editor);
    expect(texts(again, "[data-part=note] li")).toEqual(["«Largo»: se pierden 3 valores."]);
    expect(toast(await admin.submit(again, editor))).toContain("Subcategoría actualizada");
    expect(await read()).toEqual([]);
    const { codigo } = await db.producto.findUniqueOrThrow({ where: { id: productos[0] } });
    const { antes, despues } = await lostLine(id);
    expect([antes?.includes(`${codigo}: 12,5`), despues]).toEqual([true, '{"medidas":""}']);
    // The subcategory is there: no line says that it was deleted.
    expect(await db.auditoria.count({ where: { entidad_id: String(id), accion: "eliminar" } })).toBe(0);
  });

  it("takes many values in statements of bounded size, so that no number of them is too many", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(1_200, subcategoria);
    const { id } = await createAtributo(subcategoria, { nombre: "Nota", unidad: "", tipo: "texto", es_filtro: false });
    await db.$executeRaw`INSERT INTO medidas (producto_id, atributo_id, texto)
      SELECT id, CAST(${id} AS integer), codigo FROM productos WHERE subcategoria_id = ${subcategoria.id}`;
    const asked = await saveOne(subcategoria.id, { tipo: "numero" });
    expect(text(asked, "[data-part=note] li")).toContain("se pierden 1.200 de 1.200 valores");
    const sent = await productoQueries(() => admin.submit(asked, editor), "medidas");
    const sizes = sent.map(({ text: query, values }) => Math.max(values.length, query.split("?").length));
    expect(Math.max(...sizes)).toBeLessThan(600);
    expect(await db.medida.count({ where: { atributo_id: id } })).toBe(0);
    const { antes } = await lostLine(subcategoria.id);
    expect(antes).toMatch(/: PZ-\d+-\d+ … y 1100 más/);
  });

  it("that only renames, reorders or adds asks nothing", async () => {
    const { id, read } = await measured(acabado, "Zincado");
    const page = await saveOne(id, { nombre: "Terminado", opciones: "Crudo\nZINCADO\nNegro\nGris", uso: "ficha" });
    expect(toast(page)).toContain("Subcategoría actualizada");
    expect(await read()).toEqual(["Terminado ZINCADO"]);
    expect(fieldValue(await admin.visit(at(id)), "at_uso[]")).toBe("ficha");
  });
});
