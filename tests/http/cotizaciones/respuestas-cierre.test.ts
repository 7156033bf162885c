import { expect, it } from "vitest";
import { createCotizacion } from "../../support/content/contacto";
import { text, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";
import { answerAs, mailsOf, priced } from "./oferta";

const path = "/admin/cotizaciones";
const versiones = "[aria-labelledby=versiones]";
const DAY = 86_400_000;
const ana = await signedIn();

it("an answer that another one replaced before its mail went out is not mailed, nor sent again", async () => {
  const request = await createCotizacion();
  const first = await answerAs(ana, request);
  await answerAs(ana, request, { ...priced, "precio-0": "37.000" });
  expect(await mailsOf(request.id)).toEqual([expect.stringContaining("37.000")]);
  const failed = await ana.visit(`${path}/${request.id}`);
  expect(text(failed, "[aria-labelledby=entregas]")).toContain("La versión 2 la reemplazó");
  // It is no failure, and there is nothing to be done.
  expect(failed.$("[aria-labelledby=entregas] tbody form")).toBeNull();
  expect(await db.salida.findFirst({ where: { respuesta_id: first.id } })).toMatchObject({ estado: "omitida" });
});

it.each([
  [
    "out of date",
    "Vencida",
    "Prepare otra con los precios de hoy.",
    async (request: { id: number }, { id }: { id: number }) =>
      db.cotizacionRespuesta.update({ where: { id }, data: { enviada_at: new Date(Date.now() - 10 * DAY) } }),
  ],
  [
    "closed",
    "Cerrada",
    "La solicitud está perdida",
    async ({ id }: { id: number }) => db.cotizacion.update({ where: { id }, data: { estado: "perdida" } }),
  ],
] as const)("an answer that is %s says so, and is not sent again", async (_, badge, why, end) => {
  const request = await createCotizacion();
  const respuesta = await answerAs(ana, request);
  const before = (await mailsOf(request.id)).length;
  const open = await ana.visit(`${path}/${request.id}`);
  expect(open.$(`${versiones} [value=reenviar-respuesta]`)).not.toBeNull();
  await end(request, respuesta);
  const shown = await ana.visit(`${path}/${request.id}`);
  expect([shown.$(`${versiones} [value=reenviar-respuesta]`), text(shown, versiones)]).toEqual([
    null,
    expect.stringContaining(badge),
  ]);
  const refused = await ana.submit(open, `${versiones} form`, { intent: "reenviar-respuesta" });
  expect([toast(refused), (await mailsOf(request.id)).length]).toEqual([expect.stringContaining(why), before]);
  const sent = { cotizacion_id: request.id, respuesta_id: respuesta.id };
  await db.salida.updateMany({ where: sent, data: { estado: "fallida" } });
  const failed = await ana.visit(`${path}/${request.id}`);
  const again = await ana.submit(failed, "[aria-labelledby=entregas] tbody form", { intent: "reenviar-correo" });
  expect([toast(again), await db.salida.count({ where: { ...sent, estado: "fallida" } })]).toEqual([
    expect.stringContaining(why),
    1,
  ]);
  await db.salida.updateMany({ where: sent, data: { estado: "pendiente", tomada_hasta: null } });
  expect(await mailsOf(request.id)).toHaveLength(before - 1);
  expect(text(await ana.visit(`${path}/${request.id}`), "[aria-labelledby=entregas]")).toContain(why);
});
