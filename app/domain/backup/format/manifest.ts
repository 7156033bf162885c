import { z } from "zod";
import { LARGEST_COUNTER } from "~/services/db/values.server";
import { archiveLimits } from "~/services/archive/limits";
import { boundedText } from "~/services/http/bounded-text";
import { CountSchema, SummarySchema } from "~/domain/backup/backup";
import { checkedList, type FileList, looseList, VALUES_OF_A_FILE, WrittenSchema } from "./file-list";

export const FORMATO = "ged-autopartes-backup";
/** Incremented when the format of archives changes. Edition 1 had its files beside the tables, and one list of them. */
export const FORMAT_VERSION = 2;
export const MANIFIESTO = "manifest.json";
export const MANIFEST_HASH = "manifest.sha256";
/** Most files in an archive of edition 1: its manifest names them all. */
const MAS_ARCHIVOS = 50_000;
/** Most volumes; each holds about 1 GB or a thousand files. */
const MAS_VOLUMENES = 10_000;
/** Largest manifest in bytes; the most files of edition 1 take up somewhat less. */
export const MANIFIESTO_BYTES = 16 * 1024 * 1024;
/** Limits for parsing a manifest. */
export const MANIFIESTO_MAX = { depth: 5, values: VALUES_OF_A_FILE * MAS_ARCHIVOS };
/** Largest list of a volume in bytes. */
const LISTA_BYTES = archiveLimits.freeBytes;

const Nombre = boundedText(63).regex(/^[a-z][a-z0-9_]*$/);

const TablaSchema = WrittenSchema.extend({
  nombre: Nombre,
  columnas: z
    .array(z.object({ nombre: Nombre, tipo: z.enum(["entero", "real", "texto", "booleano", "fecha"]) }))
    .max(100),
  filas: CountSchema,
  /** The last id that the table has given: those of rows deleted since are not given again. Older archives lack it. */
  ultimo: CountSchema.max(LARGEST_COUNTER).default(0),
  bytes: CountSchema.max(archiveLimits.textBytes),
});
export type ManifestTable = z.infer<typeof TablaSchema>;

/** The program and format that wrote a manifest; checked before anything else. */
export const EditionSchema = z.object({ formato: z.literal(FORMATO), edicion: z.number().int().positive() });

const common = {
  formato: z.literal(FORMATO),
  resumen: SummarySchema,
  base: z.enum(["sqlite", "postgresql"]),
  migraciones: z.array(boundedText(255)).max(1_000),
  tablas: z.array(TablaSchema).max(100),
};
const ManifiestoSchema = z.object({
  ...common,
  edicion: z.literal(FORMAT_VERSION),
  /** The lists of the volumes, in the order of the volumes' names. */
  volumenes: z.array(WrittenSchema.extend({ bytes: z.number().int().max(LISTA_BYTES) })).max(MAS_VOLUMENES),
});
export type Manifest = z.infer<typeof ManifiestoSchema>;

const FirstSchema = looseList(MAS_ARCHIVOS).extend({ ...common, edicion: z.literal(1) });

/** Parses a manifest; null for an invalid one. `lista`: the list of all files, in edition 1. */
export async function parseManifest(value: unknown): Promise<{ manifiesto: Manifest; lista?: FileList } | null> {
  const { data } = z.discriminatedUnion("edicion", [FirstSchema, ManifiestoSchema]).safeParse(value);
  if (data?.edicion !== 1) return data ? { manifiesto: data } : null;
  const { archivos, faltantes, ...rest } = data;
  const lista = await checkedList({ archivos, faltantes });
  return lista && { manifiesto: { ...rest, edicion: FORMAT_VERSION, volumenes: [] }, lista };
}
