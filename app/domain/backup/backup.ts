import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";

/** Version label of a backup in the specification (ADM §9). */
export const BACKUP_VERSION = "v1.0.0-estable";

/** A number of bytes, rows or files. */
export const CountSchema = z.number().int().nonnegative();

export const SummarySchema = z.object({
  timestamp: boundedText(40).pipe(z.iso.datetime()),
  version: boundedText(40),
  successful_tables: CountSchema,
  total_tables: CountSchema,
  total_records: CountSchema,
  storage_buckets: CountSchema,
  storage_files: CountSchema,
  storage_missing: CountSchema,
});
/** ADM §3 "Backup summary". `storage_missing`: files that rows name but the store did not have. */
export type Summary = z.infer<typeof SummarySchema>;

/** Reads the summary stored with a backup. */
export function summaryFrom(json: string): Summary {
  return SummarySchema.parse(JSON.parse(json));
}

/** Path of a table's rows in an archive. */
export function tablePath(nombre: string): string {
  return `tablas/${nombre}.ndjson`;
}

/** Name of a volume in its archive; the first is "volumenes/00001.zip". */
export function volumePath(index: number): string {
  return `volumenes/${String(index + 1).padStart(5, "0")}.zip`;
}

/** Name of a backup's files, in UTC: "backup-completo-2026-11-20-153000". */
export function backupName(moment: Date, prefix = "backup-completo"): string {
  return `${prefix}-${moment.toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-")}`;
}

/**
 * The folder of a media key and the file's path in an archive; works for keys of the disk and of Cloudinary. Null for
 * other keys.
 */
export function mediaPath(clave: string): { carpeta: string; ruta: string } | null {
  const [, carpeta, nombre] = /(?:^|\/)([a-z0-9-]+)\/([A-Za-z0-9_.-]+)$/.exec(clave) ?? [];
  return carpeta && nombre && !nombre.startsWith(".") ? { carpeta, ruta: `medios/${carpeta}/${nombre}` } : null;
}

export const textos = {
  fallo: "Error en Backup",
  noCreado: "No se pudo crear el backup. Revisa la consola para más detalles.",
  completado: "Backup Completado",
  cortado: "La restauración se interrumpió. El contenido está completo: o como estaba, o como en el backup.",
  ocupado: "Ya hay un trabajo de backup en curso. Espere a que termine.",
};
