import { backupBytes, formBytes } from "../uploads/limits";

const KB = 1024;
const MB = 1024 * KB;

/** What comes as a file: pictures and documents to be stored, a spreadsheet to be read, a backup. */
export type Files = "medios" | "tabla" | "backup";

export interface FormLimit {
  /** Largest body of a form without files. */
  bytes: number;
  /** Its screen shows what was typed again when something is wrong with it. */
  typed?: true;
  /** Only staff may send one of that size. */
  staff?: true;
  /** Files it may bring; such a form is read as a stream, and only for somebody who is signed in. */
  files?: { kind: Files; bytes: number };
}

/** The forms of the site and how large they may be, in bytes; the first path that fits counts. */
const forms: readonly (FormLimit & { path: RegExp })[] = [
  { path: /^\/contacto$/, bytes: 32 * KB, typed: true },
  { path: /^\/admin\/(?:login|primer-acceso)$/, bytes: 16 * KB, typed: true },
  { path: /^\/admin\/(?:logout|borrador|.+\/eliminar)$/, bytes: 16 * KB },
  { path: /^\/admin\/backup\/subir$/, bytes: 16 * KB, files: { kind: "backup", bytes: backupBytes } },
  { path: /^\/admin\/backup(?:\/|$)/, bytes: 16 * KB },
  // More than a spreadsheet may have, so that most that are too large are told so on their screen.
  { path: /^\/admin\/productos\/importar$/, bytes: 16 * KB, files: { kind: "tabla", bytes: 40 * MB } },
  {
    path: /^\/admin\/(?:subidas|categorias|subcategorias|productos|imagenes|catalogos|logo)(?:\/|$)/,
    bytes: MB,
    typed: true,
    staff: true,
    files: { kind: "medios", bytes: formBytes },
  },
  { path: /^\/admin(?:\/|$)/, bytes: MB, typed: true, staff: true },
];

/** Of a post to an address that has no form, and of all staff forms from a browser nobody ever signed in with. */
export const STRANGERS: FormLimit = { bytes: 16 * KB };

/** A path as routes are matched with it: decoded, in any case, the address of its data too. */
export function plainPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // It is nobody's address, and is looked up as it is.
  }
  return path.toLowerCase().replace(/(?:\/_)?\.data$|\/$/, "");
}

/** The limits of a form posted to a path. */
export function formLimit(pathname: string): FormLimit {
  const path = plainPath(pathname);
  return forms.find((form) => form.path.test(path)) ?? STRANGERS;
}

/** Whether a content type is that of a form that may bring files. */
export function isMultipart(type: string | null | undefined): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(type ?? "");
}

/** The files a request may bring, by its parts; undefined for every other request. What follows a "?" is ignored. */
export function filesOf(method = "", target = "", type?: string | null): FormLimit["files"] {
  if (method !== "POST" || !isMultipart(type)) return undefined;
  return formLimit(target.split("?", 1)[0] ?? "").files;
}
