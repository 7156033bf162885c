import { z } from "zod";
import { db, type Tx } from "~/services/db/client.server";
import { log } from "~/services/log.server";
import { diskStore } from "~/services/store/disk.server";
import { storeOf } from "~/services/store/store.server";
import { sweepTemp } from "~/services/uploads/temp.server";
import { backupEnCurso } from "./backup-trabajo.server";
import { inTurn } from "./turnos.server";

/** A file uploaded into an editor that was never saved may go after this. */
const UNSAVED_MS = 24 * 3_600_000;
/** A file without a row may be one whose row is being written. */
const ROWLESS_MS = 3_600_000;
const SWEEP_MS = 6 * 3_600_000;
const BATCH = 200;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

const Borrar = z.object({ almacen: z.string(), clave: z.string() });
const unused = {
  usos: { none: {} },
  productos: { none: {} },
  imagenes: { none: {} },
  catalogos: { none: {} },
  logos: { none: {} },
} as const;

/** Takes away the rows that nothing refers to, and notes their files to be deleted once that is committed (decision 25). */
export async function leaveForPurge(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx.medio.findMany({
    where: { id: { in: [...ids] }, ...unused },
    select: { id: true, almacen: true, clave: true },
  });
  if (rows.length === 0) return;
  await tx.medio.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await tx.salida.createMany({
    data: rows.map(({ almacen, clave }) => ({ tipo: "borrar_archivo", datos: JSON.stringify({ almacen, clave }) })),
  });
}

async function purgeOne({ id, datos, intentos }: { id: number; datos: string; intentos: number }): Promise<void> {
  try {
    const { almacen, clave } = Borrar.parse(JSON.parse(datos));
    // A file that came back into use in the meantime stays.
    if ((await db.medio.count({ where: { clave } })) === 0) await storeOf(almacen)?.remove(clave);
    await db.salida.deleteMany({ where: { id } });
  } catch (error) {
    log.warn("A file could not be deleted; it will be tried again", error);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** intentos, LONGEST_PAUSE_MS);
    const data = {
      intentos: { increment: 1 },
      proximo_intento: new Date(Date.now() + pause),
      error: error instanceof Error ? error.message.slice(0, 500) : "",
    };
    await db.salida.updateMany({ where: { id }, data });
  }
}

/**
 * Deletes the files that committed changes gave up. What fails is tried again later; it never fails the caller. While a
 * backup takes files in or gives them out all stay.
 */
export async function purgeFiles(): Promise<void> {
  try {
    if (await backupEnCurso()) return;
    const due = { tipo: "borrar_archivo", estado: "pendiente", proximo_intento: { lte: new Date() } };
    for (const salida of await db.salida.findMany({ where: due, take: BATCH, orderBy: { id: "asc" } }))
      await purgeOne(salida);
  } catch (error) {
    log.warn("Files that are to be deleted could not be read", error);
  }
}

async function sweepUnsaved(now: number): Promise<void> {
  const old = { created_at: { lt: new Date(now - UNSAVED_MS) }, ...unused };
  for (const { id } of await db.medio.findMany({ where: old, select: { id: true }, take: BATCH }))
    await db.$transaction((tx) => leaveForPurge(tx, [id]));
}

/**
 * A file of the disk without a row is left by a crash. When most files have none, it is rather that this is not their
 * database: then all stay.
 */
async function sweepRowless(now: number): Promise<void> {
  const rows = await db.medio.findMany({ where: { almacen: diskStore.almacen }, select: { clave: true } });
  const known = new Set(rows.map(({ clave }) => clave));
  const files = [...(await diskStore.list())].filter(([, time]) => time.getTime() < now - ROWLESS_MS);
  const rowless = files.filter(([clave]) => !known.has(clave));
  if (rowless.length > known.size) log.warn(`${rowless.length} files without a row were left where they are`);
  else for (const [clave] of rowless) await diskStore.remove(clave);
}

async function sweepDisk(now = Date.now()): Promise<void> {
  if (await backupEnCurso()) return;
  await sweepRowless(now);
  await sweepTemp();
}

/** Clears away uploads nobody saved, files without a row, and what crashes left. Nothing that is referred to is touched. */
export async function sweepMedios(now = Date.now()): Promise<void> {
  if (await backupEnCurso()) return;
  await sweepUnsaved(now);
  await purgeFiles();
  await sweepDisk(now);
}

/** Sweeps now and then, for as long as the process lives: each instance its own disk, one of all what the database knows. */
export function keepSwept(): void {
  const warn = (error: unknown) => log.warn("The sweep of files failed", error);
  const sweep = () =>
    void inTurn("barrido", SWEEP_MS, () => sweepMedios())
      .then((mine) => (mine ? null : sweepDisk()))
      .catch(warn);
  sweep();
  setInterval(sweep, SWEEP_MS).unref();
  setInterval(() => void inTurn("archivos", FIRST_PAUSE_MS, purgeFiles).catch(warn), FIRST_PAUSE_MS).unref();
}
