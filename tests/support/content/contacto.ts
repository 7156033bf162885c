import { mensaje, shownKey, solicitud } from "./contacto-datos";
import { db, type Page, Visitor } from "../site/site";

export { mensaje, shownKey, solicitud };

export const form = "form#contacto";

/** Opens /contacto, fills in the form as given and sends it. */
export async function send(visitor: Visitor, given: Record<string, string> = {}): Promise<Page> {
  const page = await visitor.visit("/contacto");
  return visitor.submit(page, form, { ...mensaje, idempotencia: shownKey(), ...given });
}

/** The one stored message with this subject. */
export async function stored(asunto: string) {
  return db.mensajeContacto.findFirstOrThrow({ where: { asunto }, include: { salidas: true } });
}

/** Sends the form as a new visitor does; the id of the stored message. */
export async function arrive(given: Record<string, string> = {}): Promise<number> {
  const asunto = given.asunto ?? "Cotización de guardapolvos";
  await send(new Visitor(), { ...given, asunto });
  return (await stored(asunto)).id;
}

/** Sends a request for these products, quantities by id, as a new visitor does; returns its row. */
export async function arriveCotizacion(cantidades: Record<number, string>, given: Record<string, string> = {}) {
  const visitor = new Visitor();
  const typed = Object.entries(cantidades).map(([id, cantidad]) => [`c-${id}`, cantidad]);
  await visitor.post("/cotizacion", Object.fromEntries(typed));
  const idempotencia = shownKey();
  await visitor.post("/cotizacion", { ...solicitud, idempotencia, ...given });
  return db.cotizacion.findUniqueOrThrow({ where: { idempotencia } });
}
