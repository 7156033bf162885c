import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { limits } from "~/services/uploads/limits";
import { CountSchema } from "~/domain/backup/backup";

/** Names of files as people chose them. */
const Texto = boundedText(300);

/** The size and hash of something in an archive. */
export const WrittenSchema = z.object({ bytes: CountSchema, sha256: boundedText(64).regex(/^[0-9a-f]{64}$/) });

const ArchivoSchema = WrittenSchema.extend({
  ruta: Texto.regex(/^medios\/[a-z0-9-]+\/[A-Za-z0-9_.-]+$/),
  medio_id: z.number().int().positive(),
  almacen: z.enum(["disco", "cloudinary"]),
  clave: Texto.min(1),
  nombre: Texto,
  mime: boundedText(100),
  bytes: CountSchema.max(Math.max(...Object.values(limits))),
});
/** A media file in an archive. */
export type BackupFile = z.infer<typeof ArchivoSchema>;

const FaltanteSchema = z.object({ medio_id: z.number().int(), nombre: Texto });
type MissingFile = z.infer<typeof FaltanteSchema>;

/** Values of a file and of a missing one in a list, themselves included. */
export const VALUES_OF_A_FILE = 13;

/** A list of files whose elements are not checked yet; `most` of each kind. */
export function looseList(most: number) {
  const Muchos = z.array(z.unknown()).max(most);
  return z.object({ archivos: Muchos, faltantes: Muchos });
}

export interface FileList {
  archivos: BackupFile[];
  /** Files that rows name but the store did not have. */
  faltantes: MissingFile[];
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

/** Checks each file of a list; null for an invalid one. */
export async function checkedList(list: z.infer<ReturnType<typeof looseList>>): Promise<FileList | null> {
  const archivos = await elements(ArchivoSchema, list.archivos);
  const faltantes = archivos && (await elements(FaltanteSchema, list.faltantes));
  return faltantes && { archivos, faltantes };
}
