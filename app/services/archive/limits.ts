const MB = 1024 * 1024;

/** What an archive may have at most. Who writes one keeps to the same, so that nothing is written that is not read again. */
export const archiveLimits = {
  entries: 51_000,
  /** Of the directory, which is held in memory. */
  directoryBytes: 16 * MB,
  nameBytes: 200,
  /** Of a line of a text: no form that makes a row may be larger. */
  lineBytes: MB,
  /** Of all lines of a text. */
  textBytes: 1024 * MB,
  /** How many times larger than it is packed a file may become, beside the first bytes. Tables of ours become 5 to 40 times. */
  ratio: 200,
  freeBytes: 4 * MB,
};

/** A file that is no archive, is cut off, or holds something else than it says; the message tells staff which. */
export class BadArchive extends Error {
  override name = "BadArchive";
}
