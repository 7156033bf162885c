import { isOneOf } from "~/services/db/bulk.server";
import { join, raw, sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { codigoPlano } from "~/domain/catalogo/search";
import { isEmptyWord, stem } from "~/domain/busqueda/palabras";
import { inSecciones } from "~/domain/catalogo/sections.server";
import { words } from "~/domain/kernel/text";
import { visiblesOf } from "~/domain/kernel/order";
import { distance, MISREAD, neighbours } from "./parecidos";

/** Most products of one number that are listed, and most codes that are offered for a misread one. */
export const MOST_NAMED = 200;
/** One more says that there are more. */
const LAST = MOST_NAMED + 1;
const MOST_NEAR = 48;

const none = { retirado: null, productos: [], entero: true };

interface Producto {
  id: number;
  codigo: string;
  nombre: string;
  slug: string;
  subcategoria_id: number;
  visible: boolean;
}

/** The visible products with these ids, in this order. */
async function readFilas(ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await readRows<Producto>(
    sql`SELECT id, codigo, nombre, slug, subcategoria_id, visible FROM productos WHERE id IN (${join(ids)})`,
  );
  return visiblesOf(ids, await inSecciones(rows));
}

/** A product that a number names. */
export type Named = Awaited<ReturnType<typeof readFilas>>[number];

/**
 * The visible products that a number names as a whole (`entero`), whatever its dashes, spaces and case: the one with this
 * code, else those with this reference. `retirado`: the number as a code of ours that the first product replaces (DEC
 * 52). None where several codes differ only by their separators; the search ranks these.
 */
export async function findByNumero(texto: string) {
  const plano = codigoPlano(texto);
  if (plano === "") return none;
  // `IS NOT FALSE`: as an equation it tempts SQLite to read the index of all visible products.
  const all = await readRows<{ tipo: string; numero: string; producto_id: number }>(
    sql`SELECT * FROM (SELECT '' AS tipo, codigo AS numero, id AS producto_id, id AS lugar FROM productos
          WHERE codigo_plano = ${plano} AND visible IS NOT FALSE ORDER BY id LIMIT 2) AS propios
      UNION ALL SELECT * FROM (SELECT tipo, numero, producto_id, id AS lugar FROM referencias
          WHERE numero_plano = ${plano} ORDER BY id LIMIT ${LAST}) AS ajenos ORDER BY lugar`,
  );
  const own = all.filter(({ tipo }) => tipo === "");
  if (own.length > 1) return none;
  const rows = own.length > 0 ? own : all;
  const retired = rows.find(({ tipo }) => tipo === "reemplaza");
  const ids = new Set([...(retired ? [retired.producto_id] : []), ...rows.map(({ producto_id }) => producto_id)]);
  const named = await readFilas([...ids]);
  const retirado = named[0]?.id === retired?.producto_id ? (retired?.numero ?? null) : null;
  return { retirado, productos: named, entero: true };
}

/** Words of a text in which a number is looked for, and the fewest letters and digits of such a number. */
const MOST_WORDS = 8;
const SHORTEST = 4;
/** Most rows that are read for the numbers of several texts. */
const MOST_READ = 2_000;

function isNumber(plano: string): boolean {
  return plano.length >= SHORTEST && /\d/.test(plano);
}

/** Words that only say that a number follows. */
const NUMBER_WORDS = new Set("cod codigo no num numero parte ref referencia".split(" "));

/** The words of a text that tell something about a part, by their stems. */
function stemsOf(texto: string): string[] {
  return words(texto)
    .filter((word) => !isEmptyWord(word) && !NUMBER_WORDS.has(word))
    .map(stem);
}

/** What may be a number among the first words of a text, without its separators, and the words that stand beside it. */
function numbersIn(texto: string) {
  const typed = texto
    .split(/[\s;,:/()]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((part) => ({ plano: codigoPlano(part), stems: stemsOf(part) }));
  const runs = typed.flatMap((_, start) => typed.slice(start).map((__, more) => [start, start + more + 1] as const));
  return runs
    .filter(([start, end]) => end - start < typed.length)
    .map(([start, end]) => ({
      plano: typed
        .slice(start, end)
        .map((one) => one.plano)
        .join(""),
      beside: [...typed.slice(0, start), ...typed.slice(end)].flatMap(({ stems }) => stems),
    }))
    .filter(({ plano }) => isNumber(plano));
}

/** What replaces a code (DEC 52) before the others. */
export function retiredFirst<Row extends { tipo: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => Number(other.tipo === "reemplaza") - Number(one.tipo === "reemplaza"));
}

interface BesideWords {
  id: number;
  /** What kind of number it is; "" for the code. */
  tipo: string;
  numero: string;
  codigo: string;
  visible: boolean;
  plano: string;
  marca: string;
  nombre: string;
}

/**
 * The products, hidden ones too, with a code or a number that stands in a text beside its brand or words of the
 * product's name: "Monroe 334-081", "334 081 amortiguador". As in `findByNumero` a visible product's code comes
 * before numbers, and a product that replaces a code before the others.
 */
export async function listByNumeroYPalabras(textos: readonly string[]) {
  const planos = [...new Set(textos.flatMap(numbersIn).map(({ plano }) => plano))];
  if (planos.length === 0) return () => [];
  const rows = await readRows<BesideWords>(
    sql`SELECT * FROM (SELECT id, '' AS tipo, codigo AS numero, codigo, visible, codigo_plano AS plano, '' AS marca, nombre,
          0 AS lugar FROM productos WHERE ${isOneOf(sql`codigo_plano`, planos)}) AS propios
      UNION ALL SELECT * FROM (SELECT p.id, r.tipo, r.numero, p.codigo, p.visible, r.numero_plano AS plano, r.marca, p.nombre,
          r.id AS lugar FROM referencias r JOIN productos p ON p.id = r.producto_id
          WHERE ${isOneOf(sql`r.numero_plano`, planos)} ORDER BY r.id LIMIT ${MOST_READ}) AS ajenos ORDER BY lugar`,
  );
  return (texto: string): BesideWords[] => {
    const numbers = numbersIn(texto);
    const found = rows.filter(({ plano, marca, nombre }) => {
      const own = [...words(`${marca} ${nombre}`), codigoPlano(marca)];
      const begins = (word: string) => own.some((one) => (/\d/.test(word) ? one === word : one.startsWith(word)));
      return numbers.some((number) => number.plano === plano && number.beside.every(begins));
    });
    const own = found.filter(({ tipo, visible }) => tipo === "" && visible);
    const ordered = own.length > 0 ? own : retiredFirst(found);
    return [...new Map(ordered.toReversed().map((one) => [one.id, one])).values()].reverse();
  };
}

async function listNamed(texto: string) {
  return (await listByNumeroYPalabras([texto]))(texto).slice(0, LAST);
}

/** The products, hidden ones too, with a number that begins with a text of four letters and digits or more. */
async function idsByComienzo(texto: string): Promise<number[]> {
  const plano = codigoPlano(texto);
  if (!isNumber(plano)) return [];
  const rows = await readRows<{ producto_id: number }>(
    sql`SELECT producto_id FROM referencias WHERE numero_plano >= ${plano} AND numero_plano < ${`${plano}{`}
      ORDER BY numero_plano, id LIMIT ${LAST}`,
  );
  return [...new Set(rows.map(({ producto_id }) => producto_id))];
}

/**
 * The visible products of a number that stands beside words in a text; where there are none, those with a number that
 * begins with the text, and `entero` is false. `retirado` as of `findByNumero`.
 */
export async function findByParteDeNumero(texto: string) {
  const named = await listNamed(texto);
  const beside = await readFilas(named.map(({ id }) => id));
  const retirado = named.find(({ id, tipo }) => tipo === "reemplaza" && id === beside[0]?.id)?.numero ?? null;
  if (beside.length > 0) return { retirado, productos: beside, entero: true };
  return { retirado, productos: await readFilas(await idsByComienzo(texto)), entero: false };
}

/**
 * The products, hidden ones too, with a text as a number of another maker or as a retired code, alone or beside words;
 * else those with a number that begins with it.
 */
export async function idsByReferencia(texto: string): Promise<number[]> {
  const rows = await readRows<{ producto_id: number }>(
    sql`SELECT producto_id FROM referencias WHERE numero_plano = ${codigoPlano(texto)} ORDER BY id LIMIT ${LAST}`,
  );
  if (rows.length > 0) return [...new Set(rows.map(({ producto_id }) => producto_id))];
  const beside = await listNamed(texto);
  return beside.length > 0 ? beside.map(({ id }) => id) : idsByComienzo(texto);
}

/** The visible product that replaces a retired code; null when the code is not one (DEC 52). */
export async function findReplacement(texto: string) {
  const { retirado, productos } = await findByNumero(texto);
  return retirado === null ? null : (productos[0] ?? null);
}

/** The skeleton of a column, as the indexes of the migration have it. */
function esqueletoOf(column: string) {
  return raw(Object.entries(MISREAD).reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, column));
}

interface Near {
  producto_id: number;
  /** The code or number as it is written; `marca` is null for a code of ours. */
  codigo: string;
  plano: string;
  marca: string | null;
}

function order(plano: string, one: Near, other: Near): number {
  const place = (near: Near) => distance(plano, near.plano) * 2 + (near.marca === null ? 0 : 1);
  const difference = place(one) - place(other);
  if (difference !== 0) return difference;
  return one.plano === other.plano ? one.producto_id - other.producto_id : one.plano < other.plano ? -1 : 1;
}

/**
 * Codes and numbers that a typed code may mean by one mistake, the likeliest first, with their visible products; none for
 * a code that exists. What is looked for is bounded by the length of the text, never by how many products there are
 * (DEC 50).
 */
export async function findParecidos(texto: string) {
  const plano = codigoPlano(texto);
  const near = neighbours(plano);
  if (near.length === 0) return [];
  // `readFilas` leaves hidden products out: as a condition they would tempt the planner away from the index.
  const [codes, numbers] = await Promise.all([
    readRows<Near>(
      sql`SELECT p.id AS producto_id, p.codigo, p.codigo_plano AS plano, NULL AS marca FROM productos p
        WHERE ${isOneOf(esqueletoOf("p.codigo_plano"), near)}`,
    ),
    readRows<Near>(
      sql`SELECT r.producto_id, r.numero AS codigo, r.numero_plano AS plano, r.marca FROM referencias r
        WHERE ${isOneOf(esqueletoOf("r.numero_plano"), near)} LIMIT 1000`,
    ),
  ]);
  const found = [...codes, ...numbers];
  if (found.some((one) => one.plano === plano)) return [];
  const nearest = found.sort((one, other) => order(plano, one, other));
  // A product stands where its likeliest code or number puts it.
  const first = new Map(nearest.toReversed().map((one) => [one.producto_id, one]));
  const ids = [...new Set(nearest.map((one) => one.producto_id))].slice(0, MOST_NAMED);
  return (await readFilas(ids)).slice(0, MOST_NEAR).map((producto) => ({
    producto,
    codigo: first.get(producto.id)?.codigo ?? producto.codigo,
    marca: first.get(producto.id)?.marca ?? null,
  }));
}
export type Parecido = Awaited<ReturnType<typeof findParecidos>>[number];
