const MB = 1024 * 1024;

/** Limits of an archive. The writer keeps to the same limits, so that every archive written can be read again. */
export const archiveLimits = {
  entries: 51_000,
  /** Size of the central directory, which is held in memory. */
  directoryBytes: 16 * MB,
  nameBytes: 200,
  /** Length of one line: no form that makes a row may be larger. */
  lineBytes: MB,
  /** Length of all lines of a text: below what the simple form of a zip can say. */
  textBytes: 3 * 1024 * MB,
  /** Most unpacked bytes per packed byte, beyond `freeBytes`. Our tables unpack to 5 to 40 times their packed size. */
  ratio: 200,
  /** Bytes that any file may unpack to, whatever its ratio. */
  freeBytes: 4 * MB,
};

/** A file that is not an archive, is cut off, or holds something other than it declares. Staff read the message. */
export class BadArchive extends Error {
  override name = "BadArchive";
}
