import { type OpenBackup, openBackup, withOpenBackup } from "./open.server";
import { backupName, mediaPath, tablePath } from "~/domain/backup/backup";
import { parseJson } from "~/services/archive/json";
import { BadArchive } from "~/services/archive/limits";
import { readVerified, linesOf } from "~/services/archive/read.server";
import type { BackupFile } from "./file-list";
import type { ManifestTable } from "./manifest";
import { filesOf } from "./volumes.server";

/** Most folders of files; a site has two, and the demo content's. */
const MAS_CARPETAS = 100;

/** File name of a backup's JSON (ADM §7 "filename_suggestion"). */
export function jsonFileName(timestamp: string): string {
  return `${backupName(new Date(timestamp))}.json`;
}

function indented(value: unknown, spaces: number): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${" ".repeat(spaces)}`);
}

/** The folders of a backup's files. */
async function foldersOf(abierto: OpenBackup): Promise<string[]> {
  const found = new Set<string>();
  for await (const { archivo } of filesOf(abierto)) {
    found.add(folderOf(archivo));
    // Each is looked for in all lists.
    if (found.size > MAS_CARPETAS) throw new BadArchive("tiene más carpetas que cualquier backup");
  }
  return [...found];
}

function folderOf({ ruta }: BackupFile): string {
  return mediaPath(ruta)?.carpeta ?? "";
}

async function* filesIn(abierto: OpenBackup, carpeta: string) {
  for await (const { archivo } of filesOf(abierto)) {
    const { clave, nombre, mime, bytes, sha256 } = archivo;
    if (folderOf(archivo) === carpeta) yield { clave, nombre, mime, bytes, sha256 };
  }
}

/** The members of an object, each a name and an array, indented by four. */
async function* members(name: string, values: AsyncIterable<unknown>, first: boolean) {
  yield `${first ? "" : ","}\n    ${JSON.stringify(name)}: [`;
  let any = false;
  for await (const value of values) {
    yield `${any ? "," : ""}\n      ${indented(value, 6)}`;
    any = true;
  }
  yield any ? "\n    ]" : "]";
}

async function* rowsIn({ archive }: OpenBackup, tabla: ManifestTable) {
  for await (const line of linesOf(readVerified(archive, tablePath(tabla.nombre), tabla)))
    yield parseJson(line, { depth: 1, values: 200 });
}

async function* storage(abierto: OpenBackup) {
  for (const [index, carpeta] of (await foldersOf(abierto)).entries())
    yield* members(carpeta, filesIn(abierto, carpeta), index === 0);
}

async function* tables(abierto: OpenBackup) {
  for (const [index, tabla] of abierto.manifiesto.tablas.entries())
    yield* members(tabla.nombre, rowsIn(abierto, tabla), index === 0);
}

async function* pieces(abierto: OpenBackup) {
  const { resumen } = abierto.manifiesto;
  const head = {
    version: resumen.version,
    timestamp: resumen.timestamp,
    summary: resumen,
    download_instructions: { filename_suggestion: jsonFileName(resumen.timestamp) },
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "tables": {`;
  yield* tables(abierto);
  yield `\n  },\n  "storage": {`;
  yield* storage(abierto);
  yield "\n  }\n}\n";
}

/** Reads every row of a backup once. Throws Refusal for a damaged one. */
export async function checkJson(path: string): Promise<void> {
  await withOpenBackup(path, async (abierto) => {
    for await (const _ of tables(abierto));
  });
}

/**
 * The specification's download: all rows of a backup as indented JSON, and the list of its files. The archive is open
 * while it is read. Throws Refusal.
 */
export async function* backupAsJson(path: string): AsyncGenerator<string> {
  const abierto = await openBackup(path);
  try {
    yield* pieces(abierto);
  } finally {
    abierto.archive.close();
  }
}
