import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { createAplicacion, createLinea, createMarca } from "../../support/content/vehiculos";
import { attribute, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn } from "../../support/site/site";

const admin = await signedIn();
const editor = "form[data-part=editor]";
const proximo = new Date().getUTCFullYear() + 1;

/** The rows of applications on a page, each with its values. */
function rows(page: Page): string[] {
  return page
    .$$("[data-part=fila]")
    .map((row) => [...row.querySelectorAll("input")].map((input) => input.getAttribute("value") ?? "").join(" · "));
}

/** What is stored of a product, in its order. */
async function stored(producto_id: number) {
  const all = await db.aplicacion.findMany({ where: { producto_id }, orderBy: { orden: "asc" } });
  return all.map(({ linea_id, desde, hasta, posicion, motor, nota }) => [
    linea_id,
    desde,
    hasta,
    posicion,
    motor,
    nota,
  ]);
}

const at = (id: number) => `/admin/productos/${id}`;

describe("the applications in the editor", () => {
  it("are added to a new product, row by row, and everything typed stays", async () => {
    const linea = await createLinea();
    const nombre = `${linea.marca.nombre} ${linea.nombre}`;
    const subcategoria = await createSubcategoria();
    const fields = productoFields(subcategoria);
    const first = await admin.submit(await admin.visit("/admin/productos/nuevo"), editor, {
      ...fields,
      "fila-accion": "agregar",
    });
    expect([first.status, rows(first)]).toEqual([200, [" ·  ·  ·  ·  · "]]);
    expect(attribute(first, "[name=nombre]", "value")).toBe(fields.nombre);
    const typed = { "ap_linea[]": nombre.toUpperCase(), "ap_desde[]": "2012", "ap_posicion[]": "Trasera" };
    const second = await admin.submit(first, editor, { ...typed, "fila-accion": "agregar" });
    expect(rows(second)).toEqual([`${nombre.toUpperCase()} · 2012 ·  · Trasera ·  · `, " ·  ·  ·  ·  · "]);
    const refused = await admin.submit(second, editor, { "ap_desde[]": "1949" });
    expect([refused.status, await db.producto.count({ where: { codigo: fields.codigo } })]).toEqual([400, 0]);
    const saved = await admin.submit(second, editor);
    expect(toast(saved)).toContain("Producto creado");
    const { id } = await db.producto.findFirstOrThrow({ where: { codigo: fields.codigo } });
    expect(await stored(id)).toEqual([[linea.id, 2012, null, "Trasera", "", ""]]);
  });

  it("are put in order and removed, and the history tells of it", async () => {
    const producto = await createProducto();
    const lineas = [await createLinea(), await createLinea(), await createLinea()];
    for (const linea of lineas) await createAplicacion(producto, linea);
    let page = await admin.submit(await admin.visit(at(producto.id)), editor, { "fila-accion": "bajar:0" });
    page = await admin.submit(page, editor, { "fila-accion": "quitar:2" });
    page = await admin.submit(page, editor, { "fila-accion": "subir:1" });
    expect(await stored(producto.id)).toHaveLength(3);
    expect(toast(await admin.submit(page, editor))).toContain("Producto actualizado");
    expect((await stored(producto.id)).map(([id]) => id)).toEqual([lineas[0]?.id, lineas[1]?.id]);
    const line = await db.auditoria.findFirstOrThrow({ where: { entidad_id: String(producto.id), accion: "editar" } });
    expect(line.antes).toContain(`${lineas[2]?.nombre} 2012-2020`);
    expect(line.despues).not.toContain(`${lineas[2]?.nombre} 2012-2020`);
  });

  it.each([
    ["desde", { "ap_desde[]": "1949" }, `Escriba un año entre 1950 y ${proximo}`],
    ["desde", { "ap_desde[]": "" }, `Escriba un año entre 1950 y ${proximo}`],
    ["hasta", { "ap_hasta[]": String(proximo + 1) }, `Escriba un año entre 1950 y ${proximo}`],
    ["hasta", { "ap_hasta[]": "2011" }, "El año final no puede ser menor que el inicial"],
    ["nota", { "ap_nota[]": "x".repeat(121) }, "La nota no puede exceder 120 caracteres"],
    [
      "linea",
      { "ap_linea[]": "Nada de esto" },
      "La marca «Nada» no existe. Escriba la marca y la línea, como «Renault Duster»",
    ],
  ])("are refused beside the field %s, and nothing is saved", async (campo, typed, message) => {
    const producto = await createProducto();
    await createAplicacion(producto, await createLinea());
    const before = await stored(producto.id);
    const page = await admin.submit(await admin.visit(at(producto.id)), editor, { ...typed, nombre: "Otro nombre" });
    expect([page.status, text(page, `#ap-0-${campo}-e`)]).toEqual([400, message]);
    expect(text(page, "[data-part=summary]")).toContain("Revise 1 aplicación");
    expect(attribute(page, "[name=nombre]", "value")).toBe("Otro nombre");
    expect(await stored(producto.id)).toEqual(before);
  });

  it("offer the line that may be meant, and take it by a button", async () => {
    const marca = await createMarca();
    const linea = await createLinea({ marca, nombre: "Duster" });
    const producto = await createProducto();
    await createAplicacion(producto, linea);
    const typed = { "ap_linea[]": `${marca.nombre} Dustter` };
    const page = await admin.submit(await admin.visit(at(producto.id)), editor, typed);
    expect(text(page, "#ap-0-linea-e")).toBe(
      `La línea «Dustter» no existe en ${marca.nombre}. ¿Quiso decir «Duster»? Usar ${marca.nombre} Duster`,
    );
    const mended = await admin.submit(page, editor, { "fila-accion": "usar:0" });
    expect([rows(mended), mended.$("#ap-0-linea-e")]).toEqual([
      [`${marca.nombre} Duster · 2012 · 2020 ·  ·  · `],
      null,
    ]);
    expect(toast(await admin.submit(mended, editor))).toContain("Producto actualizado");
  });

  it("are copied from another code, however it is written, without those that are there", async () => {
    const uno = await createLinea();
    const otro = await createLinea();
    const from = await createProducto({ codigo: "COP-4018/X" });
    await createAplicacion(from, uno);
    await createAplicacion(from, otro, { desde: 1999, hasta: null });
    const producto = await createProducto();
    await createAplicacion(producto, uno);
    const empty = await admin.visit(at(producto.id));
    const page = await admin.submit(empty, editor, { ap_copiar: "cop 4018 x", "fila-accion": "copiar" });
    expect(rows(page)).toHaveLength(2);
    expect(toast(await admin.submit(page, editor))).toContain("Producto actualizado");
    expect((await stored(producto.id)).map(([id]) => id)).toEqual([uno.id, otro.id]);
    expect(text(page, "#aplicaciones [role=status]")).toMatch(/^Se agreg.+ de «COP-4018\/X», todavía sin guardar\.$/);
    const twice = await admin.submit(page, editor, { ap_copiar: "cop 4018 x", "fila-accion": "copiar" });
    expect(text(twice, "#aplicaciones [role=status]")).toBe("Las aplicaciones de «COP-4018/X» ya están aquí.");
    const wrong = await admin.submit(empty, editor, { ap_copiar: "NO-HAY", "fila-accion": "copiar" });
    expect(text(wrong, "#ap-copiar-e")).toBe("No hay un producto con el código «NO-HAY»");
    expect(rows(wrong)).toHaveLength(1);
  });

  it("are not copied from one of two codes that are written alike (DEC 50)", async () => {
    const linea = await createLinea();
    for (const codigo of ["ZC-71", "ZC71"]) await createAplicacion(await createProducto({ codigo }), linea);
    const empty = await admin.visit(at((await createProducto()).id));
    const page = await admin.submit(empty, editor, { ap_copiar: "zc 71", "fila-accion": "copiar" });
    expect([rows(page), text(page, "#ap-copiar-e")]).toEqual([
      [],
      "«zc 71» puede ser ZC-71 o ZC71: escríbalo completo",
    ]);
    expect(rows(await admin.submit(empty, editor, { ap_copiar: "zc71", "fila-accion": "copiar" }))).toHaveLength(1);
  });

  it("are not saved without those of a code that was typed and not copied", async () => {
    const from = await createProducto();
    await createAplicacion(from, await createLinea());
    const producto = await createProducto();
    const form = await admin.visit(at(producto.id));
    const photos = await admin.submit(form, editor, { ap_copiar: from.codigo, "medio-accion": "subir:1" });
    const more = await admin.submit(photos, editor, { "fila-accion": "agregar" });
    for (const page of [photos, more])
      expect([attribute(page, "#ap_copiar", "value"), page.$("#ap-copiar-e")]).toEqual([from.codigo, null]);
    const refused = await admin.submit(more, editor);
    expect([refused.status, attribute(refused, "#ap_copiar", "value")]).toEqual([400, from.codigo]);
    expect(text(refused, "#ap-copiar-e")).toBe(
      `Pulse el botón para copiar las aplicaciones de «${from.codigo}», o borre el código`,
    );
    const copied = await admin.submit(refused, editor, { "fila-accion": "copiar" });
    expect([rows(copied).length, attribute(copied, "#ap_copiar", "value")]).toEqual([1, ""]);
    expect(toast(await admin.submit(copied, editor))).toContain("Producto actualizado");
    expect(await stored(producto.id)).toHaveLength(1);
  });

  it("are not copied beyond those that a product may have", async () => {
    const linea = await createLinea();
    const [from, to] = [await createProducto(), await createProducto()];
    const many = (producto_id: number, count: number, nota: string) =>
      Array.from({ length: count }, (_, at) => ({ producto_id, linea_id: linea.id, orden: at + 1, desde: 2012, nota: `${nota} ${at}` })); // prettier-ignore
    await db.aplicacion.createMany({ data: [...many(from.id, 2, "Otra"), ...many(to.id, 299, "Nota")] });
    const typed = { ap_copiar: from.codigo, "fila-accion": "copiar" };
    const page = await admin.submit(await admin.visit(at(to.id)), editor, typed);
    expect([rows(page).length, attribute(page, "#ap_copiar", "value")]).toEqual([299, from.codigo]);
    expect(text(page, "#ap-copiar-e")).toBe(
      `Con las de «${from.codigo}» serían 301. Un producto lleva a lo sumo 300 aplicaciones`,
    );
    await db.aplicacion.deleteMany({ where: { producto_id: from.id, orden: 2 } });
    const copied = await admin.submit(page, editor, { "fila-accion": "copiar" });
    expect([rows(copied).length, toast(await admin.submit(copied, editor))]).toEqual([300, expect.stringContaining("Producto actualizado")]); // prettier-ignore
    expect(await stored(to.id)).toHaveLength(300);
  });

  it("are told of together with all else that is wrong", async () => {
    const producto = await createProducto();
    await createAplicacion(producto, await createLinea());
    const typed = { nombre: "", oe: "x".repeat(300), "ap_desde[]": "1949", "ap_hasta[]": "x", ap_copiar: "X-1" };
    const page = await admin.submit(await admin.visit(at(producto.id)), editor, typed);
    expect([page.status, texts(page, "[data-part=summary] li")]).toEqual([
      400,
      [
        "El nombre es requerido",
        "Línea 1: el número no puede exceder 60 caracteres",
        "Revise 1 aplicación. Falta copiar las aplicaciones de otro producto",
      ],
    ]);
    expect(texts(page, "[data-part=strip] a")).toContain("Aplicaciones 2 por revisar");
  });

  it("that somebody else saved first are shown, and not overwritten unseen", async () => {
    const producto = await createProducto();
    const linea = await createLinea();
    await createAplicacion(producto, linea);
    const luis = await signedIn();
    const [first, second] = [await admin.visit(at(producto.id)), await luis.visit(at(producto.id))];
    await admin.submit(first, editor, { "ap_hasta[]": "2015" });
    const conflict = await luis.submit(second, editor, { "ap_hasta[]": "2016" });
    expect([conflict.status, texts(conflict, "[data-part=saved]")]).toEqual([
      409,
      [`Guardado ahora: ${linea.marca.nombre} ${linea.nombre} 2012-2015`],
    ]);
    expect(rows(conflict)).toEqual([`${linea.marca.nombre} ${linea.nombre} · 2012 · 2016 ·  ·  · `]);
  });

  it("are left alone by a form that does not know them", async () => {
    const { id, categoria_id, subcategoria_id } = await createProducto();
    await createAplicacion({ id }, await createLinea());
    const place = { categoria_id: String(categoria_id), subcategoria_id: String(subcategoria_id) };
    await admin.post(at(id), { revision: "1", nombre: "Sin lista", ...place });
    const { nombre } = await db.producto.findUniqueOrThrow({ where: { id } });
    expect([nombre, (await stored(id)).length]).toEqual(["Sin lista", 1]);
  });
});
