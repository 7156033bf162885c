import { toClave } from "./texto";

/** Section types of the about-us page (ADM §9); the last two come after the history, by order (decision 32). */
export const seccionTipos = ["mision", "vision", "historia", "compromiso", "otro"] as const;

export type ValorIcono = { texto: string } | { icono: "calidad" | "confiabilidad" | "innovacion" | "otro" };

const graphemes = new Intl.Segmenter("es", { granularity: "grapheme" });

/** Icon of a value (PUB §2): one grapheme is shown as text (decision 32), otherwise the value's name chooses. */
export function valorIcono({ valor, icono }: { valor: string; icono: string }): ValorIcono {
  const text = icono.trim();
  if (text !== "" && [...graphemes.segment(text)].length === 1) return { texto: text };
  const name = toClave(`${valor} ${text}`);
  if (name.includes("CALIDAD")) return { icono: "calidad" };
  if (name.includes("CONFIABILIDAD")) return { icono: "confiabilidad" };
  if (name.includes("INNOVACION")) return { icono: "innovacion" };
  return { icono: "otro" };
}
