import type { z } from "zod";
import { parseJson } from "~/services/archive/json";
import { archiveLimits, BadArchive } from "~/services/archive/limits";
import { readVerified, linesOf } from "~/services/archive/read.server";
import {
  type Columna,
  type Fila,
  LARGEST_COUNTER,
  LARGEST_INTEGER,
  type Tipo,
  type Valor,
} from "~/services/db/values.server";
import { tablePath } from "~/domain/backup/backup";
import type { OpenBackup } from "./open.server";
import type { ManifestTable } from "./manifest";
import type { BackupTable } from "./tables.server";
import type { RowSchema } from "./row-schemas";
import { FieldRefusal } from "~/domain/kernel/refusal";

/** A table of an archive, with the columns of this database into which it is written. */
export interface ReadyTable {
  tabla: BackupTable;
  inArchive: ManifestTable;
  columnas: readonly Columna[];
  forma: RowSchema;
  /** The rules of the columns that the archive has; an archive of an older version may lack some. */
  escritas: z.ZodObject;
  /** Values of rows read before, from which columns of other rows are computed; shared by all tables of an archive. */
  leidas: Map<string, Map<Valor, Fila>>;
  /** Months that this site keeps messages. */
  retencion: string;
}

const PAGE = 500;
const PAGE_BYTES = archiveLimits.lineBytes;
const COUNTERS: ReadonlySet<string> = new Set(["id", "revision"]);
/** PostgreSQL accepts neither U+0000 nor a lone surrogate. */
const UNWRITABLE = /\0|\p{Surrogate}/u;

function isMoment(value: Valor): boolean {
  if (typeof value !== "string" || value.length !== 24) return false;
  const moment = new Date(value);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === value && moment.getUTCFullYear() >= 1970;
}

const fits: Record<Tipo, (value: Valor) => boolean> = {
  entero: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INTEGER,
  real: (value) => Number.isFinite(value),
  texto: (value) => typeof value === "string" && !UNWRITABLE.test(value),
  booleano: (value) => typeof value === "boolean",
  fecha: isMoment,
};

function isValor(value: unknown): value is Valor {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function fitsColumn({ nombre, tipo, nulo }: Columna, value: Valor): boolean {
  if (value === null) return nulo;
  if (COUNTERS.has(nombre) && (Number(value) < 1 || Number(value) > LARGEST_COUNTER)) return false;
  return fits[tipo](value);
}

/** Parses a line; throws BadArchive unless it has exactly the table's columns with values of their types. */
function typed(line: string, { tabla, inArchive, columnas }: ReadyTable): Fila {
  // One value per column and the row itself; a repeated column would be one value more.
  const row = parseJson(line, { depth: 1, values: inArchive.columnas.length + 1 });
  if (typeof row !== "object" || row === null || Object.keys(row).length !== inArchive.columnas.length)
    throw new BadArchive(`una fila de ${tabla.nombre} tiene otras columnas`);
  const values = columnas.map((columna): [string, Valor] => {
    const value: unknown = Object.hasOwn(row, columna.nombre) ? Reflect.get(row, columna.nombre) : undefined;
    if (isValor(value) && fitsColumn(columna, value)) return [columna.nombre, value];
    throw new BadArchive(`${tabla.nombre}.${columna.nombre} tiene un valor que no puede ser`);
  });
  return Object.fromEntries(values);
}

/** A row as its form would have stored it, with its computed columns. Throws FieldRefusal. */
function formed(fila: Fila, { forma, escritas, leidas }: ReadyTable): Fila {
  const { data, error } = escritas.safeParse(fila);
  if (!data) {
    const [issue] = error.issues;
    throw new FieldRefusal(String(issue?.path[0] ?? ""), issue?.message ?? "");
  }
  const whole = { ...fila };
  for (const [columna, value] of Object.entries(data)) if (isValor(value)) whole[columna] = value;
  forma.check?.(whole);
  for (const [columna, worksOut] of Object.entries(forma.computed ?? {}))
    if (columna in whole) whole[columna] = worksOut(whole, leidas);
  return whole;
}

function rowFrom(line: string, lista: ReadyTable): Fila {
  const { tabla, forma, leidas } = lista;
  const fila = typed(line, lista);
  const key = fila[tabla.clave] ?? null;
  try {
    const whole = formed(fila, lista);
    if (forma.remembered) {
      const rows = leidas.get(tabla.nombre) ?? new Map<Valor, Fila>();
      rows.set(key, Object.fromEntries(forma.remembered.map((columna) => [columna, whole[columna] ?? null])));
      leidas.set(tabla.nombre, rows);
    }
    return whole;
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error;
    throw new BadArchive(`${tabla.nombre} ${String(key).slice(0, 40)}, ${error.field}: ${error.message}`);
  }
}

/**
 * The rows of a table of an archive, in batches, each checked. Throws BadArchive for an invalid row or a wrong number
 * of rows.
 */
export async function* rowsOf({ archive }: OpenBackup, lista: ReadyTable): AsyncGenerator<Fila[]> {
  const { inArchive } = lista;
  let page: Fila[] = [];
  let [filas, bytes] = [0, 0];
  for await (const line of linesOf(readVerified(archive, tablePath(inArchive.nombre), inArchive))) {
    filas += 1;
    if (filas > inArchive.filas) break;
    page.push(rowFrom(line, lista));
    bytes += line.length;
    if (page.length < PAGE && bytes < PAGE_BYTES) continue;
    yield page;
    [page, bytes] = [[], 0];
  }
  if (filas !== inArchive.filas) throw new BadArchive(`${inArchive.nombre} tiene otro número de filas`);
  if (page.length > 0) yield page;
}
