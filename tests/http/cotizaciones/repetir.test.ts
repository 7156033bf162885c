import { describe, expect, it } from "vitest";
import { shownKey, solicitud } from "../../support/content/contacto";
import { createProducto } from "../../support/content/factories";
import { text } from "../../support/site/reading";
import { type Page, Visitor } from "../../support/site/site";

const codigos = ["RE-1001", "RE-1002", "RE-1003", "RE-1004", "RE-1005", "RE-1006"];
const productos = await Promise.all(codigos.map(async (codigo) => createProducto({ codigo })));
const note = "#resultado b";
/** Quantities by the order of the codes above; 0 asks for nothing. */
const cantidades = (...all: number[]) =>
  Object.fromEntries(productos.flatMap(({ id }, at) => (all[at] ? [[`c-${id}`, String(all[at])]] : [])));
const shown = (page: Page) =>
  page
    .$$("tbody tr")
    .map((row) => [row.querySelector(".mono")?.textContent, Number(row.querySelector("input")?.getAttribute("value"))]);

/** A request with these quantities, and the list that its sender has begun since. */
async function sentAndBegun(sent: number[], begun: number[]): Promise<[Visitor, Page]> {
  const visitor = new Visitor();
  await visitor.post("/cotizacion", cantidades(...sent));
  const page = await visitor.visit("/cotizacion");
  const recibo = await visitor.submit(page, "form#datos", { ...solicitud, idempotencia: shownKey() });
  if (begun.some((one) => one > 0)) await visitor.post("/cotizacion", cantidades(...begun));
  return [visitor, recibo];
}
const repetir = "form:has([value=recuperar])";

describe("a request's list that is taken again", () => {
  it("brings what is missing; what is on the list keeps its quantity, and the page says so", async () => {
    const [visitor, recibo] = await sentAndBegun([4, 5, 6, 0], [9, 0, 6, 1]);
    const page = await visitor.submit(recibo, repetir);
    expect(text(page, note)).toBe(
      "Se agregó 1 producto. RE-1001 ya estaba en la lista: se dejó en 9, no en 4. 1 ya estaba en la lista con la misma cantidad.",
    );
    const lista = [["RE-1001", 9], ["RE-1003", 6], ["RE-1004", 1], ["RE-1002", 5]]; // prettier-ignore
    expect(shown(page)).toEqual(lista);
    const again = await visitor.submit(recibo, repetir);
    expect([text(again, note), shown(again)]).toEqual([
      "RE-1001 ya estaba en la lista: se dejó en 9, no en 4. 2 ya estaban en la lista con la misma cantidad.",
      lista,
    ]);
  });

  it("is whole where the list is empty, and counts what was there where it is much", async () => {
    const [visitor, recibo] = await sentAndBegun([1, 2, 3, 4, 5, 6], []);
    const whole = await visitor.submit(recibo, repetir);
    expect([text(whole, note), shown(whole).length]).toEqual(["Se agregaron 6 productos.", 6]);
    await visitor.post("/cotizacion", cantidades(7, 7, 1, 4, 5, 6));
    expect(text(await visitor.submit(recibo, repetir), note)).toBe(
      "3 ya estaban en la lista y se dejaron con su cantidad: RE-1001 en 7, no en 1; RE-1002 en 7, no en 2; RE-1003 en 1, no en 3. 3 ya estaban en la lista con la misma cantidad.",
    );
    await visitor.post("/cotizacion", cantidades(7, 7, 7, 7, 7, 7));
    expect(text(await visitor.submit(recibo, repetir), note)).toBe(
      "6 ya estaban en la lista y se dejaron con su cantidad.",
    );
  });
});
