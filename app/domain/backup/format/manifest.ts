import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { archiveLimits } from "~/services/archive/limits";
import { boundedText } from "~/services/http/bounded-text";
import { limits } from "~/services/uploads/limits";
import { SummarySchema } from "~/domain/backup/backup";

export const FORMATO = "ged-autopartes-backup";
/** Incremented when the format of archives changes. */
export const FORMAT_VERSION = 1;
export const MANIFIESTO = "manifest.json";
export const MANIFEST_HASH = "manifest.sha256";
/** Most files in a backup; their list is held in memory. */
export const MAS_ARCHIVOS = 50_000;
/** Largest manifest in bytes; the most files take up somewhat less. */
export const MANIFIESTO_BYTES = 16 * 1024 * 1024;
/** Limits for parsing a manifest: a file has nine values, a missing one three. */
export const MANIFIESTO_MAX = { depth: 5, values: 13 * MAS_ARCHIVOS };

const Sha256 = boundedText(64).regex(/^[0-9a-f]{64}$/);
const Bytes = z.number().int().nonnegative();
const Nombre = boundedText(63).regex(/^[a-z][a-z0-9_]*$/);
/** Names of files as people chose them. */
const Texto = boundedText(300);

const ArchivoSchema = z.object({
  ruta: Texto.regex(/^medios\/[a-z0-9-]+\/[A-Za-z0-9_.-]+$/),
  medio_id: z.number().int().positive(),
  almacen: z.enum(["disco", "cloudinary"]),
  clave: Texto.min(1),
  nombre: Texto,
  mime: boundedText(100),
  bytes: Bytes.max(Math.max(...Object.values(limits))),
  sha256: Sha256,
});
/** A media file in an archive. */
export type BackupFile = z.infer<typeof ArchivoSchema>;

const TablaSchema = z.object({
  nombre: Nombre,
  columnas: z
    .array(z.object({ nombre: Nombre, tipo: z.enum(["entero", "real", "texto", "booleano", "fecha"]) }))
    .max(100),
  filas: Bytes,
  bytes: Bytes.max(archiveLimits.textBytes),
  sha256: Sha256,
});
export type ManifestTable = z.infer<typeof TablaSchema>;

/** The program and format that wrote a manifest; checked before anything else. */
export const EditionSchema = z.object({ formato: z.literal(FORMATO), edicion: z.number().int().positive() });

const FaltanteSchema = z.object({ medio_id: z.number().int(), nombre: Texto });
const Muchos = z.array(z.unknown()).max(MAS_ARCHIVOS);

/** A manifest whose long lists are not checked yet. */
const ManifiestoSchema = EditionSchema.extend({
  resumen: SummarySchema,
  base: z.enum(["sqlite", "postgresql"]),
  migraciones: z.array(boundedText(255)).max(1_000),
  tablas: z.array(TablaSchema).max(100),
  archivos: Muchos,
  faltantes: Muchos,
});

export interface Manifest extends z.infer<typeof ManifiestoSchema> {
  archivos: BackupFile[];
  /** Files that rows name but the store did not have. */
  faltantes: z.infer<typeof FaltanteSchema>[];
}

/**
 * Parses the elements of a list; null as soon as one is invalid. Pauses now and then so that other requests are
 * served.
 */
async function elements<S extends z.ZodType>(schema: S, list: readonly unknown[]): Promise<z.output<S>[] | null> {
  const found: z.output<S>[] = [];
  for (const [index, element] of list.entries()) {
    if (index % 1_000 === 0) await setImmediate();
    const { data, success } = schema.safeParse(element);
    if (!success) return null;
    found.push(data);
  }
  return found;
}

/** Parses a manifest; null for an invalid one. */
export async function parseManifest(value: unknown): Promise<Manifest | null> {
  const { data } = ManifiestoSchema.safeParse(value);
  if (!data) return null;
  const archivos = await elements(ArchivoSchema, data.archivos);
  const faltantes = archivos && (await elements(FaltanteSchema, data.faltantes));
  return faltantes && { ...data, archivos, faltantes };
}
