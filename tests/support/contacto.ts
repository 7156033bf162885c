import { randomUUID } from "node:crypto";
import { db, type Page, type Visitor } from "./site";

/** A key as the form carries it, of a form that was shown a while ago: people take their time. */
export function shownKey(secondsAgo = 60): string {
  return `${(Date.now() - secondsAgo * 1000).toString(36)}-${randomUUID()}`;
}

export const mensaje = {
  nombre: "Íñigo Muñoz",
  empresa: "Taller El Pistón",
  email: "inigo@ejemplo.com",
  telefono: "+57 300 111 2233",
  asunto: "Cotización de guardapolvos",
  mensaje: "Necesito cuatro guardapolvos GL-4018.",
};

export const form = "form#contacto";

/** Opens /contacto, fills the form in as given and sends it. */
export async function send(visitor: Visitor, given: Record<string, string> = {}): Promise<Page> {
  const page = await visitor.visit("/contacto");
  return visitor.submit(page, form, { ...mensaje, idempotencia: shownKey(), ...given });
}

/** The one stored message with this subject. */
export async function stored(asunto: string) {
  return db.mensajeContacto.findFirstOrThrow({ where: { asunto }, include: { salidas: true } });
}
