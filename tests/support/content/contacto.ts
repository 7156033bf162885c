import { numeroOf } from "~/domain/cotizaciones/cotizacion";
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

let made = 0;

/** Stores a request for two products, as the form would have; `given` are columns of its own. */
export async function createCotizacion(given: { responsable?: string; email?: string; lineas?: string } = {}) {
  made += 1;
  const key = shownKey();
  const lineas = [
    { producto_id: 900_001, codigo: "AD-2046", nombre: "Amortiguador delantero", cantidad: 4 },
    { producto_id: 900_002, codigo: "TT-6502", nombre: "Tapa de tanque", cantidad: 3 },
  ];
  return db.cotizacion.create({
    data: {
      idempotencia: key,
      enlace: key.replace(/\W/g, "").padEnd(22, "x").slice(-22),
      numero: numeroOf("2031", made),
      nombre: "Liliana Torres",
      telefono: "+57 310 456 7890",
      ciudad: "Sogamoso",
      email: "compras@ejemplo.com",
      lineas: JSON.stringify(lineas),
      politica_version: "2026-11-01",
      aceptado_at: new Date(),
      busqueda: numeroOf("2031", made).toLowerCase().replaceAll("-", " "),
      ...given,
    },
  });
}
