import { describe, expect, it } from "vitest";
import { MOSTRADO } from "~/admin/form/mostrado";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { heldIds, listed, sendForm } from "../../support/content/uploads";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { picture } from "../../support/files/files";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const [ana, luis] = [await signedIn(), await signedIn()];
const editor = "form[data-part=editor]";
const saved = "[data-part=saved]";

async function opened(address: string) {
  return [await ana.visit(address), await luis.visit(address)] as const;
}
const lineaOf = (linea: Awaited<ReturnType<typeof createLinea>>) => `${linea.marca.nombre} ${linea.nombre}`;

describe("a form that was open while somebody else saved the row", () => {
  it("writes over nothing that was not changed in it: texts and switches take what is saved", async () => {
    const { id } = await createProducto({ nombre: "Original", descripcion: "Uno\ndos" });
    const [first, second] = await opened(`/admin/productos/${id}`);
    await ana.submit(first, editor, { descripcion: "De Ana,\ncon líneas", universal: "on" });
    const conflict = await luis.submit(second, editor, { nombre: "De Luis" });
    expect([conflict.status, fieldValue(conflict, "nombre")]).toEqual([409, "De Luis"]);
    expect(fieldValue(conflict, "descripcion").trim()).toBe("De Ana,\ncon líneas");
    expect(conflict.$("[name=universal]")?.hasAttribute("checked")).toBe(true);
    expect(texts(conflict, saved)).toEqual([]);
    expect(toast(await luis.submit(conflict, editor))).toContain("Producto actualizado");
    const row = await db.producto.findUniqueOrThrow({ where: { id } });
    expect([row.nombre, row.descripcion, row.universal]).toEqual(["De Luis", "De Ana,\ncon líneas", true]);
  });

  it("takes a text that was empty, a switch that was turned off, and one that is empty now", async () => {
    const { id } = await createProducto({ descripcion: "" });
    const other = await createProducto({ descripcion: "Llena" });
    for (const [one, descripcion] of [
      [id, "De Ana"],
      [other.id, ""],
    ] as const) {
      const [first, second] = await opened(`/admin/productos/${one}`);
      await ana.submit(first, editor, { descripcion, visible: null });
      const conflict = await luis.submit(second, editor, { nombre: "De Luis" });
      await luis.submit(conflict, editor);
      const row = await db.producto.findUniqueOrThrow({ where: { id: one } });
      expect([row.nombre, row.descripcion, row.visible]).toEqual(["De Luis", descripcion, false]);
    }
  });

  it("keeps a field that was changed back by hand to what it had shown after the conflict", async () => {
    const { id } = await createProducto({ nombre: "Original" });
    const [first, second] = await opened(`/admin/productos/${id}`);
    await ana.submit(first, editor, { nombre: "De Ana" });
    const conflict = await luis.submit(second, editor, { descripcion: "De Luis" });
    expect(fieldValue(conflict, "nombre")).toBe("De Ana");
    await luis.submit(conflict, editor, { nombre: "Original" });
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).nombre).toBe("Original");
  });

  it("remembers what it showed when it is refused first", async () => {
    const { id } = await createProducto({ nombre: "Original", descripcion: "Primera" });
    const [first, second] = await opened(`/admin/productos/${id}`);
    const refused = await luis.submit(second, editor, { nombre: "" });
    await ana.submit(first, editor, { descripcion: "De Ana" });
    const conflict = await luis.submit(refused, editor, { nombre: "De Luis" });
    expect([refused.status, conflict.status, fieldValue(conflict, "descripcion").trim()]).toEqual([400, 409, "De Ana"]);
    const again = await luis.submit(conflict, editor, { nombre: "" });
    await ana.submit(await ana.visit(`/admin/productos/${id}`), editor, { descripcion: "De Ana otra vez" });
    const third = await luis.submit(again, editor, { nombre: "De Luis" });
    expect([third.status, fieldValue(third, "descripcion").trim()]).toEqual([409, "De Ana otra vez"]);
  });

  it("takes files, applications and measures that it left alone", async () => {
    const subcategoria = await createSubcategoria();
    const atributo = await createAtributo(subcategoria);
    const producto = await createProducto({ subcategoria });
    await createMedida(producto, atributo, "92");
    const [one, other] = [await createLinea(), await createLinea()];
    await createAplicacion(producto, one);
    const foto = { nombre: "una.jpg", bytes: await picture("jpeg") };
    const path = `/admin/productos/${producto.id}`;
    await sendForm(ana, await ana.visit(path), { files: [foto] });
    const [first, second] = await opened(path);
    const typed = { [`me_${atributo.id}`]: "95", "ap_linea[]": lineaOf(other) };
    const sent = await sendForm(ana, first, { typed, files: [{ nombre: "dos.png", bytes: await picture("png") }] });
    expect(toast(sent), sent.text).toContain("Producto actualizado");
    const conflict = await sendForm(luis, second, { typed: { nombre: "De Luis" } });
    expect([conflict.status, listed(conflict)]).toEqual([409, ["una.jpg", "dos.png"]]);
    expect([fieldValue(conflict, `me_${atributo.id}`), fieldValue(conflict, "ap_linea[]")]).toEqual([
      "95",
      lineaOf(other),
    ]);
    expect(texts(conflict, saved)).toEqual([]);
    expect(toast(await sendForm(luis, conflict))).toContain("Producto actualizado");
    const { nombre, aplicaciones, medios } = await db.producto.findUniqueOrThrow({
      where: { id: producto.id },
      include: { aplicaciones: true, medios: true },
    });
    expect([nombre, aplicaciones.map(({ linea_id }) => linea_id), medios.length]).toEqual(["De Luis", [other.id], 1]);
    expect(await medidasOf(producto.id)).toEqual(["Largo 95 95"]);
  });

  it("keeps lists that both changed as they were typed, and tells what is saved", async () => {
    const producto = await createProducto();
    const lineas = [await createLinea(), await createLinea(), await createLinea()] as const;
    await createAplicacion(producto, lineas[0]);
    const path = `/admin/productos/${producto.id}`;
    await sendForm(ana, await ana.visit(path), { files: [{ nombre: "una.jpg", bytes: await picture("jpeg") }] });
    const [first, second] = await opened(path);
    const [foto] = heldIds(first);
    await ana.submit(first, editor, { "ap_linea[]": lineaOf(lineas[1]), [`alt-${foto}`]: "De Ana" });
    const mine = { "ap_linea[]": lineaOf(lineas[2]), [`alt-${foto}`]: "De Luis" };
    const conflict = await luis.submit(second, editor, mine);
    expect([fieldValue(conflict, "ap_linea[]"), fieldValue(conflict, `alt-${foto}`)]).toEqual(Object.values(mine));
    expect(texts(conflict, saved)).toEqual([
      "Guardado ahora: una.jpg: De Ana",
      expect.stringContaining(lineas[1].nombre),
    ]);
  });

  it("takes each measure that was left alone, and keeps a change that a row is told without", async () => {
    const subcategoria = await createSubcategoria();
    const [largo, ancho] = [
      await createAtributo(subcategoria),
      await createAtributo(subcategoria, { nombre: "Ancho" }),
    ];
    const producto = await createProducto({ subcategoria });
    const linea = await createLinea();
    await createAplicacion(producto, linea, { posicion: "Delantero" });
    const [first, second] = await opened(`/admin/productos/${producto.id}`);
    await ana.submit(first, editor, { [`me_${largo.id}`]: "12,5" });
    const mine = { [`me_${ancho.id}`]: "7", "ap_posicion[]": "", "ap_motor[]": "Delantero" };
    const conflict = await luis.submit(second, editor, mine);
    expect(Object.keys(mine).map((name) => fieldValue(conflict, name))).toEqual(Object.values(mine));
    expect(fieldValue(conflict, `me_${largo.id}`)).toBe("12,5");
    expect(toast(await luis.submit(conflict, editor))).toContain("Producto actualizado");
    expect(await medidasOf(producto.id)).toEqual(["Largo 12,5 12.5", "Ancho 7 7"]);
    const row = await db.aplicacion.findFirstOrThrow({ where: { producto_id: producto.id } });
    expect([row.posicion, row.motor]).toEqual(["", "Delantero"]);
  });

  it("stays in the subcategory whose measures were written in it", async () => {
    const [here, there] = [await createSubcategoria(), await createSubcategoria()];
    const { id: atributo } = await createAtributo(here);
    const producto = await createProducto({ subcategoria: here });
    const [first, second] = await opened(`/admin/productos/${producto.id}`);
    const moved = { categoria_id: String(there.categoria.id), subcategoria_id: String(there.id) };
    expect(toast(await ana.submit(first, editor, moved))).toContain("Producto actualizado");
    const conflict = await luis.submit(second, editor, { [`me_${atributo}`]: "33", descripcion: "De Luis" });
    expect([conflict.status, fieldValue(conflict, "subcategoria_id"), fieldValue(conflict, `me_${atributo}`)]).toEqual([
      ...[409, String(here.id), "33"],
    ]);
    expect(texts(conflict, saved)).toContainEqual(expect.stringContaining(there.nombre));
  });

  it("takes a removed file, and does not ask for it", async () => {
    const producto = await createProducto();
    const path = `/admin/productos/${producto.id}`;
    const files = [
      { nombre: "una.jpg", bytes: await picture("jpeg") },
      { nombre: "dos.png", bytes: await picture("png") },
    ];
    await sendForm(ana, await ana.visit(path), { files });
    const [first, second] = await opened(path);
    const [foto = 0] = heldIds(first);
    const asked = await sendForm(ana, first, { press: ["medio-accion", `quitar:${foto}`] });
    await sendForm(ana, asked, { press: ["medio-accion", `eliminar:${foto}`] });
    const conflict = await luis.submit(second, editor, { nombre: "De Luis" });
    expect([conflict.status, listed(conflict), text(conflict, "#archivos-e")]).toEqual([409, ["dos.png"], ""]);
    expect(toast(await luis.submit(conflict, editor))).toContain("Producto actualizado");
  });

  it("takes the measures of a subcategory that it left alone", async () => {
    const subcategoria = await createSubcategoria();
    await createAtributo(subcategoria);
    const [first, second] = await opened(`/admin/subcategorias/${subcategoria.id}`);
    await ana.submit(first, editor, { "at_nombre[]": "Ancho" });
    const conflict = await luis.submit(second, editor, { descripcion: "De Luis" });
    expect([conflict.status, fieldValue(conflict, "at_nombre[]")]).toEqual([409, "Ancho"]);
    await luis.submit(conflict, editor);
    const { descripcion, atributos } = await db.subcategoria.findUniqueOrThrow({
      where: { id: subcategoria.id },
      include: { atributos: true },
    });
    expect([descripcion, atributos.map(({ nombre }) => nombre)]).toEqual(["De Luis", ["Ancho"]]);
  });

  it("that says nothing of what it showed, as an older page sends it, keeps all that was typed", async () => {
    const { id } = await createProducto({ nombre: "Original", descripcion: "Primera" });
    const [first, second] = await opened(`/admin/productos/${id}`);
    await ana.submit(first, editor, { descripcion: "De Ana" });
    const conflict = await luis.submit(second, editor, { nombre: "De Luis", [MOSTRADO]: null });
    expect([conflict.status, fieldValue(conflict, "descripcion").trim()]).toEqual([409, "Primera"]);
  });
});
