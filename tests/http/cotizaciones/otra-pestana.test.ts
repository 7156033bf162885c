import { describe, expect, it } from "vitest";
import { lineasOf } from "../../../app/domain/cotizaciones/cotizacion";
import { shownKey, solicitud } from "../../support/content/contacto";
import { createProducto } from "../../support/content/factories";
import { fieldValue, text } from "../../support/site/reading";
import { db, type Page, Visitor } from "../../support/site/site";

const [uno, dos] = [await createProducto({ codigo: "OP-1001" }), await createProducto({ codigo: "OP-1002" })];
const tres = await createProducto({ codigo: "OP-1003" });
const [unos, doses] = [`c-${uno.id}`, `c-${dos.id}`];
const [form, note, fault] = ["form#datos", "#resultado", "#respuesta"];
const datos = () => ({ ...solicitud, idempotencia: shownKey() });

describe("a list that another tab changed", () => {
  const changed = async (fields: Record<string, string>): Promise<[Visitor, Page]> => {
    const visitor = new Visitor();
    await visitor.post("/cotizacion", { [unos]: "4", [doses]: "5" });
    const page = await visitor.visit("/cotizacion");
    await visitor.post("/cotizacion", fields);
    return [visitor, page];
  };
  const recuperar = (page: Page) => page.$("button[name=recuperar]")?.getAttribute("value") ?? "";
  const sentOf = async ({ idempotencia }: { idempotencia: string }) => {
    const rows = await db.cotizacion.findMany({ where: { idempotencia } });
    return rows.flatMap(({ lineas }) => lineasOf(lineas).map(({ codigo, cantidad }) => `${cantidad} × ${codigo}`));
  };

  it("is not sent without what was taken out there: it is told and can be had back, and nothing typed is lost", async () => {
    const [visitor, page] = await changed({ quitar: String(dos.id) });
    const key = datos();
    const told = await visitor.submit(page, form, { ...key, telefono: "1", [unos]: "8", [doses]: "9" });
    expect([told.status, text(told, fault), fieldValue(told, unos)]).toEqual([
      409,
      "La lista es otra Cambió en otra pestaña: Se quitó OP-1002. Revísela y pulse Enviar solicitud otra vez.",
      "8",
    ]);
    expect(text(told, `${note} b`)).toBe("Se quitó OP-1002.");
    expect([fieldValue(told, "telefono"), told.$(`[name=${doses}]`)]).toEqual(["1", null]);
    const back = await visitor.submit(told, form, { recuperar: recuperar(told) });
    expect([fieldValue(back, "nombre"), fieldValue(back, unos), fieldValue(back, doses)]).toEqual([
      ...[solicitud.nombre, "8", "9"],
    ]);
    const sent = await visitor.submit(back, form, { telefono: solicitud.telefono });
    expect([sent.status, await sentOf(key)]).toEqual([200, ["8 × OP-1001", "9 × OP-1002"]]);
    // The very same form again shows the same receipt.
    expect((await visitor.submit(back, form, { telefono: solicitud.telefono })).path).toBe(sent.path);
  });

  it("is not sent with what was added there and never seen; sent again it is what is shown by now", async () => {
    const [visitor, page] = await changed({ [`c-${tres.id}`]: "3" });
    const key = datos();
    const told = await visitor.submit(page, form, key);
    expect([told.status, text(told, fault), recuperar(told)]).toEqual([
      409,
      "La lista es otra Cambió en otra pestaña: Se agregó OP-1003. Revísela y pulse Enviar solicitud otra vez.",
      "",
    ]);
    expect(await sentOf(key)).toEqual([]);
    await visitor.submit(told, form);
    expect(await sentOf(key)).toEqual(["4 × OP-1001", "5 × OP-1002", "3 × OP-1003"]);
  });

  it("is had back where it was emptied there, with who asks", async () => {
    const [visitor, page] = await changed({ vaciar: "1" });
    const key = datos();
    const told = await visitor.submit(page, form, { ...key, [doses]: "6" });
    expect([told.status, text(told, fault), fieldValue(told, "nombre")]).toEqual([
      400,
      "La lista está vacía Se vació o se envió en otra pestaña. Para tener otra vez estos productos, pulse «Recuperar la lista».",
      solicitud.nombre,
    ]);
    const back = await visitor.submit(told, form, { recuperar: recuperar(told) });
    await visitor.submit(back, form);
    expect(await sentOf(key)).toEqual(["4 × OP-1001", "6 × OP-1002"]);
  });

  it("with other quantities alone is sent as the page shows it", async () => {
    const [visitor, page] = await changed({ [unos]: "40" });
    const key = datos();
    expect((await visitor.submit(page, form, key)).status).toBe(200);
    expect(await sentOf(key)).toEqual(["4 × OP-1001", "5 × OP-1002"]);
  });

  const otra = "La lista había cambiado en otra pestaña:";
  const cantidades = (page: Page) => [unos, doses, `c-${tres.id}`].map((name) => fieldValue(page, name));
  const told = (page: Page) => text(page, `${note} b`);

  it.each([
    ["actualizar", "1", "Se guardaron las cantidades."],
    ["pegar", "1", "Se agregó 1 producto."],
  ])("is told beside what *%s* does; what is gone can be had back", async (name, value, said) => {
    const [visitor, page] = await changed({ quitar: String(dos.id) });
    const fields = { [name]: value, [unos]: "8", [doses]: "9", ...(name === "pegar" ? { lote: "OP-1003" } : {}) };
    const shown = await visitor.submit(page, form, fields);
    expect([told(shown), fieldValue(shown, unos)]).toEqual([`${said} ${otra} Se quitó OP-1002.`, "8"]);
    const back = await visitor.submit(shown, form, { recuperar: recuperar(shown) });
    expect([told(back), fieldValue(back, doses)]).toEqual(["Se agregó 1 producto.", "9"]);
  });

  it("is told beside what is taken out: both can be had back, and what came stays", async () => {
    const [visitor, page] = await changed({ quitar: String(dos.id) });
    await visitor.post("/cotizacion", { [`c-${tres.id}`]: "3" });
    const shown = await visitor.submit(page, form, { quitar: String(uno.id) });
    expect(told(shown)).toBe(`Se quitó OP-1001. ${otra} Se quitó OP-1002. Se agregó OP-1003.`);
    expect(shown.$$("tbody tr")).toHaveLength(1);
    const back = await visitor.submit(shown, form, { recuperar: recuperar(shown), [`c-${tres.id}`]: "7" });
    expect([told(back), cantidades(back)]).toEqual(["Se agregaron 2 productos.", ["4", "5", "7"]]);
  });

  it("keeps a quantity that was left alone here, and names it", async () => {
    const [visitor, page] = await changed({ [unos]: "40" });
    const shown = await visitor.submit(page, form, { actualizar: "1", [doses]: "6" });
    expect([told(shown), cantidades(shown).slice(0, 2)]).toEqual([
      `Se guardaron las cantidades. ${otra} OP-1001 pasó de 4 a 40.`,
      ["40", "6"],
    ]);
    const [other, older] = await changed({ [unos]: "40" });
    const typed = await other.submit(older, form, { actualizar: "1", [unos]: "7" });
    expect([told(typed), fieldValue(typed, unos)]).toEqual([
      `Se guardaron las cantidades. ${otra} OP-1001 pasó de 4 a 40 y aquí a 7.`,
      "7",
    ]);
  });

  it("is emptied with what came there, which is named and can be had back", async () => {
    const [visitor, page] = await changed({ [`c-${tres.id}`]: "3" });
    const shown = await visitor.submit(page, form, { vaciar: "1" });
    expect([told(shown), shown.$("tbody tr")]).toEqual([`${otra} Se agregó OP-1003.`, null]);
    const back = await visitor.submit(shown, "form:has([name=recuperar])", { recuperar: recuperar(shown) });
    expect(cantidades(back)).toEqual(["4", "5", "3"]);
  });

  it("was emptied there: its buttons say so, and it can be had back", async () => {
    const [visitor, page] = await changed({ vaciar: "1" });
    const shown = await visitor.submit(page, form, { actualizar: "1" });
    expect([shown.status, told(shown)]).toEqual([
      400,
      "La lista está vacía. Se vació o se envió en otra pestaña. Para tener otra vez estos productos, pulse «Recuperar la lista».",
    ]);
    const back = await visitor.submit(shown, "form:has([name=recuperar])", { recuperar: recuperar(shown) });
    expect(cantidades(back).slice(0, 2)).toEqual(["4", "5"]);
    const [other, older] = [new Visitor(), await new Visitor().visit("/cotizacion")];
    await other.post("/cotizacion", { [unos]: "4" });
    const added = await other.submit(older, "form:has(#lote)", { pegar: "1", lote: "OP-1003" });
    expect(told(added)).toBe(`Se agregó 1 producto. ${otra} Se agregó OP-1001.`);
  });

  it("is no other one where a button is pressed twice", async () => {
    const visitor = new Visitor();
    await visitor.post("/cotizacion", { [unos]: "4", [doses]: "5" });
    const twice = async (fields: Record<string, string>) => {
      const page = await visitor.visit("/cotizacion");
      await visitor.submit(page, form, fields);
      return visitor.submit(page, form, fields);
    };
    const all: Record<string, string>[] = [
      { actualizar: "1", [unos]: "8" },
      { pegar: "1", lote: "OP-1003 3" },
      { quitar: String(dos.id) },
    ];
    for (const fields of all) expect((await twice(fields)).text).not.toContain(otra);
    const back = `${dos.id.toString(36)}.5`;
    expect((await twice({ recuperar: back })).text).not.toContain(otra);
  });

  it("keeps a quantity that is none in its box, whatever else was done", async () => {
    const visitor = new Visitor();
    await visitor.post("/cotizacion", { [unos]: "4", [doses]: "5" });
    const all: Record<string, string>[] = [{ pegar: "1", lote: "OP-1003" }, { recuperar: `${tres.id.toString(36)}.3` }];
    for (const fields of all) {
      const page = await visitor.submit(await visitor.visit("/cotizacion"), form, { ...fields, [unos]: "ocho" });
      expect([page.status, told(page), fieldValue(page, unos)]).toEqual([
        400,
        expect.stringMatching(/ La cantidad debe ser un número entre 1 y 9\.999\.$/),
        "ocho",
      ]);
    }
  });
});
