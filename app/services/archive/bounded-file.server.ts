import { type FileHandle, open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

const PIECE_BYTES = 64 * 1024;

/** A file that refuses reads outside its size: an uploaded archive may claim any offsets. */
class BoundedFile extends RandomAccessReader {
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

/** Opens a file for random access. Throws the file system's error, and Error when the path is not a regular file. */
export async function openBounded(path: string): Promise<BoundedFile> {
  const found = await stat(path);
  // Opening or reading a pipe or device might block for ever.
  if (!found.isFile()) throw new Error("not a file");
  return new BoundedFile(await open(path, "r"), found.size);
}
