import { z } from "zod";
import { direccionWeb, orden, texto } from "./campos";
import { normaliseUrl, URL_RULE } from "./enlaces";
import { FieldRefusal } from "./refusal";

/** A quick link of the footer (ADM §5). */
export const EnlaceSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 80),
  url: direccionWeb("La URL es requerida"),
  orden: orden(),
});

/** A line of the footer's contact information; only its value can be changed (ADM §2). */
export const ContactoSchema = z.object({ valor: texto("El valor es requerido", "El valor", 300) });

/** What the kinds of contact information are called. */
export const contactoTipos: Record<string, string> = {
  direccion: "Dirección",
  telefono: "Teléfono",
  email: "Email",
  web: "Sitio Web",
};

/** A contact value as it is stored; throws FieldRefusal when its kind does not allow it (decision 21). */
export function contactoValor(tipo: string, valor: string): string {
  if (tipo === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(valor)) throw new FieldRefusal("valor", "Email inválido");
  if (tipo !== "web") return valor;
  const url = normaliseUrl(valor);
  if (!url?.startsWith("http")) throw new FieldRefusal("valor", URL_RULE);
  return url;
}
