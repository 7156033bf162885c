import { expect, it } from "vitest";
import { createCotizacion } from "../../support/content/contacto";
import { text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";
import { answerAs, ask, form, mailsOf, page, press, priced, respuestas } from "./oferta";

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

it("an answer without any price is neither valid until a day nor to be accepted, in its mail and on its page", async () => {
  const request = await createCotizacion();
  const address = `${path}/${request.id}`;
  await ana.submit(await ana.visit(address), form, { "agotada-0": "on", "agotada-1": "on" });
  const review = await ana.visit(`${address}/respuesta`);
  expect(review.text).not.toContain("vale hasta");
  await ana.submit(review, "main form");
  const [sent] = await respuestas(request.enlace);
  // However long ago it was sent.
  await db.cotizacionRespuesta.update({
    where: { id: sent?.id ?? 0 },
    data: { enviada_at: new Date(Date.now() - 10 * DAY) },
  });
  const shown = await new Visitor().visit(page(sent?.enlace ?? ""));
  expect([text(shown, "[data-part=situacion]"), shown.text.includes("Válida hasta"), shown.$("#aceptar")]).toEqual([
    ...["Esta respuesta no tiene precios.", false, null],
  ]);
  const versions = text(await ana.visit(address), versiones);
  expect([versions.includes("Sin precios."), versions.includes("hasta el"), versions.includes("Vencida")]).toEqual([
    ...[true, false, false],
  ]);
  const other = await createCotizacion();
  await answerAs(ana, other);
  for (const [{ id }, says] of [
    [request, false],
    [other, true],
  ] as const) {
    const [mail = ""] = await mailsOf(id);
    expect(["v=C3=A1lida hasta el", "aceptarla"].map((one) => mail.includes(one))).toEqual([says, says]);
  }
});

it("an answer whose mail failed is no failure any more once another one is sent; what else failed stays one", async () => {
  const request = await createCotizacion();
  const first = await answerAs(ana, request);
  await press(new Visitor(), first.enlace, ask("¿Cuándo llega?"));
  await db.salida.updateMany({ where: { cotizacion_id: request.id }, data: { estado: "fallida" } });
  const correo = async () => texts(await ana.visit("/admin"), "tbody tr").find((row) => row.startsWith("Correo"));
  expect(await correo()).toBe("Correo2 fallidosArchivos .eml. Revise Cotizaciones");
  await answerAs(ana, request, { ...priced, "precio-0": "37.000" });
  const entries = await db.salida.findMany({ where: { cotizacion_id: request.id }, orderBy: { id: "asc" } });
  expect(entries.map(({ estado }) => estado)).toEqual(["omitida", "fallida", "pendiente"]);
  expect(await correo()).toBe("Correo1 fallidoArchivos .eml. Revise Cotizaciones");
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
  const whatsapps = (one: Page) => one.$$("a[href^='https://wa.me/573104567890']").map((a) => a.getAttribute("href"));
  const link = encodeURIComponent(page(respuesta.enlace));
  expect([open, shown].map((one) => whatsapps(one).map((href) => href?.includes(link)))).toEqual([
    [true, true],
    [false],
  ]);
  const refused = await ana.submit(open, `${versiones} form`, { intent: "reenviar-respuesta" });
  expect([toast(refused), (await mailsOf(request.id)).length]).toEqual([expect.stringContaining(why), before]);
  const sent = { cotizacion_id: request.id, respuesta_id: respuesta.id };
  await db.salida.updateMany({ where: sent, data: { estado: "fallida" } });
  const failed = await ana.visit(`${path}/${request.id}`);
  const again = await ana.submit(failed, "[aria-labelledby=entregas] tbody form", { intent: "reenviar-correo" });
  // There is nothing left to be done about it.
  expect([toast(again), await db.salida.findMany({ where: sent, select: { estado: true } })]).toEqual([
    expect.stringContaining(why),
    [{ estado: "omitida" }],
  ]);
  expect(again.$("[aria-labelledby=entregas] tbody form")).toBeNull();
  await db.salida.updateMany({ where: sent, data: { estado: "pendiente", tomada_hasta: null } });
  expect(await mailsOf(request.id)).toHaveLength(before - 1);
  expect(text(await ana.visit(`${path}/${request.id}`), "[aria-labelledby=entregas]")).toContain(why);
});
