import { expect, it } from "vitest";
import { createCotizacion } from "../../support/content/contacto";
import { text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn } from "../../support/site/site";
import { answerAs, form, page, priced } from "./oferta";

const path = "/admin/cotizaciones";
const ana = await signedIn();
const whatsapps = (shown: Page) =>
  shown.$$("a[href^='https://wa.me/573104567890']").map((link) => link.getAttribute("href"));

it("an answer to who left no address waits for WhatsApp, says so, and both buttons have its page", async () => {
  const silent = await createCotizacion({ email: "" });
  const first = await ana.visit(`${path}/${silent.id}`);
  expect(whatsapps(first)).toEqual([expect.stringContaining(encodeURIComponent(`solicitud ${silent.numero}.`))]);
  const { enlace } = await answerAs(ana, silent);
  expect(await db.salida.count({ where: { cotizacion_id: silent.id } })).toBe(0);
  const sent = await ana.visit(`${path}/${silent.id}`);
  const link: unknown = expect.stringContaining(encodeURIComponent(page(enlace)));
  expect(whatsapps(sent)).toEqual([link, link]);
  expect(text(sent, "[aria-labelledby=versiones] li b")).toBe("Versión 1, lista para enviar por WhatsApp");

  await ana.submit(await ana.visit(`${path}/${silent.id}?nueva=1`), form, priced);
  expect(whatsapps(await ana.visit(`${path}/${silent.id}`))).toEqual([link, link]);
  const looked = await ana.visit(`${path}/${silent.id}/respuesta`);
  expect(texts(looked, "main form button")).toEqual(["Dejar lista para WhatsApp"]);
  expect(toast(await ana.submit(looked, "main form"))).toBe(
    `Cotización ${silent.numero} v2 lista El cliente no dejó correo: falta que usted la envíe por WhatsApp`,
  );
});

it("an answer to who left an address was sent, and WhatsApp has its page, too", async () => {
  const request = await createCotizacion();
  const { enlace } = await answerAs(ana, request);
  const sent = await ana.visit(`${path}/${request.id}`);
  expect(text(sent, "[aria-labelledby=versiones] li b")).toBe("Versión 1, enviada");
  const link: unknown = expect.stringContaining(encodeURIComponent(page(enlace)));
  expect(whatsapps(sent)).toEqual([link, link]);
});
