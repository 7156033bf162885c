import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { db, deliverDue, type Page, type Visitor } from "../../support/site/site";
import { shownKey } from "../../support/content/contacto-datos";

const path = "/admin/cotizaciones";

/** The form of an answer. */
export const form = "form[aria-labelledby=titulo-f-respuesta]";

/** What staff type for the two lines of `createCotizacion`: 4 × $ 38.500 with 19 %, and one that cannot be had. */
export const priced = { "precio-0": "38.500", "iva-0": "19", "agotada-1": "on" };

export interface Solicitud {
  id: number;
  enlace: string;
}

/** Every version of a request's answer, the first one first. */
export function respuestas(cotizacion: string) {
  return db.cotizacionRespuesta.findMany({ where: { cotizacion }, orderBy: { version: "asc" } });
}

/** Address of an answer's page. */
export const page = (enlace: string) => `/cotizacion/respuesta/${enlace}`;

/** Saves a draft, looks at it and sends it; returns its row. */
export async function answerAs(staff: Visitor, { id, enlace }: Solicitud, typed: Record<string, string> = priced) {
  await staff.submit(await staff.visit(`${path}/${id}?nueva=1`), form, typed);
  await staff.submit(await staff.visit(`${path}/${id}/respuesta`), "main form", {});
  const row = (await respuestas(enlace)).at(-1);
  if (!row?.enviada_at) throw new Error("The answer was not sent");
  return row;
}

/** The mails that were sent about a request, without line breaks of their encoding. */
export async function mailsOf(cotizacion_id: number): Promise<string[]> {
  while ((await deliverDue()) > 0);
  const salidas = await db.salida.findMany({ where: { cotizacion_id, estado: "enviada" }, orderBy: { id: "asc" } });
  const files = salidas.map(({ referencia }) => join(process.env.DATA_DIR ?? "", "outbox", referencia ?? ""));
  const mails = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return mails.map((mail) => mail.replaceAll("=\n", "").replaceAll("=C2=A0", " ").replaceAll("=3D", "="));
}

/** Presses a button of an answer's page, as its form does. */
export async function press(visitor: Visitor, enlace: string, fields: Record<string, string>): Promise<Page> {
  return visitor.follow(await visitor.post(page(enlace), fields), page(enlace));
}
export const accept = { accion: "aceptar" };
export const ask = (pregunta: string) => ({ accion: "preguntar", pregunta, sitio_web: "", idempotencia: shownKey() });
