import { parseJson } from "~/services/archive/json";
import { BadArchive } from "~/services/archive/limits";
import { type Archive, checkNames, readVerified } from "~/services/archive/read.server";
import type { Written } from "~/services/archive/write.server";
import { type BackupFile, checkedList, type FileList, looseList, VALUES_OF_A_FILE } from "./file-list";
import type { OpenBackup } from "./open.server";
import { volumePath } from "~/domain/backup/backup";

/**
 * Most files of a volume, and about how many bytes. The directory of a zip is held in memory while it is written or
 * read, so that many files go into many volumes, zips within the zip.
 */
export const volumeLimits = { files: 1_000, bytes: 1024 ** 3 };
/** The list of a volume's files. */
export const LISTA = "archivos.json";
const LISTA_MAX = { depth: 3, values: VALUES_OF_A_FILE * volumeLimits.files };

/** A part of a backup's files: their list, and the archive that they are in. */
interface Volume extends FileList {
  archive: Archive;
}

async function readList(archive: Archive, said: Written): Promise<FileList> {
  const json: Buffer[] = [];
  for await (const chunk of readVerified(archive, LISTA, said)) json.push(chunk);
  const loose = looseList(volumeLimits.files).safeParse(parseJson(Buffer.concat(json).toString("utf8"), LISTA_MAX));
  const lista = loose.success && (await checkedList(loose.data));
  if (!lista) throw new BadArchive(`${LISTA} no se entiende`);
  checkNames(archive, [LISTA, ...lista.archivos.map(({ ruta }) => ruta)]);
  return lista;
}

/** The volumes of a backup, each open until the next one is asked for. Throws BadArchive. */
export async function* volumesOf({ archive, manifiesto, lista }: OpenBackup): AsyncGenerator<Volume> {
  if (lista) yield { archive, ...lista };
  for (const [index, said] of manifiesto.volumenes.entries()) {
    const volume = await archive.within(volumePath(index));
    try {
      yield { archive: volume, ...(await readList(volume, said)) };
    } finally {
      volume.close();
    }
  }
}

/** The files of a backup one by one, each with the archive that it is in. Throws BadArchive. */
export async function* filesOf(abierto: OpenBackup): AsyncGenerator<{ archive: Archive; archivo: BackupFile }> {
  for await (const { archive, archivos } of volumesOf(abierto))
    for (const archivo of archivos) yield { archive, archivo };
}
