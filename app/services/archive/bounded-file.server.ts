import { type FileHandle, open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

const PIECE_BYTES = 64 * 1024;

/** A part of a file in bytes. */
export interface Part {
  start: number;
  bytes: number;
}

/** A part of a file that refuses reads outside of it: an uploaded archive may claim any offsets. */
class BoundedFile extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly #start: number;
  readonly bytes: number;

  constructor(file: FileHandle, { start, bytes }: Part) {
    super();
    this.#file = file;
    this.#start = start;
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
    const from = this.#start + position;
    this.#file.read(buffer, offset, length, from).then(({ bytesRead }) => callback(null, bytesRead), callback);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(Math.min(PIECE_BYTES, end - at)), {
        position: this.#start + at,
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

/**
 * Opens a file, or a part of it, for random access. Throws the file system's error, and Error when the path is not a
 * regular file or has no such part.
 */
export async function openBounded(path: string, part?: Part): Promise<BoundedFile> {
  const found = await stat(path);
  // Opening or reading a pipe or device might block for ever.
  if (!found.isFile()) throw new Error("not a file");
  const { start, bytes } = part ?? { start: 0, bytes: found.size };
  if (start + bytes > found.size) throw new Error("outside of the file");
  return new BoundedFile(await open(path, "r"), { start, bytes });
}
