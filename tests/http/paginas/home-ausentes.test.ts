import { expect, it } from "vitest";
import { texts } from "../../support/site/reading";
import { signedIn } from "../../support/site/site";

const ana = await signedIn();
const largo = "9".repeat(5_000);

it.each([
  ["menu", { nombre: "Nombre tecleado", ruta: "Con espacios" }],
  ["enlace", { nombre: "Otro tecleado", url: "javascript:x" }],
  ["contacto", { valor: largo }],
])("the wrong form of a row of the home page that is gone gives back what was typed: %s", async (editor, typed) => {
  const response = await ana.post(`/admin/home?bloque=${editor}-99999`, { revision: "1", ...typed });
  const page = await ana.follow(response, "/admin/home");
  expect([page.status, texts(page, "[data-part=recovered] dd")]).toEqual([404, Object.values(typed)]);
});
