import { rm, stat } from "node:fs/promises";
import { writeArchive } from "~/services/archive/write.server";
import { now } from "~/services/env/clock.server";
import { BACKUP_VERSION, nombreDeBackup, type Resumen, textos } from "./backup";
import { escribirBackup } from "./create.server";
import { type Avisar, empezar } from "./job.server";
import { archivosEnDisco, backups, rutaDeArchivo } from "./backups.server";
import { change } from "~/domain/kernel/change.server";

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
    return backups.insert(tx, data);
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
