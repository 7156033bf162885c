import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeArchive } from "~/services/archive/write.server";
import { now } from "~/services/clock.server";
import { db } from "~/services/db/client.server";
import { env } from "~/services/env.server";
import { track, trackNew } from "./auditoria.server";
import { BACKUP_VERSION, nombreDeBackup, type Resumen, resumenFrom } from "./backup";
import { escribirBackup } from "./backup-crear.server";
import { type Avisar, empezar } from "./backup-trabajo.server";
import { textos } from "./backup";
import { change } from "./contenido.server";
import { NotFound } from "./refusal";

/** Where archives are kept. */
export function rutaDeArchivo(archivo: string): string {
  return join(env().DATA_DIR, "backups", archivo);
}

/** Names of the files in that folder that end so. */
export async function archivosEnDisco(end: string): Promise<string[]> {
  const names = await readdir(rutaDeArchivo("")).catch(() => []);
  return names.filter((name) => name.endsWith(end));
}

interface NewBackup {
  archivo: string;
  resumen: Resumen;
  sha256: string;
  automatico?: boolean;
  subido?: boolean;
}

/** Puts an archive that is in its folder on the list. */
export async function registrarBackup({ resumen, ...backup }: NewBackup): Promise<number> {
  const { size } = await stat(rutaDeArchivo(backup.archivo));
  return change(async (tx) => {
    const data = {
      ...backup,
      version: BACKUP_VERSION,
      bytes: size,
      resumen: JSON.stringify(resumen),
      created_at: now(),
    };
    const { id } = await tx.backup.create({ data, select: { id: true } });
    trackNew(tx, "backups", id);
    return id;
  });
}

/** Makes a backup in a turn that is held already. */
export async function hacerBackup(avisar: Avisar, { automatico = false, prefix = "backup-completo" } = {}) {
  const moment = now();
  const archivo = `${nombreDeBackup(moment, prefix)}-${String(moment.getMilliseconds()).padStart(3, "0")}.zip`;
  // Who has the turn is the only one who writes here: what is half written was left by a crash.
  for (const name of await archivosEnDisco(".part")) await rm(rutaDeArchivo(name), { force: true });
  const zip = await writeArchive(rutaDeArchivo(archivo));
  try {
    const { manifiesto, sha256, contenido_version } = await escribirBackup(zip, moment, avisar);
    await zip.finish();
    const backup_id = await registrarBackup({ archivo, resumen: manifiesto.resumen, sha256, automatico });
    return { backup_id, archivo, resumen: manifiesto.resumen, contenido_version };
  } catch (error) {
    await zip.discard();
    await rm(rutaDeArchivo(archivo), { force: true });
    throw error;
  }
}

/** Begins a backup; refuses while other work on backups goes on. */
export async function crearBackup({ automatico = false, oye }: { automatico?: boolean; oye?: Avisar } = {}) {
  const fallo = textos.noCreado;
  return empezar({ tipo: "crear", fallo, oye, work: ({ avisar }) => hacerBackup(avisar, { automatico }) });
}

async function shown({ resumen, bytes, ...row }: Awaited<ReturnType<typeof db.backup.findFirstOrThrow>>) {
  const here = await stat(rutaDeArchivo(row.archivo)).catch(() => null);
  return { ...row, bytes: Number(bytes), aqui: here !== null, resumen: resumenFrom(resumen) };
}
export type BackupRow = Awaited<ReturnType<typeof shown>>;

/** All backups, the newest first; `aqui`: its file is on this machine. */
export async function listBackups(): Promise<BackupRow[]> {
  const rows = await db.backup.findMany({ orderBy: [{ created_at: "desc" }, { id: "desc" }], take: 500 });
  return Promise.all(rows.map(shown));
}

/** A backup, or null. */
export async function getBackup(id: number): Promise<BackupRow | null> {
  const row = await db.backup.findUnique({ where: { id } });
  return row && shown(row);
}

/** Deletes a backup: its row first, then its file. Throws NotFound. */
export async function deleteBackup(id: number): Promise<void> {
  const archivo = await change(async (tx) => {
    const row = await tx.backup.findUnique({ where: { id }, select: { archivo: true } });
    if (!row) throw new NotFound();
    await track(tx, "backups", id);
    await tx.backup.delete({ where: { id } });
    return row.archivo;
  });
  await rm(rutaDeArchivo(archivo), { force: true });
}

/** Keeps the newest of the backups nobody asked for. */
export async function deleteOldBackups(keep: number): Promise<void> {
  const old = await db.backup.findMany({
    where: { automatico: true },
    // Not by date: one that a wrong clock dated years ahead would push out every later one.
    orderBy: { id: "desc" },
    skip: keep,
    select: { id: true },
  });
  for (const { id } of old) await deleteBackup(id);
}
