import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { now } from "~/services/env/clock.server";
import { flush, makeFolder } from "~/services/files/whole-file.server";

export interface Written {
  bytes: number;
  sha256: string;
}

/** Adds a file and returns its size and hash. Throws what its source or the file system throws. */
export type AddFile = (name: string, source: AsyncIterable<Buffer>, options: { compress: boolean }) => Promise<Written>;

export interface ArchiveWriter {
  add: AddFile;
  /** Adds an archive, unpacked, with the files that `fill` adds to it. */
  within: <T>(name: string, fill: (add: AddFile) => Promise<T>) => Promise<T>;
  /** Closes the archive and renames it to its final path; before that the path does not exist. */
  finish: () => Promise<void>;
  /** Deletes what was written so far. */
  discard: () => Promise<void>;
}

function newZip(): ZipFile {
  const zip = new ZipFile();
  // Errors reach the caller through the file being added.
  zip.on("error", () => undefined);
  return zip;
}

/** `written` ends, or fails, when nothing more can be written. */
function adder(zip: ZipFile, written: Promise<void>): AddFile {
  return async (name, source, { compress }) => {
    const hash = createHash("sha256");
    let bytes = 0;
    async function* counted() {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const stream = Readable.from(counted(), { objectMode: false });
    zip.addReadStream(stream, name, { compress, mtime: now() });
    try {
      await Promise.race([finished(stream), written.then(() => Promise.reject(new Error("The archive was closed")))]);
    } finally {
      stream.destroy();
    }
    return { bytes, sha256: hash.digest("hex") };
  };
}

/**
 * Begins a zip archive that is streamed to disk, never held in memory; the directory is, in 5 KB for each file, and
 * adding one looks at all before it: many files belong into archives within the archive.
 */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  const aside = `${path}.part`;
  await makeFolder(dirname(path));
  const zip = newZip();
  const target = createWriteStream(aside, { flags: "wx", flush: true });
  const written = pipeline(zip.outputStream, target);
  written.catch(() => undefined);
  return {
    add: adder(zip, written),
    async within(name, fill) {
      const inner = newZip();
      const added = adder(zip, written)(name, Readable.from(inner.outputStream), { compress: false });
      const closed = added.then(() => undefined);
      closed.catch(() => undefined);
      const filled = await fill(adder(inner, closed));
      inner.end();
      await added;
      return filled;
    },
    async finish() {
      zip.end();
      await written;
      await rename(aside, path);
      await flush(dirname(path));
    },
    async discard() {
      target.destroy();
      await written.catch(() => undefined);
      await rm(aside, { force: true });
    },
  };
}

/** One piece of bytes as the source of a file. */
export async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
