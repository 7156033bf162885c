import type { Readable } from "node:stream";
import type { Clase } from "~/services/uploads/file-type.server";

/**
 * Where media files are kept. A key is the store's own; it can be named before the file is there. By a key that it does
 * not own (`owns`) a store reads nothing, and `put` and `remove` throw BadKey.
 */
export interface Store {
  almacen: "disco" | "cloudinary";
  /** A new random key in a folder. */
  newKey: (folder: string, extension: string, clase: Clase) => string;
  /** Puts a file of this machine under a key, whole or not at all; the file may be gone afterwards. */
  put: (clave: string, path: string, clase: Clase) => Promise<void>;
  /** Deletes a file; one that is not there is no fault. */
  remove: (clave: string) => Promise<void>;
  /** A file's content; null when it is not there. */
  read: (clave: string) => Promise<Readable | null>;
  /** Whether a key could be one of this store's own. */
  owns: (clave: string) => boolean;
  /** Every key there is, with the time its file came; `fresh` asks anew where an answer may be some minutes old. */
  list: (fresh?: boolean) => Promise<Map<string, Date>>;
  /** Throws when it cannot be used. */
  check: () => Promise<void>;
}
