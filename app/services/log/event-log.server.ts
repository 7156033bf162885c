import { createHmac } from "node:crypto";
import { log } from "./log.server";
import { secret } from "~/services/secrets/secret.server";

/**
 * What happened at the door and who was turned away, for whoever looks into an incident. Persons are told by the id of
 * their account; an address or an account that may not exist by a short keyed hash, which only tells the same one again.
 */
export type EventName =
  | "ingreso"
  | "ingreso rechazado"
  | "ingreso aplazado"
  | "salida"
  | "clave cambiada"
  | "clave rechazada"
  | "enlace usado"
  | "sin sesión"
  | "formulario de otro sitio"
  | "formulario sin llave"
  | "subida rechazada"
  | "mensajes de más";

/** A short hash of a text that only this site can make: the same text gives the same one. */
function mark(text: string): string {
  return createHmac("sha256", secret()).update(text).digest("hex").slice(0, 12);
}

interface Detail {
  admin?: number;
  /** Address of the visitor. */
  ip?: string;
  /** An e-mail as it was typed. */
  cuenta?: string;
  ruta?: string;
  motivo?: string;
}

/** One line in the log about an event of security. */
export function logEvent(suceso: EventName, { admin, ip, cuenta, ruta, motivo }: Detail = {}): void {
  const level = suceso === "ingreso" || suceso === "salida" || suceso === "enlace usado" ? "info" : "warn";
  log[level](`Seguridad: ${suceso}`, {
    ...(admin === undefined ? {} : { admin }),
    ...(ip ? { red: mark(ip) } : {}),
    ...(cuenta ? { cuenta: mark(cuenta) } : {}),
    ...(ruta ? { ruta } : {}),
    ...(motivo ? { motivo } : {}),
  });
}
