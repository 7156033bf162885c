import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { atOnce } from "~/services/env/at-once.server";
import { byFallingId } from "~/services/db/lists/batches.server";
import { db } from "~/services/db/client.server";
import { diskStore, store } from "~/services/files/media.server";
import type { Store } from "~/services/files/driver";
import { prepareTemp, withTempFile } from "~/services/uploads/temp.server";
import { sha256OfFile, sha256OfStream } from "~/services/secrets/sha256.server";
import { changeContent } from "~/domain/kernel/change.server";
import { writer } from "~/domain/kernel/unit.server";
import { noteDeletion, purgeAllFiles, removalOf } from "./file-removal.server";
import { claseOf } from "./medios";
import { Refusal } from "~/domain/kernel/refusal";

/** Rows that are read at a time. */
const BATCH = 500;
/** Files that are moved at a time: most of a file's time is a wait for Cloudinary. */
const AT_ONCE = 4;

interface Medio {
  id: number;
  clave: string;
  nombre: string;
  mime: string;
  sha256: string;
}

/** Downloads a file of a store to a temporary one. Throws Refusal when its SHA-256 is not the one in its row. */
async function fetchFile(from: Store, { clave, sha256 }: Medio, path: string): Promise<void> {
  const content = await from.read(clave);
  if (!content) throw new Refusal("is not in the store");
  await pipeline(content, createWriteStream(path, { flags: "wx" }));
  if ((await sha256OfFile(path)) !== sha256) throw new Refusal("is not the file its row tells of");
}

async function verify(to: Store, clave: string, sha256: string): Promise<void> {
  if ((await sha256OfStream((await to.read(clave)) ?? [])) !== sha256) throw new Refusal("did not arrive as it left");
}

async function moveOne(from: Store, to: Store, medio: Medio): Promise<void> {
  const { id, clave: old, sha256 } = medio;
  const clase = claseOf(medio);
  const extension = /\.(\w+)$/.exec(old)?.[1] ?? "";
  const clave = to.newKey(clase === "pdf" ? "catalogos-pdf" : "imagenes-sitio", extension, clase);
  await withTempFile(async (path) => {
    await fetchFile(from, medio, path);
    await noteDeletion(to.almacen, clave);
    await to.put(clave, path, clase);
    await verify(to, clave, sha256);
  });
  await changeContent(async (tx) => {
    await writer(tx).medio.update({ where: { id, clave: old }, data: { almacen: to.almacen, clave } });
    await tx.salida.create({ data: removalOf({ almacen: from.almacen, clave: old }) });
  });
}

/**
 * Media migration: moves every file to the disk or to Cloudinary. Each is downloaded, written, read back and
 * compared; then its row changes and the old file is deleted. A file that fails stays where it is until the next
 * call. Returns how many moved, failed, and were there already. Throws Refusal without CLOUDINARY_URL.
 */
export async function migrateMedia(almacen: Store["almacen"], decir: (line: string) => void) {
  if (store.almacen !== "cloudinary") throw new Refusal("Set CLOUDINARY_URL: files are moved to it or from it");
  const [from, to] = almacen === "disco" ? [store, diskStore] : [diskStore, store];
  const countIn = ({ almacen }: Store) => db.medio.count({ where: { almacen } });
  const [all, yaEstaban] = [await countIn(from), await countIn(to)];
  const result = { movidos: 0, fallidos: 0, yaEstaban };
  const select = { id: true, clave: true, nombre: true, mime: true, sha256: true } as const;
  const medios = byFallingId("medios", BATCH, (id) =>
    db.medio.findMany({ where: { almacen: from.almacen, id }, orderBy: { id: "desc" }, take: BATCH, select }),
  );
  await prepareTemp();
  await atOnce(AT_ONCE, medios, async (medio) => {
    try {
      await moveOne(from, to, medio);
      result.movidos += 1;
      const done = result.movidos + result.fallidos;
      if (done % 20 === 0) decir(`${done} of ${all}`);
    } catch (error) {
      result.fallidos += 1;
      decir(`${medio.nombre} (${medio.clave}): ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  await purgeAllFiles();
  return result;
}
