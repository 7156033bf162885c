import { type Trozo, withTimes } from "~/domain/catalogo/search";
import { anoOf, takeAno, takeMotor, type Word } from "~/domain/busqueda/ano-y-motor";
import { nearestLongName, nearestName, nearestParted } from "~/domain/busqueda/mistyped-names";
import { areShared, type LineaConMarca, type Named, type Nombres } from "~/domain/busqueda/nombres-vehiculos";
import { isEmptyWord, stem } from "~/domain/busqueda/palabras";
import { alphanumeric, toClave, words } from "~/domain/kernel/text";

/** What a text is read by. */
interface Saber extends Nombres {
  /** The last year (modelo) that is one. */
  hasta: number;
  /** Whether a word is one of the catalogue, and so no mistyped name. */
  isKnown: (word: string) => boolean;
  /** Nothing was found for the text: a word of the trade may be a line. */
  enVano?: boolean;
}

/** What a typed text says of a vehicle. */
export interface Lectura {
  marca: Named | null;
  /** The lines of this name: several where makes share it and none was typed; none where only a make was. */
  lineas: readonly LineaConMarca[];
  /** The year (modelo); 0 for every year. Read only beside a line. */
  ano: number;
  /** Two digits behind the vehicle, the only ones of the rest, are no year but the size of a rim. */
  conTamano: boolean;
  /** The text without the words of the vehicle; "" when nothing telling is left. */
  resto: string;
  /** How many words of the rest stand before the line's name. */
  antes: number;
  /** The words of the vehicle; `distinto`: one that stands for a mistyped word. */
  palabras: readonly Trozo[];
}

/** Most words that a name has. */
const LONGEST_NAME = 5;
/** Words of a text that are read. */
export const MOST_WORDS = 12;
/** What is left of a text that asks for whatever there is: "repuestos para duster", "montero short". */
const CUALQUIERA = new Set(
  words("accesorio accesorios autoparte autopartes parte partes repuesto repuestos short version"),
);

function wordsIn(texto: string): Word[] {
  const found = Array.from(texto.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    plano: alphanumeric(word),
    start: index,
    end: index + word.length,
  }));
  return found.filter(({ plano }) => plano !== "").slice(0, MOST_WORDS);
}

/** Words one behind the other: from the first to before the last. */
interface Run {
  from: number;
  to: number;
  plano: string;
}

/** Every run of words that a name may be; the longest first, and of these the last: the vehicle stands behind the part. */
function runsOf(typed: readonly Word[]): Run[] {
  const sizes = Array.from({ length: LONGEST_NAME }, (_, index) => LONGEST_NAME - index);
  return sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, typed.length - size + 1) }, (_, index) => {
      const from = typed.length - size - index;
      const plano = typed.slice(from, from + size).map((word) => word.plano);
      return { from, to: from + size, plano: plano.join("") };
    }),
  );
}

/**
 * Names of lines that are words of the trade, too: without a make before them or a whole year they are no line, unless
 * nothing is found for them. They are no mistyped words.
 */
export const COMUNES = new Set(words("alto cielo laser master pickup primera"));

/** A text that is a code, though it begins with the name of a line: FE-9999. */
const CODE = /^[a-z0-9]{1,3}-\d[a-z0-9]*$/i;

/** The first of the runs that names something. */
function findRun<T>(runs: readonly Run[], read: (run: Run) => T | undefined) {
  for (const run of runs) {
    const found = read(run);
    if (found !== undefined) return { run, found };
  }
  return undefined;
}

/**
 * Reads make, line and year (modelo) out of a typed text; null when it names neither make nor line. A line without its
 * make is read by a name that says enough: no bare number, no word for parts, and no measure (3/8 x 1 is no X1). Two digits
 * are a year only behind the vehicle, and there the size of a rim where one is asked for.
 */
export function readVehiculo(texto: string, { isKnown, hasta, enVano = false, ...nombres }: Saber): Lectura | null {
  const typed = wordsIn(withTimes(texto));
  const runs = runsOf(typed);
  const partsOf = ({ from, to }: Run) => typed.slice(from, to).map((word) => word.plano);
  /** The name that one mistyped word means, or in vain two; not one of which it is a word: clase is no Clase E. */
  const mend = (run: Run, names: ReadonlyMap<string, unknown>) => {
    const { plano } = run;
    const parts = partsOf(run);
    const parted = enVano ? nearestParted(parts, names.keys(), isKnown) : undefined;
    const name = parts.length === 1 ? nearestName(plano, names.keys(), isKnown) : parted;
    const isPart = nombres.largos.some((largo) => largo.plano === name && largo.palabras.includes(plano));
    return isPart ? undefined : name;
  };
  const longName = (run: Run) => nearestLongName(partsOf(run), nombres.largos, isKnown);

  const hasYear = typed.some(({ plano }) => plano.length === 4 && anoOf(plano, hasta) > 0);
  const named = findRun(runs, ({ plano }) => nombres.marcas.get(plano));
  const ofMake = (lineas: readonly LineaConMarca[] = []) =>
    lineas.filter(({ marca }) => !named || marca === named.found);
  const lineasNamed = (name: string) => ofMake(nombres.lineas.get(name));
  /** Whether the words are a line and its year (Mazda 3 23) rather than one name (Mazda 323). */
  const endsInYear = ({ from, to }: Run) => {
    const last = typed[to - 1]?.plano ?? "";
    const isLinea = (run: Run) => run.from <= from && run.to === to - 1 && lineasNamed(run.plano).length > 0;
    return last.length === 2 && anoOf(last, hasta) > 0 && runs.some(isLinea);
  };
  const lineasCalled = (run: Run, name = run.plano) => {
    const around = named && run.from <= named.run.from && named.run.to <= run.to;
    const apart = !named || run.to <= named.run.from || named.run.to <= run.from;
    const weak = /^\d+$/.test(name) || nombres.partes.has(stem(name)) || isEmptyWord(name);
    const common = COMUNES.has(name) && !hasYear && !enVano;
    const isBehind = run.from === named?.run.to;
    if ((!around && !apart) || ((weak || common) && !isBehind) || endsInYear(run)) return undefined;
    const own = lineasNamed(name);
    const begun = nombres.comienzos.get(name) ?? [];
    const mayBegin = isBehind || enVano || (hasYear && areShared(begun));
    const lineas = own.length === 0 && mayBegin ? ofMake(begun) : own;
    return lineas.length > 0 ? lineas : undefined;
  };
  const lines =
    findRun(runs, (run) => lineasCalled(run) ?? lineasCalled(run, longName(run)?.plano ?? "")) ??
    findRun(runs, (run) => lineasCalled(run, mend(run, nombres.lineas) ?? ""));
  const isFree = (run: Run) => run.to <= (lines?.run.from ?? 0) || run.from >= (lines?.run.to ?? 0);
  const makers = new Map(lines?.found.map(({ marca }) => [alphanumeric(marca.nombre), marca]));
  const maker = named ?? findRun(runs.filter(isFree), (run) => makers.get(mend(run, makers) ?? ""));
  if (!lines && !maker) return null;

  const lineas = (lines?.found ?? []).filter(({ marca }) => !maker || marca === maker.found);
  const taken = new Set([lines, maker].flatMap((one) => (one ? range(one.run) : [])));
  const names = new Set([...nombres.lineas.keys(), ...nombres.comienzos.keys(), ...nombres.marcas.keys()]);
  /** The name stands in place of the first of the mistyped words, and nothing in place of the others. */
  const misspelt = (run: Run | undefined, nombre = ""): [number, string][] =>
    run && !names.has(run.plano) ? range(run).map((at) => [at, at === run.from ? nombre : ""]) : [];
  const mended = new Map([
    ...misspelt(lines?.run, (lines && longName(lines.run)?.escrito) ?? nombreComun(lineas)),
    ...misspelt(maker?.run, maker?.found.nombre),
  ]);
  const motor = lines ? takeMotor(texto, typed, taken) : [];
  const { ano, conTamano } = lines ? takeAno(typed, taken, hasta) : { ano: 0, conTamano: false };
  if (ano > 0) motor.push(...takeMotor(texto, typed, taken));
  const resto = restOf(texto, typed, taken);
  if (ano === 0 && CODE.test(texto.trim()) && resto !== "") return null;
  const palabras = [...typed.entries()].flatMap(([at, { start, end }]) =>
    taken.has(at) && !motor.includes(at) && mended.get(at) !== ""
      ? [{ texto: mended.get(at) ?? texto.slice(start, end), distinto: mended.has(at) }]
      : [],
  );
  const antes = typed.filter((_, at) => at < (lines?.run.from ?? 0) && !taken.has(at)).length;
  return { marca: maker?.found ?? null, lineas, ano, conTamano, resto, antes, palabras };
}

/** What lines that were read in a text are called together: Duster, or Frontier for Frontier D22 and Frontier NP300. */
export function nombreComun([first, ...others]: Lectura["lineas"]): string {
  const nombre = first?.linea.nombre ?? "";
  const parts = nombre.split(" ");
  const isShared = (size: number) => {
    const begin = toClave(parts.slice(0, size).join(" "));
    return others.every(({ linea }) => `${toClave(linea.nombre)} `.startsWith(`${begin} `));
  };
  const size = parts.findLastIndex((_, at) => isShared(at + 1)) + 1;
  return size > 0 ? parts.slice(0, size).join(" ") : nombre;
}

/**
 * A text with the make's own name in place of another one (VW), where no line is read beside it: names of products have
 * the first.
 */
export function withMarca(texto: string, lectura: Lectura | null): string {
  if (!lectura?.marca || lectura.lineas.length > 0) return texto;
  const typed = lectura.palabras.map((one) => one.texto).join("");
  return alphanumeric(typed) === alphanumeric(lectura.marca.nombre)
    ? texto
    : `${lectura.resto} ${lectura.marca.nombre}`.trim();
}

function range({ from, to }: Run): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** The text without the words that are taken; "" when only words are left that tell nothing. */
function restOf(texto: string, typed: readonly Word[], taken: ReadonlySet<number>): string {
  const gone = typed
    .map(({ start, end }, at) => ({ at, start: taken.has(at - 1) ? (typed[at - 1]?.end ?? start) : start, end }))
    .filter(({ at }) => taken.has(at))
    .toReversed();
  const rest = gone.reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, texto);
  // Of a long text the words are here too that were not read.
  const tells = (word: string) => !isEmptyWord(word) && !CUALQUIERA.has(word);
  return words(rest).some(tells) ? rest.replace(/\s+/g, " ").trim() : "";
}
