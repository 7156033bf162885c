import { archiveLimits } from "~/services/archive/limits";
import type { RawConnection } from "~/services/db/own-connection";
import { openPostgres } from "~/services/db/own-postgresql.server";
import { openSqlite } from "~/services/db/own-sqlite.server";
import type { Fila } from "~/services/db/values.server";
import { columnsOf, migrationsOf, readContentVersion, rowPages } from "./format/rows.server";
import type { ManifestTable } from "./format/manifest";
import type { BackupTable } from "./format/tables.server";

/** A database by its SQLite file or its URL, and the tables to read. */
export interface Asked {
  file: string | null;
  url: string;
  tablas: readonly BackupTable[];
}

/** Takes the tables, one after the other. */
export interface Taker {
  begin: (nombre: string) => Promise<void>;
  /** Some rows as lines of JSON; `filas`: how many there were until now. */
  lines: (lines: Uint8Array, filas: number) => Promise<void>;
  end: () => Promise<Pick<ManifestTable, "bytes" | "sha256">>;
}

/** What a backup says of its tables, and the state of the content that they hold. */
export interface Taken {
  written: ManifestTable[];
  version: number;
  migraciones: string[];
}

/** A row as a line of the archive. Throws for a line longer than a restore would read. */
function lineOf({ nombre, clave }: BackupTable, fila: Fila): Buffer {
  const line = Buffer.from(`${JSON.stringify(fila)}\n`);
  if (line.length > archiveLimits.lineBytes) throw new Error(`${nombre} ${fila[clave]} is too long for a backup`);
  return line;
}

async function readTabla(own: RawConnection, tabla: BackupTable, taker: Taker): Promise<ManifestTable> {
  const columnas = await columnsOf(own, tabla);
  await taker.begin(tabla.nombre);
  let filas = 0;
  for await (const page of rowPages(own, tabla, columnas)) {
    filas += page.length;
    await taker.lines(Buffer.concat(page.map((fila) => lineOf(tabla, fila))), filas);
  }
  const named = columnas.map(({ nombre, tipo }) => ({ nombre, tipo }));
  const ultimo = tabla.clave === "id" ? await own.lastId(tabla.nombre) : 0;
  return { nombre: tabla.nombre, columnas: named, filas, ultimo, ...(await taker.end()) };
}

/** Reads tables in one snapshot of the database; it blocks no writers. Throws what the taker throws. */
export async function readTables({ file, url, tablas }: Asked, taker: Taker): Promise<Taken> {
  const own = await (file === null ? openPostgres(url) : openSqlite(file));
  try {
    await own.begin("read");
    const version = await readContentVersion(own);
    const written: ManifestTable[] = [];
    for (const tabla of tablas) written.push(await readTabla(own, tabla, taker));
    return { written, version, migraciones: await migrationsOf(own) };
  } finally {
    await own.close();
  }
}
