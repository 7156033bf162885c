import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from "yauzl";
import { openBounded, type Part } from "./bounded-file.server";
import { archiveLimits, BadArchive } from "./limits";

/** Allowed entry names. We write no others, and a name printed in a terminal can do no harm. */
const NAME = /^[\w./-]+$/;
const ENTRY_HEAD_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;

export interface Archive {
  /** Names of all files in the archive, with their unpacked sizes in bytes. */
  sizes: Map<string, number>;
  stream: (name: string) => Promise<Readable>;
  /** Opens an archive that this one holds unpacked. Throws BadArchive. */
  within: (name: string) => Promise<Archive>;
  close: () => void;
}

function told(error: unknown): BadArchive {
  return error instanceof BadArchive ? error : new BadArchive("no se puede leer completo", { cause: error });
}

/** Checks an entry before its content is read. Throws BadArchive. */
function checkEntry(entry: Entry): void {
  const { fileName, fileNameLength, compressedSize, uncompressedSize, compressionMethod } = entry;
  if (fileNameLength > archiveLimits.nameBytes || !NAME.test(fileName))
    throw new BadArchive("contiene archivos que no son suyos");
  if (entry.isEncrypted() || ![STORED, DEFLATED].includes(compressionMethod))
    throw new BadArchive(`${fileName} está empaquetado de otra manera`);
  if (uncompressedSize > archiveLimits.freeBytes + compressedSize * archiveLimits.ratio)
    throw new BadArchive(`${fileName} ocupa desempaquetado mucho más de lo que puede`);
}

/** Reads the central directory entry by entry, within the limits. Throws BadArchive. */
async function readDirectory(zip: ZipFile, fileBytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > archiveLimits.entries) throw new BadArchive("tiene demasiados archivos");
  const entries = new Map<string, Entry>();
  let [directory, packed] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry);
    const { fileName, fileNameLength, extraFieldLength, fileCommentLength, compressedSize } = entry;
    directory += ENTRY_HEAD_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
    packed += compressedSize;
    if (directory > archiveLimits.directoryBytes) throw new BadArchive("su índice es demasiado grande");
    // Entries that share the same packed bytes could unpack to many times the archive's size.
    if (packed > fileBytes) throw new BadArchive("sus archivos no caben en él");
    if (entries.has(fileName)) throw new BadArchive(`${fileName} está dos veces`);
    entries.set(fileName, entry);
  }
  return entries;
}

async function openZip(path: string, part?: Part): Promise<{ zip: ZipFile; bytes: number }> {
  const file = await openBounded(path, part);
  try {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
    return { zip: await fromRandomAccessReaderPromise(file, file.bytes, options), bytes: file.bytes };
  } catch (error) {
    file.close(() => undefined);
    throw error;
  }
}

/**
 * Opens a zip archive, which may be a part of a file, and reads its central directory. Throws BadArchive; names that lead
 * out of a folder are refused.
 */
export async function openArchive(path: string, part?: Part): Promise<Archive> {
  const { zip, bytes } = await openZip(path, part).catch((error: unknown) => {
    throw told(error);
  });
  // Errors reach the caller through the read that fails.
  zip.on("error", () => undefined);
  try {
    const entries = await readDirectory(zip, bytes);
    const found = (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new BadArchive(`falta ${name}`);
      return entry;
    };
    return {
      sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
      async stream(name) {
        return zip.openReadStreamPromise(found(name)).catch((error: unknown) => {
          throw told(error);
        });
      },
      async within(name) {
        const entry = found(name);
        if (entry.compressionMethod !== STORED) throw new BadArchive(`${name} está empaquetado de otra manera`);
        const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch((error) => {
          throw told(error);
        });
        return openArchive(path, { start: (part?.start ?? 0) + fileDataStart, bytes: entry.compressedSize });
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw told(error);
  }
}

/** Throws BadArchive unless an archive holds exactly these files. */
export function checkNames({ sizes }: Archive, names: readonly string[]): void {
  const missing = names.find((name) => !sizes.has(name));
  if (missing) throw new BadArchive(`falta ${missing}`);
  if (new Set(names).size !== names.length) throw new BadArchive("un archivo está dos veces");
  if (sizes.size !== names.length) throw new BadArchive("contiene archivos que no son suyos");
}

interface Expected {
  bytes: number;
  sha256: string;
}

/** Reads one file of an archive in chunks. Throws BadArchive when its size or hash differs from what was expected. */
export async function* readVerified(
  archive: Archive,
  name: string,
  { bytes, sha256 }: Expected,
): AsyncGenerator<Buffer> {
  if (archive.sizes.get(name) !== bytes) throw new BadArchive(`${name} tiene otro tamaño`);
  const hash = createHash("sha256");
  const stream = await archive.stream(name);
  try {
    for await (const chunk of stream) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw told(error);
  } finally {
    stream.destroy();
  }
  if (hash.digest("hex") !== sha256) throw new BadArchive(`${name} fue alterado`);
}

/** Reads a small file of an archive whole; `most` is the largest size in bytes. Throws BadArchive. */
export async function readWhole(archive: Archive, name: string, most: number): Promise<Buffer> {
  const bytes = archive.sizes.get(name) ?? 0;
  if (bytes > most) throw new BadArchive(`${name} es demasiado grande`);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await archive.stream(name)) chunks.push(chunk);
  } catch (error) {
    throw told(error);
  }
  return Buffer.concat(chunks);
}

/**
 * Yields the lines of a text without line ends. Throws BadArchive for a line that is too long, and for a last line
 * without a line end.
 */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString("utf8");
      [rest, length, start] = [[], 0, end + 1];
    }
    rest.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > archiveLimits.lineBytes) throw new BadArchive("una fila es demasiado larga");
  }
  if (length > 0) throw new BadArchive("la última fila está incompleta");
}
