import { describe, expect, it } from "vitest";
import { SIN_AGREGAR } from "../../../app/domain/cotizaciones/lista";
import { shownKey, solicitud } from "../../support/content/contacto";
import { createProducto } from "../../support/content/factories";
import { fieldValue, text } from "../../support/site/reading";
import { db, type Page, Visitor } from "../../support/site/site";

const [uno, dos] = [await createProducto({ codigo: "FO-1001" }), await createProducto({ codigo: "FO-1002" })];
const [unos, doses] = [`c-${uno.id}`, `c-${dos.id}`];
const [form, note, box] = ["form#datos", "#resultado", "textarea#lote"];
const fault = "#respuesta";
const boxOf = (page: Page) => page.$(box)?.textContent.trim();
const typedOf = (page: Page) => [boxOf(page), fieldValue(page, "nombre"), fieldValue(page, unos)];
const datos = () => ({ ...solicitud, idempotencia: shownKey() });
const PEGAR = { pegar: "1" };

/** A visitor with one product in the list, and its page. */
async function opened(): Promise<[Visitor, Page]> {
  const visitor = new Visitor();
  await visitor.post("/cotizacion", { [unos]: "4" });
  return [visitor, await visitor.visit("/cotizacion")];
}

async function choose(visitor: Visitor, fields: Record<string, string>, bytes: number): Promise<Page> {
  const file = { campo: "archivo", nombre: "a.csv", bytes: new Uint8Array(bytes).fill(65) };
  return visitor.follow(await visitor.post("/cotizacion", fields, [file]), "/cotizacion");
}

describe("pasting codes", () => {
  it("keeps who asks, and saves the quantities typed beside it", async () => {
    const [visitor, page] = await opened();
    const done = await visitor.submit(page, form, { ...PEGAR, lote: "FO-1002 x 3", nombre: "Íñigo", [unos]: "9" });
    expect([done.status, text(done, `${note} b`)]).toEqual([200, "Se agregó 1 producto."]);
    expect([...typedOf(done), fieldValue(done, doses)]).toEqual(["", "Íñigo", "9", "3"]);
    const wrong = await visitor.submit(done, form, { ...PEGAR, lote: "FO-9; 2", [unos]: "nueve" });
    expect([wrong.status, text(wrong, `${note} b`)]).toEqual([
      400,
      "Se agregaron 0 productos. 1 código no existe: FO-9. La cantidad debe ser un número entre 1 y 9.999.",
    ]);
    expect(typedOf(wrong)).toEqual(["FO-9; 2", "Íñigo", "nueve"]);
    const known = await visitor.submit(done, form, { ...PEGAR, lote: "FO-1002; 5", [unos]: "nueve" });
    expect([known.status, ...typedOf(known)]).toEqual([400, "", "Íñigo", "nueve"]);
    expect(text(known, `${note} b`)).toBe(
      "1 ya estaba en la lista y quedó con la cantidad nueva. La cantidad debe ser un número entre 1 y 9.999.",
    );
  });

  it("works for a browser that sends every form alike, and leads on where nothing else was typed", async () => {
    const [visitor] = await opened();
    const answer = await visitor.post("/cotizacion", { ...PEGAR, lote: "FO-1002 x 3", visto: "", nombre: "" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cotizacion?mas=1#lista"]);
    const older = await visitor.post("/cotizacion", { lote: "FO-1002 x 4" });
    expect([older.status, older.headers.get("Location")]).toEqual([303, "/cotizacion?ya=1#lista"]);
  });

  it("a file of more than 2 MB is refused, and everything typed is kept", async () => {
    const [visitor] = await opened();
    const typed = { ...PEGAR, lote: "FO-1002 x 3", nombre: "Íñigo", [unos]: "9" };
    const large = await choose(visitor, typed, 2 * 1024 * 1024 + 1);
    expect([large.status, text(large, note)]).toEqual([413, "El archivo no puede ser mayor a 2 MB."]);
    expect(typedOf(large)).toEqual(["FO-1002 x 3", "Íñigo", "9"]);
    const fits = await choose(visitor, typed, 2 * 1024 * 1024);
    expect([fits.status, boxOf(fits)]).toEqual([400, "FO-1002 x 3"]);
    const huge = await choose(visitor, typed, 7 * 1024 * 1024);
    expect([huge.status, text(huge, note)]).toEqual([413, "El archivo no puede ser mayor a 2 MB."]);
  });
});

describe("sending the list", () => {
  it("tells once of codes that were not added, whatever was pressed before, and goes without them the second time", async () => {
    const [visitor, page] = await opened();
    const saved = await visitor.submit(page, form, { actualizar: "1", lote: "FO-1002 x 3" });
    expect([saved.status, boxOf(saved)]).toEqual([200, "FO-1002 x 3"]);
    const key = datos();
    const invalid = { ...key, [unos]: "0" };
    const bad = await visitor.submit(saved, form, invalid);
    expect([bad.status, text(bad, note)]).toEqual([400, "La cantidad debe ser un número entre 1 y 9.999."]);
    const nameless = await visitor.submit(bad, form, { ...key, nombre: "", [unos]: "4" });
    expect([nameless.status, nameless.text.includes(SIN_AGREGAR), boxOf(nameless)]).toEqual([
      400,
      false,
      "FO-1002 x 3",
    ]);
    const told = await visitor.submit(nameless, form, key);
    expect([told.status, text(told, fault), ...typedOf(told)]).toEqual([
      400,
      `Datos inválidos ${SIN_AGREGAR}`,
      "FO-1002 x 3",
      solicitud.nombre,
      "4",
    ]);
    expect(await db.cotizacion.count({ where: { idempotencia: key.idempotencia } })).toBe(0);
    const other = await visitor.submit(told, form, { lote: "FO-1002 x 4" });
    expect([other.status, text(other, fault)]).toEqual([400, `Datos inválidos ${SIN_AGREGAR}`]);
    const sent = await visitor.submit(other, form);
    expect([sent.status, text(sent, "h1")]).toEqual([200, expect.stringMatching(/^Solicitud COT-.* recibida$/)]);
  });

  it("does not tell again of what was looked for and not found; a file that was only chosen is told of", async () => {
    const [visitor, page] = await opened();
    const key = datos();
    const pasted = await visitor.submit(page, form, { ...PEGAR, lote: "FO-9; 2" });
    expect(pasted.status).toBe(400);
    const visto = fieldValue(pasted, "visto") ?? "";
    const chosen = await choose(visitor, { ...key, [unos]: "4", lote: "FO-9; 2", visto }, 10);
    expect([chosen.status, text(chosen, fault), boxOf(chosen)]).toEqual([
      400,
      `Datos inválidos ${SIN_AGREGAR}`,
      "FO-9; 2",
    ]);
    const sent = await visitor.submit(pasted, form, key);
    expect([sent.status, text(sent, "h1")]).toEqual([200, expect.stringMatching(/^Solicitud COT-.* recibida$/)]);
  });
});
