import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import type { Sending } from "~/domain/kernel/definition";
import type { Created } from "~/domain/kernel/forms.server";
import type { Words } from "~/domain/kernel/words";
import { discardMedios } from "~/domain/medios/medios.server";
import { ofRowThere, recordId } from "~/admin/form/form.server";
import { redirectToCreated, redirectToUpdated } from "~/admin/form/rows.server";
import { type MediosOptions, saveWithMedios } from "./medios.server";
import { readTypedUpload, type Upload } from "./upload.server";

interface MediaOwner<V> {
  words: Pick<Words, "path" | "textos">;
  schema: z.ZodType<V>;
  /** Schema of a saved row, where its form has other fields than that of a new one. */
  edited?: z.ZodType<V>;
  rows: {
    get: (id: number) => Promise<unknown>;
    create: (value: V, sending: Sending) => Promise<Created>;
    update: (id: number, revision: number, value: V, sending: Sending) => Promise<Created>;
    /** Removes one file at once; returns the new revision. */
    removeFile: (id: number, revision: number, file: number) => Promise<number>;
  };
  files: Omit<MediosOptions, "quitar">;
  /** What the toast calls the saved row. */
  title: (value: V) => string;
  /** The message where a saved file is not removed; without it a file is replaced, but never removed. */
  noQuitado?: string;
}

export interface MediaScreen {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
  /** Without an id: a new row. */
  params: { id?: string };
}

/** Creates or updates a row with its files from a form that was read, then redirects to the list. */
export async function mediaSave<V>(owner: MediaOwner<V>, { params, url }: MediaScreen, upload: Upload) {
  const { schema, edited = schema, rows, files, title, noQuitado } = owner;
  const { path, textos } = owner.words;
  if (params.id === undefined) {
    return saveWithMedios(upload, schema, textos.noCreado, files, async (value, _, sending) => {
      const created = await rows.create(value, sending);
      if (created.again) await discardMedios(sending.files);
      return redirectToCreated(path, url, created, textos.creado, title(value));
    });
  }
  const id = recordId(params.id);
  const remove = (medio: number, revision: number) => rows.removeFile(id, revision, medio);
  const quitar = noQuitado === undefined ? undefined : { remove, failure: noQuitado };
  const options = { ...files, quitar };
  const answer = await saveWithMedios(
    upload,
    edited,
    textos.noActualizado,
    options,
    async (value, revision, sending) => {
      const saved = await rows.update(id, revision, value, sending);
      if (saved.again) await discardMedios(sending.files);
      return redirectToUpdated(path, url, saved, [textos.actualizado, title(value)]);
    },
  );
  return ofRowThere(answer, () => rows.get(id), upload.fields);
}

/**
 * Makes the action of an editor with files: it creates or updates the row with them, then redirects to the list with
 * the specification's message.
 */
export function mediaAction<V>(owner: MediaOwner<V>) {
  return async (screen: MediaScreen) => mediaSave(owner, screen, await readTypedUpload(screen.request, screen.context));
}
