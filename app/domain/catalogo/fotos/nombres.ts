import { codigoPlano } from "../search";

/** The most pictures that are sorted among products at once. */
export const MOST_FOTOS = 100;
/** How many separators of a file's name may end its code. */
const MOST_ENDS = 8;

/** A code that a file may be named after. */
export interface Said {
  /** Its letters and digits. */
  plano: string;
  /** What stands behind it, by which the pictures of a product are put in order: «2» of GE-1020 (2). */
  resto: string;
}

/**
 * The codes that a picture may be named after, the longest first: «GE-1020 (2).jpg» says ge10202, ge1020 and ge. A code
 * may have separators itself, so that each of them may be its end.
 */
export function codesSaid(nombre: string): Said[] {
  const stem = nombre.replace(/\.[a-z\d]{1,8}$/i, "");
  const ends = Array.from(stem.matchAll(/[^\p{L}\p{N}]+/gu), ({ index }) => index);
  const said = new Map<string, Said>();
  for (const end of [...ends, stem.length].reverse().slice(0, MOST_ENDS)) {
    const plano = codigoPlano(stem.slice(0, end));
    const resto = stem.slice(end).replace(/[^\p{L}\p{N}]+/gu, " ");
    if (plano !== "" && !said.has(plano)) said.set(plano, { plano, resto: resto.trim() });
  }
  return [...said.values()];
}
