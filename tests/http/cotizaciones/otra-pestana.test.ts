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
});
