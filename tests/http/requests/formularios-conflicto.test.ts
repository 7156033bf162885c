import { describe, expect, it } from "vitest";
import { createCotizacion } from "../../support/content/contacto";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { fieldError, fieldValue, links, texts, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const [ana, luis] = [await signedIn(), await signedIn()];
const editor = "form[data-part=editor]";
const saved = "[data-part=saved]";

async function opened(address: string) {
  return [await ana.visit(address), await luis.visit(address)] as const;
}

/** A product with one measure, in the unit mm. */
async function measured(texto: string) {
  const subcategoria = await createSubcategoria();
  const atributo = await createAtributo(subcategoria);
  const producto = await createProducto({ subcategoria });
  await createMedida(producto, atributo, texto);
  return { id: producto.id, campo: `me_${atributo.id}` };
}

describe("what a conflict told", () => {
  it("is told again by an answer to another mistake, and by a button of a list, until it is saved", async () => {
    const producto = await createProducto({ nombre: "Original", descripcion: "Primera" });
    const [mia, suya] = [await createLinea(), await createLinea()];
    await createAplicacion(producto, await createLinea());
    const [first, second] = await opened(`/admin/productos/${producto.id}`);
    const nameOf = (linea: typeof mia) => `${linea.marca.nombre} ${linea.nombre}`;
    await ana.submit(first, editor, { nombre: "De Ana", descripcion: "Suya,\nde Ana", "ap_linea[]": nameOf(suya) });
    const mine = { nombre: "De Luis", descripcion: "Mía", "ap_linea[]": nameOf(mia) };
    const conflict = await luis.submit(second, editor, mine);
    const told = ["Guardado ahora: De Ana", "Guardado ahora: Suya, de Ana", expect.stringContaining(suya.nombre)];
    expect([conflict.status, texts(conflict, saved)]).toEqual([409, told]);

    const wrong = await luis.submit(conflict, editor, { nombre: "" });
    expect([wrong.status, fieldError(wrong, "nombre"), texts(wrong, saved)]).toEqual([400, expect.any(String), told]);
    expect(fieldValue(wrong, "descripcion").trim()).toBe("Mía");
    const pressed = await luis.submit(wrong, editor, { nombre: "De Luis", "fila-accion": "agregar" });
    expect(texts(pressed, saved)).toEqual(told);
    expect(links(pressed, "[role=alert] a")).toEqual([["Descartar mis cambios", `/admin/productos/${producto.id}`]]);
    const again = await luis.submit(pressed, editor, { nombre: "", descripcion: "Suya,\nde Ana" });
    expect([again.status, texts(again, saved)]).toEqual([400, [told[0], told[2]]]);
    expect(toast(await luis.submit(again, editor, { nombre: "De Luis" }))).toContain("Producto actualizado");
    expect(texts(await luis.visit(`/admin/productos/${producto.id}`), saved)).toEqual([]);
  });

  it("can be given up as long as it is open, also where it told of no field", async () => {
    const { id } = await db.beneficioHome.create({
      data: { icono: "Truck", titulo: "Original", descripcion: "Texto" },
    });
    const [first, second] = await opened(`/admin/beneficios/${id}`);
    await ana.submit(first, editor, { titulo: "De Ana" });
    const conflict = await luis.submit(second, editor, { descripcion: "De Luis" });
    const wrong = await luis.submit(conflict, editor, { descripcion: "" });
    const again = await luis.submit(wrong, editor, { descripcion: " " });
    expect([conflict.status, wrong.status, again.status]).toEqual([409, 400, 400]);
    const told = "Este registro cambió mientras usted lo editabaLo que usted no cambió muestra";
    for (const page of [conflict, wrong, again]) {
      expect(texts(page, saved)).toEqual([]);
      expect(texts(page, "[role=alert]")[0]).toContain(told);
      expect(links(page, "[role=alert] a")[0]).toEqual(["Descartar mis cambios", `/admin/beneficios/${id}`]);
    }
    expect(texts(again, "[role=alert]")[1]).toContain("Revise 1 campo antes de guardar");
    const after = await luis.submit(again, editor, { descripcion: "De Luis" });
    expect([toast(after), texts(after, "[role=alert]")]).toEqual([expect.stringContaining("actualizado"), []]);
    expect(await db.beneficioHome.findUnique({ where: { id } })).toMatchObject({
      titulo: "De Ana",
      descripcion: "De Luis",
    });
  });

  it("is told again beside what the next conflict tells", async () => {
    const { id } = await createProducto({ nombre: "Original", descripcion: "Primera" });
    const [first, second] = await opened(`/admin/productos/${id}`);
    const shown = await ana.submit(first, editor, { nombre: "De Ana" });
    const conflict = await luis.submit(second, editor, { nombre: "De Luis", descripcion: "Mía" });
    expect(toast(shown)).toContain("Producto actualizado");
    await ana.submit(await ana.visit(`/admin/productos/${id}`), editor, { descripcion: "Suya" });
    const next = await luis.submit(conflict, editor);
    expect([next.status, texts(next, saved)]).toEqual([409, ["Guardado ahora: De Ana", "Guardado ahora: Suya"]]);
  });

  it("is told again of a row without files", async () => {
    const { id } = await db.beneficioHome.create({
      data: { icono: "Truck", titulo: "Original", descripcion: "Texto" },
    });
    const [first, second] = await opened(`/admin/beneficios/${id}`);
    await ana.submit(first, editor, { titulo: "De Ana" });
    const conflict = await luis.submit(second, editor, { titulo: "De Luis" });
    const wrong = await luis.submit(conflict, editor, { descripcion: "" });
    expect([conflict.status, wrong.status]).toEqual([409, 400]);
    for (const page of [conflict, wrong]) expect(texts(page, saved)).toEqual(["Guardado ahora: De Ana"]);
  });

  it("is no number that was only written in another way: 4.5 for 4,5, 38500 for 38.500, 07 for 7", async () => {
    const { id, campo } = await measured("3");
    const [first, second] = await opened(`/admin/productos/${id}`);
    await ana.submit(first, editor, { [campo]: "4,5" });
    const same = await luis.submit(second, editor, { [campo]: "4.5 mm" });
    expect([same.status, texts(same, saved)]).toEqual([409, []]);
    const other = await luis.submit(same, editor, { [campo]: "4.6", nombre: "" });
    expect([other.status, texts(other, saved)]).toEqual([400, ["Guardado ahora: Largo: 4,5 mm"]]);

    const request = await createCotizacion();
    const [mine, theirs] = await opened(`/admin/cotizaciones/${request.id}`);
    await ana.submit(mine, "#f-respuesta", { "precio-0": "38.500" });
    const price = await luis.submit(theirs, "#f-respuesta", { "precio-0": "38500", validez_dias: "9" });
    expect([price.status, texts(price, saved).join()]).toEqual([409, expect.not.stringContaining("38.500")]);

    const { id: beneficio } = await db.beneficioHome.create({
      data: { icono: "Truck", titulo: "T", descripcion: "D", orden: 3 },
    });
    const [one, two] = await opened(`/admin/beneficios/${beneficio}`);
    await ana.submit(one, editor, { orden: "7" });
    expect(texts(await luis.submit(two, editor, { orden: "07", titulo: "De Luis" }), saved)).toEqual([]);
  });

  it("takes a measure that was only written in another way than it was shown", async () => {
    const { id, campo } = await measured("4,5");
    const [first, second] = await opened(`/admin/productos/${id}`);
    await ana.submit(first, editor, { [campo]: "7" });
    const conflict = await luis.submit(second, editor, { [campo]: "4.5", nombre: "De Luis" });
    expect([conflict.status, fieldValue(conflict, campo), texts(conflict, saved)]).toEqual([409, "7", []]);
    await luis.submit(conflict, editor);
    expect(await medidasOf(id)).toEqual(["Largo 7 7"]);
  });

  it("takes a whole number that was only written in another way than it was shown, and says the same one as it is saved", async () => {
    const { id } = await db.beneficioHome.create({
      data: { icono: "Truck", titulo: "T", descripcion: "D", orden: 3 },
    });
    const [first, second] = await opened(`/admin/beneficios/${id}`);
    const third = await luis.visit(`/admin/beneficios/${id}`);
    await ana.submit(first, editor, { orden: "7" });
    for (const [page, orden] of [
      [second, "03"],
      [third, "07 "],
    ] as const) {
      const conflict = await luis.submit(page, editor, { orden, titulo: "De Luis" });
      expect([conflict.status, fieldValue(conflict, "orden"), texts(conflict, saved)]).toEqual([409, "7", []]);
    }
  });

  it("is no whole number or coordinate of a text field that was only written in another way", async () => {
    const request = await createCotizacion();
    const [first, second] = await opened(`/admin/cotizaciones/${request.id}`);
    const form = "#f-respuesta";
    await ana.submit(first, form, { validez_dias: "9", "dias-0": "8", "precio-0": "100" });
    const conflict = await luis.submit(second, form, { validez_dias: "5", "dias-0": "6", "precio-0": "1" });
    const told = ["100", "8", "9"].map((text) => `Guardado ahora: ${text}`);
    expect([conflict.status, fieldValue(conflict, "precio-0"), texts(conflict, saved)]).toEqual([409, "1", told]);
    const wrong = await luis.submit(conflict, form, { validez_dias: "09", "dias-0": "08" });
    expect([wrong.status, texts(wrong, saved)]).toEqual([400, told.slice(0, 1)]);

    const { id: _, ...row } = await db.ubicacion.findFirstOrThrow();
    const { id } = await db.ubicacion.create({
      data: { ...row, nombre: "Sede de prueba", latitud: 4.5, longitud: -74 },
    });
    const [mine, theirs] = await opened(`/admin/ubicaciones/${id}`);
    await ana.submit(mine, editor, { latitud: "4.7" });
    const same = await luis.submit(theirs, editor, { latitud: "4,70", longitud: "-74,0", ciudad: "Cali" });
    expect([same.status, fieldValue(same, "latitud"), texts(same, saved)]).toEqual([409, "4.7", []]);
    const other = await luis.submit(theirs, editor, { latitud: "4,9" });
    expect([other.status, texts(other, saved)]).toEqual([409, ["Guardado ahora: 4.7"]]);
    const place = await luis.submit(other, editor, { latitud: "4,70", ciudad: " " });
    expect([place.status, texts(place, saved)]).toEqual([400, []]);
  });
});
