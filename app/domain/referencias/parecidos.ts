import type { Trozo } from "~/domain/catalogo/search";
import { alphanumeric, words } from "~/domain/kernel/text";

/** Signs that are misread for each other: O/0, I/l/1, S/5, B/8 (DEC 50). */
export const MISREAD: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1", s: "5", b: "8" };
/** Every sign that a skeleton may have. */
const SIGNS = Array.from("0123456789acdefghjkmnpqrtuvwxyz");
/** Longest code, in letters and digits, whose mistakes are looked for; they are 63 per sign. */
const LONGEST = 20;

/** The skeleton of a code without separators: codes that differ only by misread signs have the same. */
export function esqueleto(plano: string): string {
  return Array.from(plano, (sign) => MISREAD[sign] ?? sign).join("");
}

/**
 * The skeletons of all codes that a typed one may mean: one sign wrong, missing, added or swapped with its neighbour,
 * and any number of misread ones. None for a text that is too long to be a code.
 */
export function neighbours(plano: string): string[] {
  const own = esqueleto(plano);
  if (own === "" || own.length > LONGEST) return [];
  const found = new Set([own]);
  for (let at = 0; at <= own.length; at += 1) {
    const [before, after] = [own.slice(0, at), own.slice(at)];
    for (const sign of SIGNS) {
      found.add(before + sign + after);
      if (after !== "") found.add(before + sign + after.slice(1));
    }
    if (own.length > 1 && after !== "") found.add(before + after.slice(1));
    if (after.length > 1) found.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  return [...found];
}

/** Where the skeletons of two codes part: the first sign that differs. */
function parting(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * How far a typed code is from one of `neighbours`, as people mistake codes: 0 misread, 1 a sign too many behind it, 2
 * two swapped or one doubled, 3 one wrong, 4 one missing or too many.
 */
export function distance(typed: string, codigo: string): number {
  const [one, other] = [esqueleto(typed), esqueleto(codigo)];
  if (one === other) return 0;
  if (one.slice(0, -1) === other) return 1;
  const at = parting(one, other);
  if (one.length === other.length) return one.slice(at + 1) === other.slice(at + 1) ? 3 : 2;
  return one.length > other.length && one[at] === one[at - 1] ? 2 : 4;
}

/** A code as it is written, cut where it differs; `marked` counts its letters and digits. */
function trozosOf(codigo: string, marked: ReadonlySet<number>): Trozo[] {
  const trozos: Trozo[] = [];
  let at = 0;
  for (const texto of codigo) {
    const sign = words(texto).length > 0;
    const distinto = sign && marked.has(at);
    if (sign) at += 1;
    const last = trozos.at(-1);
    if (last?.distinto === distinto) last.texto += texto;
    else trozos.push({ texto, distinto });
  }
  return trozos;
}

/** What was typed beside the code that it may mean, each with its signs that differ (DEC 50). */
export function cotejo(typed: string, codigo: string): { escrito: Trozo[]; codigo: Trozo[] } {
  const [one, other] = [alphanumeric(typed), alphanumeric(codigo)];
  const [ones, others] = [new Set<number>(), new Set<number>()];
  const at = parting(esqueleto(one), esqueleto(other));
  const [skipOne, skipOther] = [Math.max(0, one.length - other.length), Math.max(0, other.length - one.length)];
  if (skipOne > 0) ones.add(at);
  if (skipOther > 0) others.add(at);
  for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
    const [here, there] = index < at ? [index, index] : [index + skipOne, index + skipOther];
    if (one[here] === other[there]) continue;
    ones.add(here);
    others.add(there);
  }
  return { escrito: trozosOf(typed, ones), codigo: trozosOf(codigo, others) };
}
