import { words } from "~/domain/kernel/text";

/** The most pictures that are sorted among products at once. */
export const MOST_FOTOS = 100;
/** How many separators of a file's name may end its code: codes have a few, and whole sentences may follow. */
const MOST_ENDS = 8;

/** The field, and the part of an address, that has the code typed for a picture. */
export function codigoField(foto: number): string {
  return `codigo-${foto}`;
}

/** How a form names a picture and the product that it goes to. */
export function destinoText(foto: number, producto: number): string {
  return `${foto}-${producto}`;
}

/** A code that a file may be named after. */
export interface Said {
  /** Its words, as `writtenAs` has them. */
  escrito: string;
  /** Its letters and digits, as products are found by them. */
  plano: string;
  /** What stands behind it, by which the pictures of a product are put in order: «2» of GE-1020 (2). */
  resto: string;
}

/** A code with its separators, whichever they are: GE-1020 and ge_1020 are "ge 1020", GE1020 is not. */
export function writtenAs(codigo: string): string {
  return words(codigo).join(" ");
}

/** A file's name without its extension. */
export function stemOf(nombre: string): string {
  return nombre.replace(/\.[a-z\d]{1,8}$/i, "");
}

/**
 * The codes that a picture may be named after, the longest first: «GE-1020 (2)» says GE 1020 2, GE 1020 and GE. A code may
 * have separators itself, so that each of them may be its end.
 */
export function codesSaid(stem: string): Said[] {
  const ends = Array.from(stem.matchAll(/[^\p{L}\p{N}]+/gu), ({ index }) => index).slice(0, MOST_ENDS);
  const said = new Map<string, Said>();
  for (const end of [...ends, stem.length].reverse()) {
    const escrito = writtenAs(stem.slice(0, end));
    const plano = escrito.replaceAll(" ", "");
    if (plano !== "" && !said.has(plano)) said.set(plano, { escrito, plano, resto: writtenAs(stem.slice(end)) });
  }
  return [...said.values()];
}
