import { backupBytes, formBytes } from "../uploads/limits";
import { type FormMost, formMost } from "./form-fields.server";
import { declaredAt } from "./declared-routes.server";
import type { FileKind, FormKind } from "./route-handle";

const KB = 1024;
const MB = 1024 * KB;

interface FormLimit {
  /** Largest body in bytes of a form without files. */
  bytes: number;
  /** Its screen shows the typed texts again when something is wrong. */
  typed?: true;
  /** Only a browser that staff have signed in with may send this size. */
  staff?: true;
}

const forms = {
  confirmation: { bytes: 16 * KB },
  access: { bytes: 16 * KB, typed: true },
  visitor: { bytes: 32 * KB, typed: true },
  editor: { bytes: MB, typed: true, staff: true },
} satisfies Record<FormKind, FormLimit>;

interface FilesLimit {
  kind: FileKind;
  /** Largest body in bytes. */
  bytes: number;
  most: FormMost;
}

/** Limits of a form with files. Such a form is read as a stream; all but `lista` only for signed-in users. */
const files: Record<FileKind, Omit<FilesLimit, "kind">> = {
  medios: { bytes: formBytes, most: formMost.files },
  // More than a spreadsheet may have, so that most oversized ones get their message on the screen.
  tabla: { bytes: 40 * MB, most: formMost.files },
  // The one that visitors send; more than their file may have, so that the rest of the form is kept beside the message.
  lista: { bytes: 6 * MB, most: formMost.lista },
  backup: { bytes: backupBytes, most: formMost.files },
};

/** Limits of every staff form from a browser that nobody has signed in with. */
export const unknownBrowserLimit: FormLimit = forms.confirmation;

/** The limits of a form posted to a path, as its route declares them. */
export function formLimit(pathname: string): FormLimit {
  return forms[declaredAt(pathname).form ?? "confirmation"];
}

/** Whether a content type is that of a form that may bring files. */
export function isMultipart(type: string | null | undefined): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(type ?? "");
}

/**
 * The files a request may bring, and its limits; undefined for every other request. `target` may include a query,
 * which is ignored.
 */
export function filesOf(method = "", target = "", type?: string | null): FilesLimit | undefined {
  if (method !== "POST" || !isMultipart(type)) return undefined;
  const kind = declaredAt(target.split("?", 1)[0] ?? "").files;
  return kind && { kind, ...files[kind] };
}
