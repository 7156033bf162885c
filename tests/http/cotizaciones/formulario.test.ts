import { describe, expect, it } from "vitest";
import { ARCHIVO_SIN_AGREGAR, SIN_AGREGAR } from "../../../app/domain/cotizaciones/lista";
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
      "FO-1002 ya estaba en la lista: su cantidad pasó de 3 a 5. La cantidad debe ser un número entre 1 y 9.999.",
    );
  });

  it("tells what was there already of what does not exist", async () => {
    const [visitor, page] = await opened();
    await visitor.submit(page, form, { ...PEGAR, lote: "FO-1002; 5" });
    const answer = await visitor.post("/cotizacion", { ...PEGAR, lote: "FO-1002; 5\nFO-9; 1" });
    expect(text(await visitor.follow(answer, "/cotizacion"), `${note} b`)).toBe(
      "1 ya estaba en la lista con la misma cantidad. 1 código no existe: FO-9.",
    );
  });

  it("works for a browser that sends every form alike, and leads on where nothing else was typed", async () => {
    const [visitor] = await opened();
    const answer = await visitor.post("/cotizacion", { ...PEGAR, lote: "FO-1002 x 3", visto: "", nombre: "" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/cotizacion\?mas=1&lista=[0-9a-f]{16}#lista$/),
    ]);
    const wrong = await visitor.post("/cotizacion", { ...PEGAR, lote: "FO-9" });
    expect([wrong.status, wrong.headers.get("Cache-Control")]).toEqual([400, "private, no-cache"]);
    const older = await visitor.post("/cotizacion", { lote: "FO-1002 x 4" });
    expect([older.status, older.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/cotizacion\\?ya=${dos.id.toString(36)}\\.3&lista=[0-9a-f]{16}#lista$`)),
    ]);
  });

  it("says so where the list had the same already", async () => {
    const [visitor, page] = await opened();
    const same = "Lo que agregó ya estaba en la lista, con la misma cantidad.";
    const again = await visitor.follow(await visitor.post("/cotizacion", { [unos]: "4" }), "/cotizacion");
    expect([again.path, text(again, `${note} b`)]).toEqual([
      expect.stringMatching(/^\/cotizacion\?igual=1&lista=/),
      same,
    ]);
    const pasted = await visitor.submit(page, form, { ...PEGAR, lote: "FO-1001 x 4", nombre: "Íñigo" });
    expect([pasted.status, text(pasted, `${note} b`), ...typedOf(pasted)]).toEqual([200, same, "", "Íñigo", "4"]);
  });

  it("reads the lines of a file as it reads pasted ones", async () => {
    const [visitor] = await opened();
    const bytes = new TextEncoder().encode("FO-1001 x 7\nFO-1002\n3 FO-9\n");
    const file = { campo: "archivo", nombre: "a.csv", bytes };
    const read = await visitor.follow(await visitor.post("/cotizacion", { ...PEGAR, lote: "" }, [file]), "/cotizacion");
    expect([read.status, boxOf(read), fieldValue(read, unos), fieldValue(read, doses)]).toEqual([
      400,
      "3 FO-9",
      "7",
      "1",
    ]);
  });

  it("a file of more than 2 MB is refused, and everything typed is kept", async () => {
    const [visitor] = await opened();
    const typed = { ...PEGAR, lote: "FO-1002 x 3", nombre: "Íñigo", [unos]: "9" };
    const large = await choose(visitor, typed, 2 * 1024 * 1024 + 1);
    expect([large.status, text(large, note)]).toEqual([413, "El archivo no puede ser mayor a 2 MB."]);
    expect(typedOf(large)).toEqual(["FO-1002 x 3", "Íñigo", "9"]);
    const fits = await choose(visitor, typed, 2 * 1024 * 1024);
    expect([fits.status, boxOf(fits)]).toEqual([400, "FO-1002 x 3"]);
    const sent = await visitor.submit(large, form, datos());
    expect([sent.status, text(sent, fault)]).toEqual([400, `Faltan productos por agregar ${SIN_AGREGAR}`]);
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
      `Faltan productos por agregar ${SIN_AGREGAR}`,
      "FO-1002 x 3",
      solicitud.nombre,
      "4",
    ]);
    expect(await db.cotizacion.count({ where: { idempotencia: key.idempotencia } })).toBe(0);
    const other = await visitor.submit(told, form, { lote: "FO-1002 x 4" });
    expect([other.status, text(other, fault)]).toEqual([400, `Faltan productos por agregar ${SIN_AGREGAR}`]);
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
      `Faltan productos por agregar ${ARCHIVO_SIN_AGREGAR}`,
      "FO-9; 2",
    ]);
    const sent = await visitor.submit(pasted, form, key);
    expect([sent.status, text(sent, "h1")]).toEqual([200, expect.stringMatching(/^Solicitud COT-.* recibida$/)]);
  });

  it("after going back a list with other products is another request, which is not lost; the same one is not sent twice", async () => {
    const [visitor, page] = await opened();
    const key = datos();
    const first = await visitor.submit(page, form, key);
    expect(text(first, "h1")).toMatch(/^Solicitud COT-/);
    await visitor.post("/cotizacion", { [doses]: "9" });
    const told = await visitor.submit(page, form, { ...key, [unos]: null });
    expect([told.status, text(told, fault)]).toEqual([409, expect.stringContaining("Solicitud ya enviada")]);
    expect(fieldValue(told, "idempotencia")).not.toBe(key.idempotencia);
    const second = await visitor.submit(told, form, { idempotencia: shownKey() });
    expect([second.status, second.path === first.path, second.text.includes("FO-1002")]).toEqual([200, false, true]);
    await visitor.post("/cotizacion", { [unos]: "4" });
    const again = await visitor.submit(page, form, key);
    expect(again.path).toBe(first.path);
    const pasted = await visitor.submit(page, form, { ...key, ...PEGAR, lote: "FO-1002 x 3" });
    expect(fieldValue(pasted, "idempotencia")).not.toBe(key.idempotencia);
    const third = await visitor.submit(pasted, form, { idempotencia: shownKey() });
    expect([third.status, [first.path, second.path].includes(third.path)]).toEqual([200, false]);
  });
});

describe("going back to the page of a list that was sent", () => {
  it("loses no quantity that is written there, and sends nothing twice", async () => {
    const [visitor, page] = await opened();
    const key = datos();
    const first = await visitor.submit(page, form, key);
    expect((await visitor.submit(page, form, key)).path).toBe(first.path);
    const told = await visitor.submit(page, form, { ...key, [unos]: "40" });
    expect([told.status, text(told, fault), fieldValue(told, unos)]).toEqual([
      409,
      expect.stringContaining("Solicitud ya enviada"),
      "40",
    ]);
    const second = await visitor.submit(told, form, { idempotencia: shownKey() });
    expect([second.status, second.path === first.path]).toEqual([200, false]);
    expect(text(second, "main")).toContain("40");
    // Nor is a telephone that is mended there.
    const mended = await visitor.submit(page, form, { ...key, telefono: "310 222 2222" });
    expect([mended.status, fieldValue(mended, "telefono")]).toEqual([409, "310 222 2222"]);
    const third = await visitor.submit(mended, form, { idempotencia: shownKey() });
    expect([third.status, third.path === first.path]).toEqual([200, false]);
    expect(await db.cotizacion.count({ where: { telefono: "310 222 2222" } })).toBe(1);
    // From a page that sent nothing a list that is empty by now is not sent.
    const other = await visitor.submit(page, form, datos());
    expect([other.status, text(other, "main")]).toEqual([400, expect.stringContaining("La lista está vacía")]);
  });
});

describe("every other button of the form", () => {
  it.each([
    ["actualizar", "1"],
    ["quitar", String(uno.id)],
    ["vaciar", "1"],
  ])("%s says that a file was only chosen, and does nothing", async (name, value) => {
    // prettier-ignore
    const [visitor] = await opened();
    const page = await choose(visitor, { [name]: value, nombre: "Íñigo", [unos]: "7" }, 10);
    expect([page.status, text(page, note), ...typedOf(page)]).toEqual([400, ARCHIVO_SIN_AGREGAR, "", "Íñigo", "7"]);
    expect(page.$("#pegar")?.hasAttribute("open")).toBe(true);
  });

  it("keeps a branch that was chosen, the box, and the quantities of a list that is emptied and had back", async () => {
    const sede = await db.ubicacion.findFirstOrThrow({ where: { visible: true } });
    const [visitor, page] = await opened();
    const chosen = { ubicacion_id: String(sede.id) };
    const saved = await visitor.submit(page, form, { actualizar: "1", ...chosen });
    expect(fieldValue(saved, "ubicacion_id")).toBe(chosen.ubicacion_id);
    const emptied = await visitor.submit(saved, form, { vaciar: "1", nombre: "Íñigo", lote: "FO-9", [unos]: "55" });
    expect([boxOf(emptied), fieldValue(emptied, "nombre")]).toEqual(["FO-9", "Íñigo"]);
    const lista = emptied.$("button[name=recuperar]")?.getAttribute("value") ?? "";
    const back = await visitor.submit(emptied, form, { recuperar: lista });
    expect(typedOf(back)).toEqual(["FO-9", "Íñigo", "55"]);
  });

  it("is refused with a form that has too much, and where the list was sent in another tab", async () => {
    const [visitor, page] = await opened();
    const long = await visitor.submit(page, form, { actualizar: "1", lote: "x".repeat(40_001) });
    expect([long.status, text(long, note)]).toEqual([400, expect.stringContaining("Un texto es demasiado largo")]);
    await visitor.post("/cotizacion", { vaciar: "1" });
    const gone = await visitor.submit(page, form, { actualizar: "1", [unos]: "5" });
    expect([gone.status, text(gone, note)]).toEqual([
      400,
      "La lista está vacía. Se vació o se envió en otra pestaña. Para tener otra vez estos productos, pulse «Recuperar la lista».",
    ]);
  });
});
