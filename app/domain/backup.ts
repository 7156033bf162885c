import { z } from "zod";

/** The specification's label of what a backup holds (ADM §9). */
export const BACKUP_VERSION = "v1.0.0-estable";
export const FORMATO = "ged-autopartes-backup";
/** Counts up when an archive is built in another way. */
export const EDICION = 1;
export const MANIFIESTO = "manifest.json";
export const HUELLA = "manifest.sha256";
/** Largest manifest: some hundred thousand files. */
export const MANIFIESTO_BYTES = 128 * 1024 * 1024;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Bytes = z.number().int().nonnegative();
const Nombre = z.string().regex(/^[a-z][a-z0-9_]*$/);

const ResumenSchema = z.object({
  timestamp: z.iso.datetime(),
  version: z.string(),
  successful_tables: Bytes,
  total_tables: Bytes,
  total_records: Bytes,
  storage_buckets: Bytes,
  storage_files: Bytes,
  storage_missing: Bytes,
});
/** ADM §3 "Backup summary"; `storage_missing`: files that rows name and that were not there to be taken. */
export type Resumen = z.infer<typeof ResumenSchema>;

const ArchivoSchema = z.object({
  ruta: z.string().regex(/^medios\/[a-z0-9-]+\/[A-Za-z0-9_.-]+$/),
  medio_id: z.number().int().positive(),
  almacen: z.enum(["disco", "cloudinary"]),
  clave: z.string().min(1).max(1000),
  nombre: z.string(),
  mime: z.string(),
  bytes: Bytes,
  sha256: Sha256,
});
/** A media file in an archive. */
export type Archivo = z.infer<typeof ArchivoSchema>;

const TablaSchema = z.object({
  nombre: Nombre,
  columnas: z.array(z.object({ nombre: Nombre, tipo: z.enum(["entero", "real", "texto", "booleano", "fecha"]) })),
  filas: Bytes,
  bytes: Bytes,
  sha256: Sha256,
});
export type TablaDelBackup = z.infer<typeof TablaSchema>;

/** Which program wrote it: asked before anything else. */
export const EdicionSchema = z.object({ formato: z.literal(FORMATO), edicion: z.number().int().positive() });

export const ManifiestoSchema = EdicionSchema.extend({
  resumen: ResumenSchema,
  base: z.enum(["sqlite", "postgresql"]),
  migraciones: z.array(z.string()),
  tablas: z.array(TablaSchema),
  archivos: z.array(ArchivoSchema),
  /** Files that rows name and the store did not have. */
  faltantes: z.array(z.object({ medio_id: z.number().int(), nombre: z.string() })),
});
export type Manifiesto = z.infer<typeof ManifiestoSchema>;

/** The summary kept with a backup. */
export function resumenFrom(json: string): Resumen {
  return ResumenSchema.parse(JSON.parse(json));
}

/** Where the rows of a table are in an archive. */
export function rutaDeTabla(nombre: string): string {
  return `tablas/${nombre}.ndjson`;
}

/** "backup-completo-2026-11-20-153000": what a backup's files are called (UTC). */
export function nombreDeBackup(moment: Date, prefix = "backup-completo"): string {
  return `${prefix}-${moment.toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-")}`;
}

/** The folder of a key, and its name there: the same part of keys of the disk and of Cloudinary addresses. */
export function rutaDeMedio(clave: string): { carpeta: string; ruta: string } | null {
  const [, carpeta, nombre] = /(?:^|\/)([a-z0-9-]+)\/([A-Za-z0-9_.-]+)$/.exec(clave) ?? [];
  return carpeta && nombre && !nombre.startsWith(".") ? { carpeta, ruta: `medios/${carpeta}/${nombre}` } : null;
}

export const textos = {
  fallo: "Error en Backup",
  noCreado: "No se pudo crear el backup. Revisa la consola para más detalles.",
  completado: "Backup Completado",
  ocupado: "Ya hay un trabajo de backup en curso. Espere a que termine.",
};
