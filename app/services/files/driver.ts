import type { Readable } from "node:stream";
import type { Clase } from "~/services/uploads/file-type.server";

/**
 * Where media files are stored. Each store makes its own keys; a key is known before its file is written. For a key
 * that is not its own (`owns`), `read` returns null, and `put` and `remove` throw BadKey.
 */
export interface Store {
  almacen: "disco" | "cloudinary";
  /** Returns a new random key in a folder. */
  newKey: (folder: string, extension: string, clase: Clase) => string;
  /** Stores a local file under a key, whole or not at all; the local file may be moved away. */
  put: (clave: string, path: string, clase: Clase) => Promise<void>;
  /** Deletes a file; does nothing when there is none. */
  remove: (clave: string) => Promise<void>;
  /** Returns a file's content; null when there is no such file. */
  read: (clave: string) => Promise<Readable | null>;
  /** Whether a key has the form of this store's keys. */
  owns: (clave: string) => boolean;
  /** All keys; the list may be some minutes old unless `fresh`. */
  list: (fresh?: boolean) => Promise<ReadonlySet<string>>;
  /** Throws when the store cannot be used. */
  check: () => Promise<void>;
}

/** A key that a store cannot have made: nothing is read, written or deleted under it. */
export class BadKey extends Error {
  override name = "BadKey";
  constructor(store: string) {
    super(`Not a key of ${store}`);
  }
}
