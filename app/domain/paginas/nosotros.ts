import { type IconName, iconNamed, isOneSign } from "./iconos";
import { toClave } from "~/domain/kernel/text";
import { wordsOf } from "~/domain/kernel/words";

/** Section types of the about-us page (ADM §9); the last two are shown after the history, by `orden` (DEC 32). */
export const seccionTipos = ["mision", "vision", "historia", "compromiso", "otro"] as const;

/** Labels of the section types. */
export const tipoNombres: Record<string, string> = {
  mision: "Misión",
  vision: "Visión",
  historia: "Historia",
  compromiso: "Compromiso",
  otro: "Otro",
};

export type ValorIcono = { texto: string } | { icono: IconName };

/**
 * Icon of a value (PUB §2): a single grapheme is shown as text (DEC 32), an icon of the list as its drawing (DEC 48),
 * otherwise the value's name decides.
 */
export function valorIcono({ valor, icono }: { valor: string; icono: string }): ValorIcono {
  const text = icono.trim();
  if (isOneSign(text)) return { texto: text };
  const chosen = iconNamed(text);
  if (chosen) return { icono: chosen };
  const name = toClave(`${valor} ${text}`);
  if (name.includes("CALIDAD")) return { icono: "Award" };
  if (name.includes("CONFIABILIDAD")) return { icono: "ShieldCheck" };
  if (name.includes("INNOVACION")) return { icono: "Lightbulb" };
  return { icono: "Star" };
}

const pierde = "Dejará de aparecer en la página Nosotros de inmediato.";

/** The specification's words (ADM §8). */
export const seccionesWords = wordsOf({
  path: "/admin/nosotros/secciones",
  uno: "la sección",
  varios: "secciones",
  ayuda: "Misión, visión e historia de la página Nosotros. Agregue la primera.",
  pierde,
});

/** The specification's words (ADM §8). */
export const valoresWords = wordsOf({
  path: "/admin/nosotros/valores",
  uno: "el valor",
  varios: "valores",
  ayuda: "La página Nosotros no muestra valores hasta que agregue uno.",
  pierde,
  textos: { noActualizado: "No se pudo actualizar el valor.", noEliminado: "No se pudo eliminar el valor." },
});

/** The specification's words (ADM §8). */
export const estadisticasWords = wordsOf({
  path: "/admin/nosotros/estadisticas",
  uno: "la estadística",
  varios: "estadísticas",
  ayuda: "La página Nosotros no muestra cifras hasta que agregue una, como «20+» años de experiencia.",
  pierde,
});
