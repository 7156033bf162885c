import { expect, it } from "vitest";
import { createProducto } from "../../support/content/factories";
import { fieldValue, text, texts } from "../../support/site/reading";
import { Visitor } from "../../support/site/site";

const [uno, dos] = [await createProducto({ codigo: "PA-1001" }), await createProducto({ codigo: "PA-1002" })];
const lote = "PA-1001 2 pares\n1 par de PA-1002";
const notes = [
  "PA-1001 2 pares: Se anotó 2. Si se vende por unidad y no por par, escriba 4.",
  "1 par de PA-1002: Se anotó 1. Si se vende por unidad y no por par, escriba 2.",
];
const missing = "Lo que falta sigue";

it("pairs of a pasted list count by their number, and beside each line stands what to write where pieces are sold", async () => {
  const visitor = new Visitor();
  const page = await visitor.submit(await visitor.visit("/cotizacion"), "form:has(#lote)", { pegar: "1", lote });
  expect([page.status, text(page, "#resultado b"), texts(page, "#resultado li")]).toEqual([
    ...[200, "Se agregaron 2 productos.", notes],
  ]);
  expect([uno, dos].map(({ id }) => fieldValue(page, `c-${id}`))).toEqual(["2", "1"]);
  expect([page.text.includes(missing), fieldValue(page, "lote")]).toEqual([false, ""]);
  const wrong = await visitor.submit(page, "form#datos", { pegar: "1", lote: `PA-9 2 pares\n${lote}` });
  expect([wrong.status, texts(wrong, "#resultado li").slice(1), wrong.text.includes(missing)]).toEqual([
    ...[400, notes, true],
  ]);
});

it("pairs in a product's name are not taken for those of its quantity", async () => {
  const visitor = new Visitor();
  const kit = { pegar: "1", lote: "PA-1001; Kit de 2 pares; 3" };
  const page = await visitor.submit(await visitor.visit("/cotizacion"), "form:has(#lote)", kit);
  expect([page.status, fieldValue(page, `c-${uno.id}`), texts(page, "#resultado li")]).toEqual([200, "3", []]);
});

it("pairs of a spreadsheet's cell are told of, too", async () => {
  const visitor = new Visitor();
  const bytes = new TextEncoder().encode("Código;Nombre;Cantidad\nPA-1001;Guardalodo;2 pares\n");
  const answer = await visitor.post("/cotizacion", { pegar: "1" }, [{ campo: "archivo", nombre: "a.csv", bytes }]);
  const page = await visitor.follow(answer, "/cotizacion");
  expect(texts(page, "#resultado li")).toEqual([
    "PA-1001; 2 pares: Se anotó 2. Si se vende por unidad y no por par, escriba 4.",
  ]);
});
