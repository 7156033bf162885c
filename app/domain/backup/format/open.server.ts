import { open } from "node:fs/promises";
import { parseJson } from "~/services/archive/json";
import { BadArchive } from "~/services/archive/limits";
import { type Archive, checkNames, openArchive, readWhole } from "~/services/archive/read.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { tablePath, volumePath } from "~/domain/backup/backup";
import {
  FORMAT_VERSION,
  EditionSchema,
  MANIFEST_HASH,
  MANIFIESTO,
  MANIFIESTO_BYTES,
  MANIFIESTO_MAX,
  type Manifest,
  parseManifest,
} from "./manifest";
import type { FileList } from "./file-list";
import { Refusal } from "~/domain/kernel/refusal";
import { singleLine } from "~/domain/kernel/text";

export interface OpenBackup {
  archive: Archive;
  manifiesto: Manifest;
  /** All files, in an archive of edition 1, where they lie beside the tables. */
  lista?: FileList;
  /** Hash of the manifest, which holds the hashes of everything else. */
  sha256: string;
}

const AJENO = "El archivo no es un backup de este sitio, o está incompleto.";
const SOLO_JSON = "Este es el archivo JSON, que no incluye las imágenes. Para restaurar use el archivo .zip.";
const NUEVO = "El backup es de una versión más nueva de este programa. Actualice el programa antes de restaurarlo.";

/** Turns a BadArchive error into a Refusal; other errors are returned as they are. */
export function refusalOf(error: unknown): unknown {
  return error instanceof BadArchive ? new Refusal(`El backup está dañado: ${singleLine(error.message)}.`) : error;
}

async function isJson(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(1), 0, 1, 0)).buffer.toString("latin1") === "{";
  } finally {
    await file.close();
  }
}

async function readManifest(archive: Archive): Promise<Omit<OpenBackup, "archive">> {
  if (!archive.sizes.has(MANIFIESTO)) throw new Refusal(AJENO);
  const json = await readWhole(archive, MANIFIESTO, MANIFIESTO_BYTES);
  const value = parseJson(json.toString("utf8"), MANIFIESTO_MAX);
  const edicion = EditionSchema.safeParse(value).data;
  if (edicion && edicion.edicion > FORMAT_VERSION) throw new Refusal(NUEVO);
  const said = await readWhole(archive, MANIFEST_HASH, 1000);
  const huella = sha256(json);
  if (said.toString("latin1") !== `${huella}  ${MANIFIESTO}\n`) throw new BadArchive(`${MANIFIESTO} fue alterado`);
  if (!edicion) throw new Refusal(AJENO);
  const parsed = await parseManifest(value);
  if (!parsed) throw new BadArchive(`${MANIFIESTO} no se entiende`);
  const { manifiesto, lista } = parsed;
  checkNames(archive, [
    MANIFIESTO,
    MANIFEST_HASH,
    ...manifiesto.tablas.map(({ nombre }) => tablePath(nombre)),
    ...manifiesto.volumenes.map((_, index) => volumePath(index)),
    ...(lista?.archivos.map(({ ruta }) => ruta) ?? []),
  ]);
  return { ...parsed, sha256: huella };
}

/** Opens a backup and checks its directory and manifest, not yet its rows and files. Throws Refusal. */
export async function openBackup(path: string): Promise<OpenBackup> {
  let archive: Archive;
  try {
    archive = await openArchive(path);
  } catch (error) {
    throw new Refusal((await isJson(path).catch(() => false)) ? SOLO_JSON : AJENO, { cause: error });
  }
  try {
    return { archive, ...(await readManifest(archive)) };
  } catch (error) {
    archive.close();
    throw refusalOf(error);
  }
}

/** Runs `work` on an opened backup and closes it. Throws Refusal for what is wrong with the archive. */
export async function withOpenBackup<T>(path: string, work: (abierto: OpenBackup) => Promise<T>): Promise<T> {
  const abierto = await openBackup(path);
  try {
    return await work(abierto);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    abierto.archive.close();
  }
}

/**
 * Throws Refusal for a backup of a newer version of the program, one with schema migrations unknown here. `older`: it
 * lacks some of those applied here.
 */
export function checkMigrations({ migraciones }: Manifest, own: readonly string[]): { older: boolean } {
  if (migraciones.some((name) => !own.includes(name))) throw new Refusal(NUEVO);
  return { older: migraciones.length < own.length };
}
