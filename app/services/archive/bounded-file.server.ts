import { type FileHandle, open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

const PIECE_BYTES = 64 * 1024;

/** A file that is read within its bounds only: where things lie in an archive is whatever somebody wrote there. */
export class BoundedFile extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly bytes: number;

  constructor(file: FileHandle, bytes: number) {
    super();
    this.#file = file;
    this.bytes = bytes;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    if (!(position >= 0 && position + length <= this.bytes)) return callback(new Error("outside of the file"));
    this.#file.read(buffer, offset, length, position).then(({ bytesRead }) => callback(null, bytesRead), callback);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(Math.min(PIECE_BYTES, end - at)), {
        position: at,
      });
      if (bytesRead === 0) throw new Error("outside of the file");
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(() => callback(null), callback);
  }
}

/** Opens a file to be read in places. Throws what the disk says, and for what is no file. */
export async function openBounded(path: string): Promise<BoundedFile> {
  const { size } = await regular(path);
  return new BoundedFile(await open(path, "r"), size);
}

/** What is no file may never be read to its end, or not be opened at all. */
async function regular(path: string) {
  const found = await stat(path);
  if (!found.isFile()) throw new Error("not a file");
  return found;
}
