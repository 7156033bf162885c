import type { z } from "zod";
import type { EditedFile } from "~/domain/kernel/definition";
import { recordId, redirectWithToast } from "~/admin/form/form.server";
import { saveWithMedios } from "./medios.server";
import type { Upload } from "./upload.server";

interface MediaOwner<S extends z.ZodType> {
  upload: Upload;
  /** Address of the list to go back to. */
  list: string;
  /** Undefined for a new row. */
  id: string | undefined;
  schema: S;
  rows: {
    create: (value: z.output<S>, files: readonly EditedFile[]) => Promise<unknown>;
    update: (id: number, revision: number, value: z.output<S>, files: readonly EditedFile[]) => Promise<void>;
    /** Removes one file at once; returns the new revision. */
    removeFile: (id: number, revision: number, file: number) => Promise<number>;
  };
  textos: { creada: string; actualizada: string; noCreada: string; noActualizada: string; noQuitado: string };
}

/**
 * Saves a category or subcategory with its pictures and videos, then redirects to the list with the specification's
 * message.
 */
export async function saveMediaOwner<S extends z.ZodType<{ nombre: string }>>(owner: MediaOwner<S>) {
  const { upload, list, schema, rows, textos } = owner;
  if (owner.id === undefined) {
    return saveWithMedios(upload, schema, textos.noCreada, { acepta: "medio" }, async (value, _, files) => {
      await rows.create(value, files);
      return redirectWithToast(list, textos.creada, value.nombre);
    });
  }
  const id = recordId(owner.id);
  const quitar = {
    remove: (medio: number, revision: number) => rows.removeFile(id, revision, medio),
    failure: textos.noQuitado,
  };
  const options = { acepta: "medio", quitar } as const;
  return saveWithMedios(upload, schema, textos.noActualizada, options, async (value, revision, files) => {
    await rows.update(id, revision, value, files);
    return redirectWithToast(list, textos.actualizada, value.nombre);
  });
}
