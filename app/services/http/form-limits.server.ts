import { backupBytes, formBytes } from "../uploads/limits";
import { declaredAt } from "./declared-routes.server";
import type { FileKind, FormKind } from "./route-handle";

const KB = 1024;
const MB = 1024 * KB;

interface FormLimit {
  /** Largest body of a form without files. */
  bytes: number;
  /** Its screen shows what was typed again when something is wrong with it. */
  typed?: true;
  /** Only staff may send one of that size. */
  staff?: true;
}

const forms = {
  confirmation: { bytes: 16 * KB },
  access: { bytes: 16 * KB, typed: true },
  visitor: { bytes: 32 * KB, typed: true },
  editor: { bytes: MB, typed: true, staff: true },
} satisfies Record<FormKind, FormLimit>;

/** The largest body with files. Such a form is read as a stream, and only for somebody who is signed in. */
const files: Record<FileKind, number> = {
  medios: formBytes,
  // More than a spreadsheet may have, so that most that are too large are told so on their screen.
  tabla: 40 * MB,
  backup: backupBytes,
};

/** Of all staff forms from a browser nobody ever signed in with. */
export const STRANGERS: FormLimit = forms.confirmation;

/** The limits of a form posted to a path, as its route declares them. */
export function formLimit(pathname: string): FormLimit {
  return forms[declaredAt(pathname).form ?? "confirmation"];
}

/** Whether a content type is that of a form that may bring files. */
export function isMultipart(type: string | null | undefined): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(type ?? "");
}

/** The files a request may bring, by its parts; undefined for every other request. What follows a "?" is ignored. */
export function filesOf(method = "", target = "", type?: string | null): { kind: FileKind; bytes: number } | undefined {
  if (method !== "POST" || !isMultipart(type)) return undefined;
  const kind = declaredAt(target.split("?", 1)[0] ?? "").files;
  return kind && { kind, bytes: files[kind] };
}
