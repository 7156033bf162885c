import { alphanumeric } from "~/domain/kernel/text";
import { anosAt, type Token, tokensOf } from "./anos";
import { namesOf } from "./names";

interface Linea {
  nombre: string;
  alias: string;
}
interface Marca extends Linea {
  lineas: readonly Linea[];
}

/** A line that the name of a product speaks of, with its years. */
interface Sugerida {
  marca: string;
  linea: string;
  desde: number;
  hasta: number | null;
}
type Vehiculo = Pick<Sugerida, "marca" | "linea">;

/** Most words that one make or line is written in. */
const MOST_WORDS = 5;
/** Most other words, as an engine or a version, between a line and its years, and between lines that share years. */
const BETWEEN = 3;
const AND = new Set(["y", "e", "o", "u"]);

/** Names that may be anything else, "3" or "K2", count only behind their make. */
function isShort(name: string): boolean {
  return name.length < 3 || /^\d+$/.test(name);
}

function indexOf(marcas: readonly Marca[]) {
  const makes = new Map(marcas.flatMap((one) => namesOf(one).map((name) => [alphanumeric(name), one.nombre])));
  const own = new Map<string, Vehiculo>();
  const all = new Map<string, Vehiculo | null>();
  for (const marca of marcas)
    for (const linea of marca.lineas) {
      const vehiculo = { marca: marca.nombre, linea: linea.nombre };
      for (const name of namesOf(linea).map(alphanumeric)) {
        const known = all.get(name);
        if (!own.has(`${marca.nombre}/${name}`)) own.set(`${marca.nombre}/${name}`, vehiculo);
        // A name that lines of two makes have says nothing without its make.
        all.set(name, known === undefined || known?.marca === marca.nombre ? (known ?? vehiculo) : null);
      }
    }
  return { makes, own, all };
}

/** The longest run of words at a place for which `find` knows something, and where it ends. */
function longest<T>(tokens: readonly Token[], at: number, find: (name: string) => T | undefined | null) {
  let name = "";
  let found: { value: T; next: number } | undefined;
  for (let next = at; next < Math.min(tokens.length, at + MOST_WORDS); next += 1) {
    const { text } = tokens[next] ?? { text: "" };
    // "Mazda 3 23-25" does not speak of a 323.
    if (/\d$/.test(name) && /^\d/.test(text)) break;
    name += text;
    const value = find(name);
    if (value) found = { value, next: next + 1 };
  }
  return found;
}

/**
 * Makes the function that reads vehicles out of the name of a product: "Renault Duster 2012-2020", "Duster 12-20" where
 * one make only has a Duster, "Logan y Sandero 2010 en adelante". Only lines that exist, and only with years; nothing is
 * guessed.
 */
export function sugerenciasReader(marcas: readonly Marca[], proximo: number): (nombre: string) => Sugerida[] {
  const { makes, own, all } = indexOf(marcas);

  return (nombre) => {
    const tokens = tokensOf(nombre);
    const found = new Map<string, Sugerida>();
    let marca = "";
    /** Lines that wait for their years, and those that had the last ones. */
    let waiting: Vehiculo[] = [];
    let last: Vehiculo[] = [];
    /** Other words since the last vehicle or year. */
    let others = BETWEEN;
    const lineAt = (at: number) =>
      longest(tokens, at, (name) => {
        const mine = own.get(`${marca}/${name}`);
        return isShort(name) ? (others === 0 ? mine : null) : (mine ?? all.get(name));
      });
    for (let at = 0; at < tokens.length;) {
      const linea = lineAt(at);
      const anos = anosAt(tokens, at, proximo);
      // "Peugeot 208 y 2008 2013-2019": a line may look like a year.
      const isLine = linea && (!anos || (anos.single && (waiting.length === 0 || anosAt(tokens, linea.next, proximo))));
      if (anos && !isLine) {
        const near = anos.short ? others === 0 : others <= BETWEEN;
        const lines = waiting.length > 0 ? waiting : anos.single || others > 0 ? [] : last;
        last = near ? lines : [];
        if (anos.anos)
          for (const vehiculo of last) {
            const sugerida = { ...vehiculo, ...anos.anos };
            found.set(JSON.stringify(sugerida), sugerida);
          }
        [waiting, others, at] = [[], 0, anos.next];
        continue;
      }
      const make = longest(tokens, at, (name) => makes.get(name));
      if (linea && linea.next >= (make?.next ?? 0)) {
        if (others >= BETWEEN) waiting = [];
        waiting.push(linea.value);
        [marca, others, at] = [linea.value.marca, 0, linea.next];
      } else if (make) {
        if (others >= BETWEEN) waiting = [];
        [marca, others, at] = [make.value, 0, make.next];
      } else {
        if (!AND.has(tokens[at]?.text ?? "")) others += 1;
        at += 1;
      }
    }
    return [...found.values()];
  };
}
