import { Readable } from "node:stream";
import { type OpenBackup, openBackup, refusalOf } from "./open.server";
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

/**
 * The specification's download: all rows of a backup as indented JSON, and the list of its files, as a stream that
 * closes the archive when it ends, read or not. Reads every row once before it returns, so that a damaged backup is
 * refused before anything is sent. Throws Refusal.
 */
export async function backupAsJson(path: string): Promise<Readable> {
  const abierto = await openBackup(path);
  try {
    for await (const _ of tables(abierto));
  } catch (error) {
    abierto.archive.close();
    throw refusalOf(error);
  }
  const { resumen } = abierto.manifiesto;
  const head = {
    version: resumen.version,
    timestamp: resumen.timestamp,
    summary: resumen,
    download_instructions: { filename_suggestion: jsonFileName(resumen.timestamp) },
  };
  async function* pieces() {
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "tables": {`;
    yield* tables(abierto);
    yield `\n  },\n  "storage": ${indented(storageOf(abierto), 2)}\n}\n`;
  }
  return Readable.from(pieces()).once("close", () => abierto.archive.close());
}
