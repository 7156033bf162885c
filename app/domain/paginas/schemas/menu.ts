import { z } from "zod";
import { isReserved } from "~/domain/catalogo/reserved-addresses";
import { interruptor, texto, textoOpcional } from "~/domain/kernel/fields";
import { normaliseUrl } from "~/domain/kernel/links";
import { isExternal, menuSlug } from "../menu";

const PATH = /^\/?[\w.-]*(?:\/[\w.-]+)*\/?(?:[?#]\S*)?$/;
/** The site's own pages that a menu entry may link to, and first segments of its paths (DEC 1). */
const pages = new Set([
  "",
  "inicio",
  "catalogo",
  "vehiculos",
  "contacto",
  "cotizacion",
  "nosotros",
  "buscar",
  "privacidad",
]);
const sections = new Set(["catalogo", "vehiculos", "productos", "producto", "media"]);

const LONGEST = 300;

/** The reason why a typed menu slug cannot be used, or null. */
function slugProblem(slug: string): string | null {
  if (isExternal(slug)) return normaliseUrl(slug) ? null : "Escriba la dirección completa, sin espacios";
  const [first = "", ...rest] = menuSlug(slug).split(/[?#]/)[0]?.split("/") ?? [];
  if (!PATH.test(slug) || [first, ...rest].some((segment) => /^\.+$/.test(segment)))
    return "La ruta solo puede tener letras sin tilde, números, guiones y barras";
  if (isReserved(first) && !(rest.length > 0 ? sections : pages).has(first))
    return `La ruta «${first}» está reservada por el sitio`;
  return null;
}

/** A menu entry as staff edit it (ADM §2); a bare host gets https:// (DEC 21). */
export const MenuItemSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 60),
  slug: textoOpcional("La ruta", LONGEST).transform((typed, context) => {
    const slug = /^[^/?#]+\.[^/]/.test(typed) ? (normaliseUrl(typed) ?? typed) : typed;
    const problem = slug.length > LONGEST ? `La ruta no puede exceder ${LONGEST} caracteres` : slugProblem(typed);
    if (problem) context.addIssue({ code: "custom", message: problem });
    return slug;
  }),
  activo: interruptor(),
});
