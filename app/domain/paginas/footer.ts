import { isEmail, normaliseUrl, URL_RULE } from "~/domain/kernel/links";
import { FieldRefusal } from "~/domain/kernel/refusal";

/** Most rows of each list of the footer. */
export const ENLACES_MAX = 20;
export const CONTACTOS_MAX = 12;

/** Kinds of contact information. */
export const tiposContacto = ["direccion", "telefono", "email", "web"] as const;

/** Labels of the kinds of contact information. */
export const contactoTipos: Record<string, string> = {
  direccion: "Dirección",
  telefono: "Teléfono",
  email: "Email",
  web: "Sitio Web",
};

/** Placeholders for the company's own details, which the settings fill (DEC 39). */
export const contactoPropio: Record<string, string> = {
  direccion: "{direccion}",
  telefono: "{telefono}",
  email: "{correo}",
  web: "{web}",
};

/** A contact value as it is stored. Throws FieldRefusal when its kind does not allow it (DEC 21). */
export function contactoValor(tipo: string, valor: string): string {
  if (valor === contactoPropio[tipo]) return valor;
  if (tipo === "email" && !isEmail(valor)) throw new FieldRefusal("valor", "Email inválido");
  if (tipo !== "web") return valor;
  const url = normaliseUrl(valor);
  if (!url?.startsWith("http")) throw new FieldRefusal("valor", URL_RULE);
  return url;
}
