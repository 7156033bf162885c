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

export interface ArchiveWriter {
  /** Adds a file and returns its size and hash. Throws what its source or the file system throws. */
  add: (name: string, source: AsyncIterable<Buffer>, options: { compress: boolean }) => Promise<Written>;
  /** Closes the archive and renames it to its final path; before that the path does not exist. */
  finish: () => Promise<void>;
  /** Deletes what was written so far. */
  discard: () => Promise<void>;
}

/** Begins a zip archive that is streamed to disk, never held in memory. */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  const aside = `${path}.part`;
  await makeFolder(dirname(path));
  const zip = new ZipFile();
  // Errors reach the caller through the file being added.
  zip.on("error", () => undefined);
  const target = createWriteStream(aside, { flags: "wx", flush: true });
  const written = pipeline(zip.outputStream, target);
  written.catch(() => undefined);
  return {
    async add(name, source, { compress }) {
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
