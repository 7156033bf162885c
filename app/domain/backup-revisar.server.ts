import { BadArchive, checked, linesOf } from "~/services/archive/read.server";
import type { OwnConnection } from "~/services/db/own.server";
import type { Fila, Tipo, Valor } from "~/services/db/values.server";
import { diskStore } from "~/services/store/disk.server";
import type { Abierto } from "./backup-abrir.server";
import { type Manifiesto, rutaDeTabla } from "./backup";
import type { Avisar } from "./backup-trabajo.server";
import type { TablaLista } from "./backup-listas.server";

const PAGE = 500;
const LARGEST = 2_147_483_647;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** PostgreSQL refuses U+0000, and half a character is none. */
const UNWRITABLE = /\0|\p{Surrogate}/u;

const fits: Record<Tipo, (value: Valor) => boolean> = {
  entero: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST,
  real: (value) => Number.isFinite(value),
  texto: (value) => typeof value === "string" && !UNWRITABLE.test(value),
  booleano: (value) => typeof value === "boolean",
  fecha: (value) => typeof value === "string" && ISO.test(value) && !Number.isNaN(Date.parse(value)),
};

function rowFrom(line: string, { tabla, columnas }: TablaLista): Fila {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw new BadArchive(`una fila de ${tabla.nombre} no se entiende`);
  }
  const values: [string, Valor][] = columnas.map(({ nombre, tipo, nulo }) => {
    const value: unknown =
      typeof row === "object" && row !== null && Object.hasOwn(row, nombre) ? Reflect.get(row, nombre) : undefined;
    if (isValor(value) && (value === null ? nulo : fits[tipo](value))) return [nombre, value];
    throw new BadArchive(`${tabla.nombre}.${nombre} tiene un valor que no puede ser`);
  });
  if (typeof row === "object" && row !== null && Object.keys(row).length !== columnas.length)
    throw new BadArchive(`una fila de ${tabla.nombre} tiene otras columnas`);
  return Object.fromEntries(values);
}

function isValor(value: unknown): value is Valor {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** The rows of a table of an archive, some at a time, each checked; throws BadArchive for whatever is not as it says. */
export async function* filasDe({ archive }: Abierto, lista: TablaLista): AsyncGenerator<Fila[]> {
  const { del } = lista;
  let page: Fila[] = [];
  let filas = 0;
  for await (const line of linesOf(checked(archive, rutaDeTabla(del.nombre), del))) {
    page.push(rowFrom(line, lista));
    filas += 1;
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (filas !== del.filas) throw new BadArchive(`${del.nombre} tiene otro número de filas`);
  if (page.length > 0) yield page;
}

/** Compares keys as both databases order them: numbers by size, texts by their bytes. */
export function compareKeys(a: Valor, b: Valor): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

/** Media rows name a store and a key that can be ours: a key is made a path of. */
function checkMedio({ almacen, clave }: Fila): void {
  const known =
    almacen === "cloudinary" || almacen === "externo" || (almacen === "disco" && diskStore.owns(String(clave)));
  if (!known) throw new BadArchive("medios.clave tiene un valor que no puede ser");
}

/** Each row of a file of ours has its file, or is known to have none; no file is another's. */
function checkArchivos({ archivos, faltantes }: Manifiesto, medios: ReadonlyMap<Valor, Fila>): void {
  const wrong = new BadArchive("sus archivos no son los de sus filas");
  const ids = [...archivos, ...faltantes].map(({ medio_id }) => medio_id);
  const own = [...medios.values()].filter(({ almacen }) => almacen !== "externo");
  if (new Set(ids).size < ids.length || ids.length !== own.length) throw wrong;
  if (ids.some((id) => (medios.get(id)?.almacen ?? "externo") === "externo")) throw wrong;
  if (archivos.some(({ medio_id, clave }) => medios.get(medio_id)?.clave !== clave)) throw wrong;
}

/** Reads every row of an archive: its values, the order of its keys, and that what it refers to is there. */
export async function revisarFilas(
  abierto: Abierto,
  own: OwnConnection,
  listas: readonly TablaLista[],
  avisar: (parte: number) => void,
): Promise<void> {
  const keys = new Map<string, Set<Valor>>();
  const medios = new Map<Valor, Fila>();
  for (const [index, lista] of listas.entries()) {
    avisar(index / listas.length);
    const { nombre, clave } = lista.tabla;
    const references = (await own.references(nombre)).filter(({ columna }) =>
      lista.columnas.some((one) => one.nombre === columna),
    );
    const seen = new Set<Valor>();
    keys.set(nombre, seen);
    let last: Valor = null;
    for await (const fila of eachFila(abierto, lista)) {
      const key = fila[clave] ?? null;
      if (last !== null && compareKeys(last, key) >= 0)
        throw new BadArchive(`las filas de ${nombre} no están en orden`);
      last = key;
      seen.add(key);
      if (nombre === "medios") {
        checkMedio(fila);
        medios.set(key, { almacen: fila.almacen ?? "", clave: fila.clave ?? "" });
      }
      const lost = references.find(
        ({ columna, tabla }) => fila[columna] !== null && !keys.get(tabla)?.has(fila[columna] ?? null),
      );
      if (lost) throw new BadArchive(`${nombre}.${lost.columna} nombra una fila que no existe`);
    }
  }
  checkArchivos(abierto.manifiesto, medios);
}

async function* eachFila(abierto: Abierto, lista: TablaLista): AsyncGenerator<Fila> {
  for await (const page of filasDe(abierto, lista)) yield* page;
}

/** Reads every file of an archive to its end: each is what the manifest says. */
export async function revisarArchivos({ archive, manifiesto }: Abierto, avisar: Avisar): Promise<void> {
  const { archivos } = manifiesto;
  for (const [index, archivo] of archivos.entries()) {
    avisar(`Revisando archivo ${index + 1} de ${archivos.length}`, index / archivos.length);
    for await (const _ of checked(archive, archivo.ruta, archivo));
  }
}
