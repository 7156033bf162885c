import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { db } from "~/services/db/client.server";
import { env } from "~/services/env/env.server";
import { summaryFrom } from "./backup";
import { factsOf, missingText } from "./facts";
import type { Deletion } from "~/domain/kernel/deletion";
import { entity } from "~/domain/kernel/entity.server";
import { newestFirst } from "~/domain/kernel/order";

/** The list of backups. */
export const backups = entity({
  name: "backups",
  one: "Backup",
  schema: z.object({
    ...{ archivo: z.string(), sha256: z.string(), version: z.string(), resumen: z.string(), bytes: z.number() },
    ...{ automatico: z.boolean().optional(), subido: z.boolean().optional(), created_at: z.date() },
  }),
  public: false,
  table: (tx) => tx.backup,
  title: (row) => row.archivo,
  snapshot: async (tx, ids) => {
    const select = { id: true, archivo: true, automatico: true, subido: true };
    const rows = await tx.backup.findMany({ where: { id: { in: ids } }, select });
    return rows.map((row) => ({ ...row, nombre: row.archivo }));
  },
});

/** Path of an archive on this machine. */
export function archivePath(archivo: string): string {
  return join(env().DATA_DIR, "backups", archivo);
}

/** Names of the files in the archives' folder with this ending. */
export async function archivesOnDisk(end: string): Promise<string[]> {
  const names = await readdir(archivePath("")).catch(() => []);
  return names.filter((name) => name.endsWith(end));
}

/** Whether an archive is on this machine. */
export async function isHere(archivo: string): Promise<boolean> {
  return (await stat(archivePath(archivo)).catch(() => null)) !== null;
}

async function shown({ resumen, bytes, ...row }: Awaited<ReturnType<typeof db.backup.findFirstOrThrow>>) {
  return { ...row, bytes: Number(bytes), aqui: await isHere(row.archivo), resumen: summaryFrom(resumen) };
}
export type BackupRow = Awaited<ReturnType<typeof shown>>;

/** The newest 500 backups; `aqui`: the archive is on this machine. */
export async function listBackups(): Promise<BackupRow[]> {
  const rows = await db.backup.findMany({ orderBy: [...newestFirst], take: 500 });
  return Promise.all(rows.map(shown));
}

/** A backup, or null. */
export async function getBackup(id: number): Promise<BackupRow | null> {
  const row = await db.backup.findUnique({ where: { id } });
  return row && shown(row);
}

/** Deletes a backup: its row first, then its archive. Returns the archive's name. Throws NotFound. */
export async function deleteBackup(id: number): Promise<string> {
  const { archivo } = await backups.remove(id);
  await rm(archivePath(archivo), { force: true });
  return archivo;
}

/**
 * Deletes an archive of this machine that was deleted on another one, whose disk it was not on; false where it was not, or
 * came into the folder since.
 */
export async function removeDeleted(archivo: string): Promise<boolean> {
  const { ctime } = await stat(archivePath(archivo));
  const where = { accion: "eliminar", entidad: backups.name, titulo: archivo, created_at: { gt: ctime } };
  if ((await db.auditoria.count({ where })) === 0) return false;
  await rm(archivePath(archivo), { force: true });
  return true;
}

/** How the names of the backups begin that a restore makes of the state before. */
export const BEFORE_RESTORE = "antes-de-restaurar";

/**
 * Deletes all automatic backups but the newest `keep`, and but the `keep` that lack the fewest files: those made while
 * the files are not there push out none that has them. Those of the state before a restore are counted by themselves.
 */
export async function deleteOldBackups(keep: number): Promise<void> {
  const rows = await db.backup.findMany({
    where: { automatico: true },
    // Sorted by id, not by date: one dated years ahead by a wrong clock would push out every later one.
    orderBy: { id: "desc" },
    select: { id: true, archivo: true, resumen: true },
  });
  const all = rows.map(({ resumen, ...row }) => ({ ...row, faltan: summaryFrom(resumen).storage_missing }));
  for (const isBefore of [true, false]) {
    const newest = all.filter(({ archivo }) => archivo.startsWith(BEFORE_RESTORE) === isBefore);
    const fullest = newest.toSorted((one, other) => one.faltan - other.faltan);
    const kept = new Set([...newest.slice(0, keep), ...fullest.slice(0, keep)]);
    for (const row of newest) if (!kept.has(row)) await deleteBackup(row.id);
  }
}

export const deleteBackups: Deletion = {
  path: "/admin/backup",
  listName: "Backup",
  entidad: backups.name,
  titulo: "Eliminar backup",
  eliminado: "Backup eliminado",
  failure: "No se pudo eliminar el backup. Inténtelo de nuevo.",
  ask: async (id) => {
    const backup = await getBackup(id);
    if (!backup) return null;
    const faltan = missingText(backup);
    return {
      pregunta: `¿Está seguro de que desea eliminar el backup "${backup.archivo}"?`,
      partes: [
        { datos: factsOf(backup) },
        ...(faltan ? [{ nota: faltan }] : []),
        "Se borra el archivo de este servidor. Esta acción no se puede deshacer.",
      ],
    };
  },
  remove: deleteBackup,
};
