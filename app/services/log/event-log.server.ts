import { createHmac } from "node:crypto";
import { log } from "./log.server";
import { secret } from "~/services/secrets/secret.server";

/**
 * Security events for whoever looks into an incident: sign-ins and refused requests. An account is named by its id; an
 * address, or an account that may not exist, by a short keyed hash that only shows that it is the same again.
 */
type EventName =
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

/** A short keyed hash: only this site can compute it, and the same text gives the same hash. */
function mark(text: string): string {
  return createHmac("sha256", secret()).update(text).digest("hex").slice(0, 12);
}

interface Detail {
  admin?: number;
  /** The visitor's address. */
  ip?: string;
  /** The e-mail as it was typed. */
  cuenta?: string;
  ruta?: string;
  motivo?: string;
}

/** Writes one security event to the log. */
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
