import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { type Entry, openPromise } from "yauzl";

const MOST_ENTRIES = 500_000;
/** A row is never longer: forms are 1 MB at most. */
const LINE_BYTES = 16 * 1024 * 1024;

/** A file that is no archive, is cut off, or holds something else than it says; the message tells staff which. */
export class BadArchive extends Error {
  override name = "BadArchive";
}

export interface Archive {
  /** Names of all files in it, with their sizes. */
  sizes: Map<string, number>;
  stream: (name: string) => Promise<Readable>;
  close: () => void;
}

function told(error: unknown): BadArchive {
  return error instanceof BadArchive ? error : new BadArchive("no se puede leer completo", { cause: error });
}

/** Opens a zip archive by its directory. Throws BadArchive; names that lead out of a folder are refused. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch((error) => {
    throw told(error);
  });
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new BadArchive("tiene demasiados archivos");
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new BadArchive(`${entry.fileName} está dos veces`);
      entries.set(entry.fileName, entry);
    }
    return {
      sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
      async stream(name) {
        const entry = entries.get(name);
        if (!entry) throw new BadArchive(`falta ${name}`);
        return zip.openReadStreamPromise(entry).catch((error: unknown) => {
          throw told(error);
        });
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw told(error);
  }
}

export interface Expected {
  bytes: number;
  sha256: string;
}

/** A file of an archive piece by piece; throws BadArchive unless it turns out to be what was expected. */
export async function* checked(archive: Archive, name: string, { bytes, sha256 }: Expected): AsyncGenerator<Buffer> {
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

/** A small file of an archive, whole. */
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

/** The lines of a text, without their ends. Throws BadArchive for one that no row is long enough for. */
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
    if (length > LINE_BYTES) throw new BadArchive("una fila es demasiado larga");
  }
  if (length > 0) throw new BadArchive("la última fila está incompleta");
}
