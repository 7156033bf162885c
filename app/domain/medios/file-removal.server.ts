import { z } from "zod";
import { fromNow, now, unexpired } from "~/services/env/clock.server";
import { textsTable } from "~/services/db/bulk.server";
import { db, type Tx } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { log } from "~/services/log/log.server";
import { isCloudinaryKey } from "~/services/files/cloudinary.server";
import type { Store } from "~/services/files/driver";
import { removeVariants, sweepVariants } from "~/services/files/picture-sizes.server";
import { diskStore, storedAt, storedKeys, storeOf } from "~/services/files/media.server";
import { sweepTemp } from "~/services/uploads/temp.server";
import { isBackupRunning } from "~/domain/backup/job.server";
import { anchos } from "./sizes";
import type { MedioItem } from "./medios";
import { medioItem } from "./projections.server";
import { change } from "~/domain/kernel/change.server";
import { writer } from "~/domain/kernel/unit.server";
import { mayDeleteOld } from "~/domain/operation/clock.server";
import { withJobLease } from "~/domain/operation/job-lease.server";

/** A file uploaded in an editor that was never saved is deleted after 24 hours. */
const UNSAVED_MS = 24 * 3_600_000;
/** A file without a row is deleted after an hour; until then its row may still be on its way. */
const ROWLESS_MS = 3_600_000;
const SWEEP_MS = 6 * 3_600_000;
const BATCH = 200;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** A deletion may be due up to a day ahead (`noteDeletion`). */
const LONGEST_DELAY_MS = 24 * 3_600_000;
/** Tries before a deletion is given up; with these pauses, about a month. */
const MOST_TRIES = 130;

const TIPO = "borrar_archivo";
const Borrar = z.object({ almacen: z.string(), clave: z.string() });
const unused = {
  usos: { none: {} },
  productos: { none: {} },
  imagenes: { none: {} },
  catalogos: { none: {} },
  logos: { none: {} },
} as const;

/** The outbox entry that deletes a file, unless a row refers to the file by then. */
export function removalOf({ almacen, clave }: z.infer<typeof Borrar>) {
  return { tipo: TIPO, datos: JSON.stringify({ almacen, clave }) };
}

/**
 * Puts the deletion of a new key into the outbox before its file is written, due after a day. If what writes it breaks
 * off, no file without a row remains; if a row names the key by then, the file stays.
 */
export async function noteDeletion(almacen: string, clave: string): Promise<void> {
  await db.salida.create({ data: { ...removalOf({ almacen, clave }), proximo_intento: fromNow(LONGEST_DELAY_MS) } });
}

/** Those of these files that nothing refers to, with their hashes, as they came. */
export async function listUnused(tx: Tx, ids: readonly number[]): Promise<(MedioItem & { sha256: string })[]> {
  const where = { id: { in: [...ids] }, ...unused };
  return tx.medio.findMany({ where, select: { ...medioItem, sha256: true }, orderBy: { id: "asc" } });
}

/**
 * Deletes the file rows that nothing refers to, and puts the deletion of their files into the outbox, which runs
 * after the commit (DEC 25).
 */
export async function deleteUnusedMedios(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx.medio.findMany({
    where: { id: { in: [...ids] }, ...unused },
    select: { id: true, almacen: true, clave: true },
  });
  if (rows.length === 0) return;
  await writer(tx).medio.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await tx.salida.createMany({ data: rows.map(removalOf) });
}

/**
 * The file and store that an outbox entry names; "elsewhere" when it is at Cloudinary and this process has no way there,
 * or one to another account; null for an entry that can never be carried out.
 */
function fileOf(datos: string): { store: Store; clave: string } | "elsewhere" | null {
  try {
    const { almacen, clave } = Borrar.parse(JSON.parse(datos));
    const store = storeOf(almacen);
    if (store?.owns(clave)) return { store, clave };
    return almacen === "cloudinary" && isCloudinaryKey(clave) ? "elsewhere" : null;
  } catch {
    return null;
  }
}

/** Carries out an outbox entry, or puts it off. */
async function purgeOne({ id, datos, intentos }: { id: number; datos: string; intentos: number }): Promise<void> {
  const file = fileOf(datos);
  if (file === "elsewhere") {
    // It waits until its store is configured again, however long, and counts no try.
    await db.salida.updateMany({ where: { id }, data: { proximo_intento: fromNow(LONGEST_PAUSE_MS) } });
    return;
  }
  if (!file || intentos >= MOST_TRIES) {
    await db.salida.deleteMany({ where: { id } });
    log.error("A file that was to be deleted is given up: it may still be there", {
      datos: datos.slice(0, 400),
      intentos,
    });
    return;
  }
  try {
    // A file that a row refers to again stays.
    if ((await db.medio.count({ where: { clave: file.clave } })) === 0) {
      await file.store.remove(file.clave);
      if (file.store === diskStore) await removeVariants(file.clave, anchos);
    }
    await db.salida.deleteMany({ where: { id } });
  } catch (error) {
    log.warn("A file could not be deleted; it will be tried again", error);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** intentos, LONGEST_PAUSE_MS);
    const data = {
      intentos: { increment: 1 },
      proximo_intento: fromNow(pause),
      error: error instanceof Error ? error.message.slice(0, 500) : "",
    };
    await db.salida.updateMany({ where: { id }, data });
  }
}

/** Carries out a batch of the deletions that are due; returns whether it was full. */
async function purgeBatch(): Promise<boolean> {
  try {
    const due = {
      tipo: TIPO,
      estado: "pendiente",
      NOT: { proximo_intento: unexpired(LONGEST_DELAY_MS) },
    };
    const rows = await db.salida.findMany({
      where: due,
      take: BATCH,
      orderBy: [{ proximo_intento: "asc" }, { id: "asc" }],
    });
    for (const salida of rows) {
      // One that began meanwhile counts on the files it has seen.
      if (await isBackupRunning()) return false;
      await purgeOne(salida);
    }
    return rows.length === BATCH;
  } catch (error) {
    log.warn("Files that are to be deleted could not be read", error);
    return false;
  }
}

/**
 * Deletes the files whose deletion is due in the outbox, 200 at most. A deletion that fails is retried later; the caller
 * never fails. Does nothing more as soon as a backup is being created or restored.
 */
export async function purgeFiles(): Promise<void> {
  await purgeBatch();
}

/** Deletes files until no deletion is due. */
export async function purgeAllFiles(): Promise<void> {
  while (await purgeBatch());
}

async function sweepUnsaved(moment: number): Promise<void> {
  const old = { created_at: { lt: new Date(moment - UNSAVED_MS) }, ...unused };
  const rows = await db.medio.findMany({ where: old, select: { id: true }, take: BATCH });
  await change((tx) =>
    deleteUnusedMedios(
      tx,
      rows.map(({ id }) => id),
    ),
  );
}

/** Which of some keys of the disk's files rows have. */
async function withRow(claves: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await readRows<{ clave: string }>(
    sql`SELECT m.clave FROM ${textsTable(claves)} AS v JOIN medios m ON m.clave = v.texto WHERE m.almacen = ${diskStore.almacen}`,
  );
  return new Set(rows.map(({ clave }) => clave));
}

/**
 * Deletes files on the disk that have no row, which a crash leaves. When more files lack a row than there are rows,
 * the database is probably not the one of these files: then all stay. Rows are asked for a thousand files at a time.
 */
async function sweepRowless(moment: number): Promise<void> {
  const rows = await db.medio.count({ where: { almacen: diskStore.almacen } });
  const rowless: string[] = [];
  for await (const claves of storedKeys()) {
    const known = await withRow(claves);
    for (const clave of claves.filter((one) => !known.has(one))) {
      const time = await storedAt(clave);
      if (time && time.getTime() < moment - ROWLESS_MS) rowless.push(clave);
    }
    if (rowless.length > rows) break;
  }
  if (rowless.length > rows) log.warn(`${rowless.length} files or more without a row were left where they are`);
  else
    for (const clave of rowless) {
      if (await isBackupRunning()) return;
      await diskStore.remove(clave);
    }
  await sweepVariants(withRow);
}

async function sweepDisk(moment = now().getTime()): Promise<void> {
  if (await isBackupRunning()) return;
  await sweepRowless(moment);
  await sweepTemp();
}

/** Deletes uploads that were never saved, files without a row, and temporary files. Files that rows refer to stay. */
export async function sweepMedios(moment = now().getTime()): Promise<void> {
  if (await isBackupRunning()) return;
  await sweepUnsaved(moment);
  await purgeFiles();
  await sweepDisk(moment);
}

/**
 * One instance sweeps what the database knows and its own disk, every other one only its own disk. Returns false, and
 * nothing is deleted, while the clock cannot be trusted.
 */
async function sweep(): Promise<boolean> {
  if (!(await mayDeleteOld())) return false;
  if (!(await withJobLease("barrido", SWEEP_MS, () => sweepMedios()))) await sweepDisk();
  return true;
}

/**
 * Starts the orphan sweep: due deletions every minute, the whole sweep every six hours, until the process ends. `also`:
 * what else is done with this machine's disk after the whole sweep.
 */
export function keepSwept(also: () => Promise<void>): void {
  const warn = (error: unknown) => log.warn("The sweep of files failed", error);
  let swept = -Infinity;
  async function look(): Promise<void> {
    await withJobLease("archivos", FIRST_PAUSE_MS, purgeFiles);
    if (performance.now() - swept < SWEEP_MS || !(await sweep())) return;
    swept = performance.now();
    await also();
  }
  setInterval(() => void look().catch(warn), FIRST_PAUSE_MS).unref();
}
