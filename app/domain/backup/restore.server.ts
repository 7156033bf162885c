import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { now } from "~/services/env/clock.server";
import { contentChanged } from "~/services/page-cache/content-version.server";
import { db } from "~/services/db/client.server";
import { isDeadlock } from "~/services/db/errors.server";
import { withSnapshot } from "~/services/db/own.server";
import type { OwnConnection } from "~/services/db/own-connection";
import { makeFolder } from "~/services/files/whole-file.server";
import { nombreDeBackup } from "./backup";
import { type Abierto, conBackup, rechazo } from "~/domain/backup/format/open.server";
import { type Aplicar, aplicar, ContenidoMovido } from "./apply.server";
import { ponerArchivos } from "~/domain/backup/format/files.server";
import { comparar } from "./compare.server";
import { contenidoVersion } from "~/domain/backup/format/rows.server";
import { hacerBackup, registrarBackup } from "./list.server";
import { deleteBackup, getBackup, rutaDeArchivo } from "./backups.server";
import { tablasListas } from "~/domain/backup/format/ready.server";
import { revisarArchivos, revisarFilas } from "~/domain/backup/format/check.server";
import { type Avisar, empezar, type Turno } from "./job.server";
import { NotFound, Refusal } from "~/domain/kernel/refusal";

const TRIES = 3;
const NO_RESTAURADO = "No se pudo restaurar el backup. Nada cambió. Revise la consola para más detalles.";
const NO_REVISADO = "No se pudo revisar el backup. Revise la consola para más detalles.";

/** Part of the whole that a step is: told as it goes from `from` to `to`. */
function between(avisar: Avisar, from: number, to: number): Avisar {
  return (paso, parte) => avisar(paso, from + parte * (to - from));
}

/** Reads all of an archive against this database; throws Refusal for whatever is not as it should be. */
async function revisarTodo(abierto: Abierto, avisar: Avisar) {
  const ajenos = await revisarArchivos(abierto, between(avisar, 0, 0.7));
  return withSnapshot(async (own: OwnConnection) => {
    const listas = await tablasListas(abierto, own);
    await revisarFilas(abierto, own, listas, (parte) => between(avisar, 0.7, 1)("Revisando las tablas", parte));
    return {
      listas,
      ajenos,
      ...(await comparar(abierto, own, listas)),
      contenido_version: await contenidoVersion(own),
    };
  });
}

const CambioSchema = z.object({ titulo: z.string(), nuevas: z.number(), cambiadas: z.number(), quitadas: z.number() });
/** What staff see before they decide. */
export const VistaSchema = z.object({
  backup_id: z.number(),
  cambios: z.array(CambioSchema),
  archivos: CambioSchema,
  contenido_version: z.number(),
});
export type Vista = z.infer<typeof VistaSchema>;

/** Checks an archive whole and tells what restoring it would change; nothing is touched. */
export async function revisarArchivo(path: string, avisar: Avisar): Promise<Omit<Vista, "backup_id">> {
  const { cambios, archivos, contenido_version } = await conBackup(path, (abierto) => revisarTodo(abierto, avisar));
  return { cambios, archivos, contenido_version };
}

async function applied(turno: Turno, todo: Omit<Aplicar, "contenido_version" | "llave">): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    const prefix = "antes-de-restaurar";
    const before = await hacerBackup(between(turno.avisar, 0.7, 0.95), { automatico: true, prefix });
    turno.avisar("Cambiando el contenido", 0.95);
    try {
      const { contenido_version } = before;
      await turno.enSilencio(() => aplicar({ ...todo, llave: turno.llave, contenido_version })).finally(contentChanged);
      return before.archivo;
    } catch (error) {
      if (!(error instanceof ContenidoMovido || isDeadlock(error))) throw rechazo(error);
      await deleteBackup(before.backup_id);
      if (tried === TRIES) throw new Refusal("Otras personas están guardando cambios. Inténtelo de nuevo.");
    }
  }
}

interface Restaurar {
  path: string;
  /** Its name in the audit trail. */
  archivo: string;
  backup_id?: number;
  /** The session that goes on; all others end. */
  sesion: number | null;
  oye?: Avisar;
}

/** Begins to put an archive in place of the content; whatever is not right with it is told before anything is touched. */
export async function restaurarArchivo({ path, archivo, backup_id, sesion, oye }: Restaurar) {
  async function work(turno: Turno) {
    return conBackup(path, async (abierto) => {
      const { listas, ajenos } = await revisarTodo(abierto, between(turno.avisar, 0, 0.3));
      const lugares = await ponerArchivos(abierto, ajenos, between(turno.avisar, 0.3, 0.7));
      const antes = await applied(turno, { abierto, listas, lugares, sesion, archivo });
      return { backup_id, archivo, antes };
    });
  }
  return empezar({ tipo: "restaurar", backup_id, fallo: NO_RESTAURADO, oye, work });
}

async function found(id: number) {
  const backup = await getBackup(id);
  if (!backup) throw new NotFound();
  if (!backup.aqui) throw new Refusal("El archivo de este backup no está en este servidor.");
  return { archivo: backup.archivo, path: rutaDeArchivo(backup.archivo) };
}

/** Begins the check of a backup on the list. Throws NotFound and Refusal. */
export async function revisarBackup(id: number) {
  const { path } = await found(id);
  const work = async ({ avisar }: Turno) => ({ backup_id: id, ...(await revisarArchivo(path, avisar)) });
  return empezar({ tipo: "revisar", backup_id: id, fallo: NO_REVISADO, work });
}

/** Begins to restore a backup on the list, as long as the content is still what it was compared with. */
export async function restaurarBackup(id: number, contenido_version: number, sesion: number) {
  const now = await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
  if (now.version !== contenido_version)
    throw new Refusal("El contenido cambió después de la revisión. Revise el backup de nuevo.");
  return restaurarArchivo({ ...(await found(id)), backup_id: id, sesion });
}

/** Puts an archive from somewhere else on the list; the same one is there once. Throws Refusal for what is no backup. */
export async function guardarSubido(path: string): Promise<number> {
  const { manifiesto, sha256 } = await conBackup(path, async (abierto) => abierto);
  const known = await db.backup.findFirst({ where: { sha256 }, select: { id: true } });
  if (known && (await getBackup(known.id))?.aqui) return known.id;
  const archivo = `${nombreDeBackup(now(), "subido")}-${sha256.slice(0, 6)}.zip`;
  await makeFolder(dirname(rutaDeArchivo(archivo)));
  await rename(path, rutaDeArchivo(archivo));
  return registrarBackup({ archivo, resumen: manifiesto.resumen, sha256, subido: true });
}
