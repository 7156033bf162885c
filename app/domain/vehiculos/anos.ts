import { foldAccents } from "~/domain/kernel/text";
import { PRIMER_ANO, readAno } from "./aplicaciones";

/** A word of a name, in lower case without accents, and the signs after it. */
export interface Token {
  text: string;
  after: string;
}

/** The words of a name; "1.6" is one. */
export function tokensOf(nombre: string): Token[] {
  const text = foldAccents(nombre)
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/(?<=\d)[.,](?=\d)/g, "_");
  const found = [...text.matchAll(/[a-z0-9_]+/g)];
  return found.map((match, index) => ({
    text: match[0],
    after: text.slice(match.index + match[0].length, found[index + 1]?.index),
  }));
}

const BEFORE = new Set(["modelo", "modelos", "mod", "ano", "anos", "de", "del", "entre", "desde"]);
const TO = new Set(["a", "al", "hasta"]);
const NOW = new Set(["adelante", "actual", "actualidad", "hoy", "fecha", "presente"]);
const UNITS = new Set(
  "cc cm3 mm cm m ml l lt kg g gr lb lbs w kw k rpm v ah km hp psi pulgadas piezas pzas und uds unidades puertas".split(
    " ",
  ),
);

/** Years in a name. */
interface Anos {
  /** Null for years that cannot be, as 2020-2012, and for an end without a beginning. */
  anos: { desde: number; hasta: number | null } | null;
  /** One year alone: it may be something else. */
  single: boolean;
  /** Written in two digits. */
  short: boolean;
  /** Place of the word behind them. */
  next: number;
}

/** Reads the years at a place of a name: "2012-2020", "12-20", "2012 a 2020", "2012 en adelante", "desde 2012", "2015". */
export function anosAt(tokens: readonly Token[], place: number, proximo: number): Anos | null {
  const at = (index: number) => tokens[index] ?? { text: "", after: "" };
  const isAno = (index: number) => /^(?:\d{2}|\d{4})$/.test(at(index).text);
  let first = place;
  while (BEFORE.has(at(first).text) && first - place < 3) first += 1;
  if (at(first).text === "hasta" && isAno(first + 1))
    return { anos: null, single: false, short: false, next: first + 2 };
  if (!isAno(first)) return null;
  const from = readAno(at(first).text);
  const short = at(first).text.length === 2;
  const answer = (hasta: number | null, next: number, single = false): Anos | null => {
    if (UNITS.has(at(next).text)) return null;
    const real = from >= PRIMER_ANO && (hasta === null ? from <= proximo : from <= hasta && hasta <= proximo);
    return { anos: real ? { desde: from, hasta } : null, single, short, next };
  };
  const joined = /^\s*[-–—/]\s*$/.test(at(first).after);
  const second = joined ? first + 1 : TO.has(at(first + 1).text) ? first + 2 : 0;
  if (second > 0 && isAno(second)) return answer(readAno(at(second).text), second + 1);
  if (/^\s*\+/.test(at(first).after)) return answer(null, first + 1);
  for (const words of [1, 2, 3]) if (NOW.has(at(first + words).text)) return opened(tokens, first, words, answer);
  const desde = tokens.slice(place, first).some(({ text }) => text === "desde");
  if (desde) return answer(null, first + 1);
  return short ? null : answer(from, first + 1, true);
}

/** "en adelante", "a la fecha", "- actual": nothing else may stand between the year and the last of these words. */
function opened(
  tokens: readonly Token[],
  first: number,
  count: number,
  answer: (hasta: number | null, next: number, single?: boolean) => Anos | null,
): Anos | null {
  const between = tokens.slice(first + 1, first + count).map(({ text }) => text);
  const known = between.every((text) => ["en", "a", "al", "la", "el", "hasta"].includes(text));
  return known ? answer(null, first + count + 1) : null;
}
