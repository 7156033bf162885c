import { type OpenBackup, openBackup, withOpenBackup } from "./open.server";
import { backupName, mediaPath, tablePath } from "~/domain/backup/backup";
import { parseJson } from "~/services/archive/json";
import { readVerified, linesOf } from "~/services/archive/read.server";

/** File name of a backup's JSON (ADM §7 "filename_suggestion"). */
export function jsonFileName(timestamp: string): string {
  return `${backupName(new Date(timestamp))}.json`;
}

function indented(value: unknown, spaces: number): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${" ".repeat(spaces)}`);
}

function storageOf({ manifiesto }: OpenBackup) {
  const buckets: Record<string, unknown[]> = {};
  for (const { ruta, clave, nombre, mime, bytes, sha256 } of manifiesto.archivos) {
    const bucket = mediaPath(ruta)?.carpeta ?? "";
    (buckets[bucket] ??= []).push({ clave, nombre, mime, bytes, sha256 });
  }
  return buckets;
}

async function* tables(abierto: OpenBackup) {
  const { tablas } = abierto.manifiesto;
  for (const [index, tabla] of tablas.entries()) {
    yield `${index > 0 ? "," : ""}\n    ${JSON.stringify(tabla.nombre)}: [`;
    let first = true;
    for await (const line of linesOf(readVerified(abierto.archive, tablePath(tabla.nombre), tabla))) {
      yield `${first ? "" : ","}\n      ${indented(parseJson(line, { depth: 1, values: 200 }), 6)}`;
      first = false;
    }
    yield first ? "]" : "\n    ]";
  }
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
  yield `\n  },\n  "storage": ${indented(storageOf(abierto), 2)}\n}\n`;
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
