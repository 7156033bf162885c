import { expect, it } from "vitest";
import { createCotizacion } from "../../support/content/contacto";
import { toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";
import { form, priced, respuestas } from "./oferta";

const path = "/admin/cotizaciones";
const ana = await signedIn();

it("an answer is sent with the conditions that were reviewed, not with those that somebody saved meanwhile", async () => {
  const { id, enlace } = await createCotizacion();
  await ana.submit(await ana.visit(`${path}/${id}`), form, priced);
  const looked = await ana.visit(`${path}/${id}/respuesta`);
  const condiciones = "Pago anticipado, sin devoluciones.";
  await db.ajuste.create({ data: { clave: "condiciones", valor: condiciones } });
  const refused = await ana.submit(looked, "main form");
  expect([toast(refused), refused.text.includes(condiciones)]).toEqual([
    expect.stringContaining("La respuesta cambió mientras usted la revisaba."),
    true,
  ]);
  expect(toast(await ana.submit(refused, "main form"))).toContain("enviada");
  expect((await respuestas(enlace))[0]?.condiciones).toBe(condiciones);
});
