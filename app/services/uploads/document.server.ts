import { open, type FileHandle } from "node:fs/promises";

const TAIL_BYTES = 4096;
/** A movie's index, which tells its size, is far smaller than this. */
const MOST_INDEX_BYTES = 16 * 1024 * 1024;

async function reading<T>(path: string, work: (file: FileHandle, bytes: number) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await work(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Whether a PDF has its end. */
export async function isWholePdf(path: string): Promise<boolean> {
  return reading(path, async (file, bytes) => {
    const tail = await bytesAt(file, Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES);
    return tail.includes("%%EOF");
  });
}

/** Width and height of a movie's first visible track. */
function sizeIn(index: Buffer): { ancho: number; alto: number } | null {
  for (let at = index.indexOf("tkhd"); at > 0; at = index.indexOf("tkhd", at + 4)) {
    const end = at - 4 + index.readUInt32BE(at - 4);
    if (end > index.length || end < at + 8) continue;
    const size = { ancho: index.readUInt16BE(end - 8), alto: index.readUInt16BE(end - 4) };
    if (size.ancho > 0 && size.alto > 0) return size;
  }
  return null;
}

/** The size of an MP4 or MOV in pixels (null when it does not tell); "danado" when it is cut off or has no index. */
export async function inspectVideo(path: string): Promise<{ ancho: number; alto: number } | null | "danado"> {
  return reading(path, async (file, bytes) => {
    let index: Buffer | null = null;
    for (let at = 0; at + 8 <= bytes;) {
      const head = await bytesAt(file, at, 16);
      const short = head.readUInt32BE(0);
      const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short || bytes - at;
      if (length < 8 || at + length > bytes) return "danado";
      if (head.toString("latin1", 4, 8) === "moov") index = await bytesAt(file, at, Math.min(length, MOST_INDEX_BYTES));
      at += length;
    }
    return index ? sizeIn(index) : "danado";
  });
}
