import { toSearchQuery } from "~/domain/catalogo/search";
import { alphanumeric, words } from "~/domain/kernel/text";
import { namesOf } from "~/domain/vehiculos/names";
import type { LongName } from "./mistyped-names";

export interface Named {
  nombre: string;
  slug: string;
}
interface ConAlias extends Named {
  alias: string;
}
interface LineaNamed extends ConAlias {
  id: number;
}
interface MarcaNamed extends ConAlias {
  lineas: readonly LineaNamed[];
}

/** A line with its make. */
export interface LineaConMarca {
  marca: Named;
  linea: Named & { id: number };
}

/** The names of all vehicles, letters and digits only, and what they name. */
export interface Nombres {
  marcas: ReadonlyMap<string, Named>;
  lineas: ReadonlyMap<string, readonly LineaConMarca[]>;
  /** Names of lines that have several words. */
  largos: readonly LongName[];
  /** What several lines begin with, and these: Frontier D22 and NP300. Or one, before its number: Ram 1500. */
  comienzos: ReadonlyMap<string, readonly LineaConMarca[]>;
  /** Stems of the words that name parts: a line of this name is one only behind its make (Ford Escape). */
  partes: ReadonlySet<string>;
}

const plainNames = (row: ConAlias) => new Set(namesOf(row).map(alphanumeric));

/** Lines by what each is called; none by nothing. */
function linesBy(marcas: readonly MarcaNamed[], called: (linea: LineaNamed) => Iterable<string>) {
  const found = new Map<string, LineaConMarca[]>();
  for (const marca of marcas)
    for (const linea of marca.lineas)
      for (const name of called(linea))
        if (name !== "") found.set(name, [...(found.get(name) ?? []), { marca, linea }]);
  return found;
}

/** The words of a name, and these with what has one or two letters joined to the word behind it: LUV D Max, LUV DMax. */
function writtenIn(palabras: readonly string[]): (readonly string[])[] {
  const joined: string[] = [];
  let short = "";
  for (const [at, word] of palabras.entries()) {
    short += word;
    if (/^[a-z]{1,2}$/.test(word) && at < palabras.length - 1) continue;
    joined.push(short);
    short = "";
  }
  return joined.length < palabras.length ? [palabras, joined] : [palabras];
}

/** Collects the names of makes and lines for `readVehiculo`. */
export function nombresOf(marcas: readonly MarcaNamed[], partes: readonly string[]): Nombres {
  const stems = partes.flatMap((parte) => toSearchQuery(parte)?.raices ?? []);
  const makes = marcas.flatMap((one) => Array.from(plainNames(one), (name) => [name, one] as const));
  const names = marcas.flatMap((marca) => marca.lineas.flatMap(namesOf));
  const largos = names.flatMap((escrito) =>
    writtenIn(words(escrito))
      .filter(({ length }) => length > 1)
      .map((palabras) => ({ escrito, plano: alphanumeric(escrito), palabras })),
  );
  return {
    ...{ marcas: new Map(makes), lineas: linesBy(marcas, plainNames), largos },
    ...{ comienzos: comienzosOf(marcas), partes: new Set(stems) },
  };
}

/** A name of a word and a number: Ram 1500. */
const NUMBERED = /^[a-z]{3,} \d+$/;
/** What any vehicle may be: of a Campero 2600 the word alone says nothing. */
const CARROCERIAS = new Set(words("bus camion camioneta campero furgon panel van"));

/** Whether two of the lines are of one make. */
export function areShared(lineas: readonly LineaConMarca[]): boolean {
  return new Set(lineas.map(({ marca }) => marca)).size < lineas.length;
}

/**
 * The first words that two or more lines of one make share, with all lines that begin so, and the word that stands before
 * the number of one alone.
 */
function comienzosOf(marcas: readonly MarcaNamed[]): Map<string, LineaConMarca[]> {
  const found = linesBy(marcas, ({ nombre }) => {
    const parts = words(nombre);
    return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join(""));
  });
  const areNumbered = (name: string, lineas: readonly LineaConMarca[]) =>
    !CARROCERIAS.has(name) && lineas.every(({ linea }) => NUMBERED.test(words(linea.nombre).join(" ")));
  return new Map([...found].filter(([name, lineas]) => areShared(lineas) || areNumbered(name, lineas)));
}
