import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";

/** The specification's label of what a backup holds (ADM §9). */
export const BACKUP_VERSION = "v1.0.0-estable";

const Bytes = z.number().int().nonnegative();

export const SummarySchema = z.object({
  timestamp: boundedText(40).pipe(z.iso.datetime()),
  version: boundedText(40),
  successful_tables: Bytes,
  total_tables: Bytes,
  total_records: Bytes,
  storage_buckets: Bytes,
  storage_files: Bytes,
  storage_missing: Bytes,
});
/** ADM §3 "Backup summary"; `storage_missing`: files that rows name and that were not there to be taken. */
export type Summary = z.infer<typeof SummarySchema>;

/** The summary kept with a backup. */
export function summaryFrom(json: string): Summary {
  return SummarySchema.parse(JSON.parse(json));
}

/** Where the rows of a table are in an archive. */
export function tablePath(nombre: string): string {
  return `tablas/${nombre}.ndjson`;
}

/** "backup-completo-2026-11-20-153000": what a backup's files are called (UTC). */
export function backupName(moment: Date, prefix = "backup-completo"): string {
  return `${prefix}-${moment.toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-")}`;
}

/** The folder of a key, and its name there: the same part of keys of the disk and of Cloudinary addresses. */
export function mediaPath(clave: string): { carpeta: string; ruta: string } | null {
  const [, carpeta, nombre] = /(?:^|\/)([a-z0-9-]+)\/([A-Za-z0-9_.-]+)$/.exec(clave) ?? [];
  return carpeta && nombre && !nombre.startsWith(".") ? { carpeta, ruta: `medios/${carpeta}/${nombre}` } : null;
}

export const textos = {
  fallo: "Error en Backup",
  noCreado: "No se pudo crear el backup. Revisa la consola para más detalles.",
  completado: "Backup Completado",
  ocupado: "Ya hay un trabajo de backup en curso. Espere a que termine.",
};
