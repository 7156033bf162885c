import { getSinonimos } from "~/domain/ajustes/ajustes.server";
import { alphanumeric } from "~/domain/kernel/text";
import type { Lectura } from "~/domain/vehiculos/query";
import { isVersion } from "./mistyped-names";
import { formsOf, isEmptyWord, stem } from "./palabras";
import { findAlternatives, findKnown } from "./vocabulary.server";

/** Most words behind a line that are looked at. */
const MOST_WORDS = 6;

/** A text without words that nothing has, and these. */
interface Resto {
  resto: string;
  sobran: string[];
}

/** The words of what stands beside a vehicle, by their stems, and what is between them; `detras`: behind the line. */
function partesOf({ resto, antes }: Lectura) {
  let seen = 0;
  return resto.split(/([\p{L}\p{M}\p{N}]+)/u).map((parte) => {
    const [raiz, detras] = [stem(alphanumeric(parte)), seen >= antes];
    if (raiz !== "") seen += 1;
    return { parte, raiz, detras, isWord: /^[a-z]{2,}$/.test(raiz) && !isEmptyWord(raiz) };
  });
}

/**
 * What a text says beside its vehicle, without words behind the line that nothing has: first without those that are no
 * mistyped word either, then without all of them. Only where a part stands before the line: of «duster bujia delantera»
 * the part would be left out. The names of versions (xlt, turbo) are left out wherever they stand. Words with a digit stay,
 * a size, a code, but for two digits that may be a year, too. For texts that find nothing.
 */
export async function withoutUnknown(lectura: Lectura): Promise<Resto[]> {
  const partes = partesOf(lectura);
  const loose = partes.filter(({ raiz }) => isVersion(raiz) || (lectura.conTamano && /\d/.test(raiz)));
  const telling = partes.filter((one) => one.isWord && !loose.includes(one));
  const hasPart = telling.some(({ detras }) => !detras);
  const behind = hasPart ? telling.filter(({ detras }) => detras).slice(0, MOST_WORDS) : [];
  const sinonimos = await getSinonimos();
  const known = await findKnown(behind.flatMap(({ raiz }) => formsOf(raiz)));
  const isKnown = (raiz: string) => sinonimos.has(raiz) || formsOf(raiz).some((form) => known.has(form));
  const unknown = behind.filter(({ raiz }) => !isKnown(raiz));
  const near = await Promise.all(unknown.map(({ raiz }) => findAlternatives(raiz)));
  const strange = unknown.filter((_, at) => near[at]?.length === 0);
  const ways = strange.length < unknown.length ? [strange, unknown] : [unknown];
  return ways
    .map((gone) => partes.filter((one) => loose.includes(one) || gone.includes(one)))
    .filter(({ length }) => length > 0)
    .map((gone) => ({
      resto: partes
        .filter((one) => !gone.includes(one))
        .map(({ parte }) => parte)
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
      sobran: [...new Set(gone.map(({ parte }) => parte))],
    }));
}
