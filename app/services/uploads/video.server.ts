import { open, type FileHandle } from "node:fs/promises";
import { boxIn, type Film, isKept, walkBoxes, newFilm } from "./video-boxes.server";
import { BadVideo, mergeRanges, type Range } from "./video-samples.server";

/** Largest index of a film, in bytes; real ones are far smaller. */
const MOST_INDEX_BYTES = 16 * 1024 * 1024;
/** Most media boxes of a film without fragments; real ones have one or two. */
const MOST_MEDIA = 100;
const WINDOW_BYTES = 64 * 1024;
const FREE = Buffer.from("free");
const ZEROES = Buffer.alloc(1024 * 1024);

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Walks a film's boxes: reads its index, skips picture and sound. Throws BadVideo. */
async function lookThrough(file: FileHandle, bytes: number): Promise<Film> {
  const film = newFilm();
  let indexed = false;
  let window: Buffer = Buffer.alloc(0);
  let first = 0;
  for (let at = 0; at + 8 <= bytes;) {
    if (at < first || Math.min(at + 16, bytes) > first + window.length)
      [window, first] = [await bytesAt(file, at, WINDOW_BYTES), at];
    const box = boxIn(film, window.subarray(at - first), at, bytes);
    at = box.end;
    if (!isKept(film, "film", box)) continue;
    if (box.type === "mdat") film.media.push({ start: box.content, end: box.end });
    if (box.type !== "moov" && box.type !== "moof") continue;
    if (box.end - box.start > MOST_INDEX_BYTES) throw new BadVideo("complejo");
    indexed ||= box.type === "moov";
    film.fragments ||= box.type === "moof";
    walkBoxes(film, await bytesAt(file, box.start, box.end - box.start), box.start, box);
  }
  if (!indexed) throw new BadVideo("danado");
  return film;
}

/** Ranges to overwrite with zeros; of other tracks only data inside the film's media boxes. Throws BadVideo. */
function blanksOf({ blank, others, media, fragments }: Film): Range[] {
  // In a fragmented film, another track's data lies among the picture's fragments without a table of its own.
  if (others.tracks > 0 && (fragments || media.length > MOST_MEDIA)) throw new BadVideo("complejo");
  const within = others.pieces.filter((one) => media.some(({ start, end }) => one.start >= start && one.end <= end));
  return mergeRanges([...blank, ...within]);
}

/**
 * Removes from an MP4 or MOV file, in place, all that is neither picture nor sound: who made it, where, when and with
 * what. Every other byte keeps its position. Returns its size in pixels, null when the file does not tell. Throws
 * BadVideo for a film that is cut off, has no index, or has too many parts.
 */
export async function cleanVideo(path: string): Promise<{ ancho: number; alto: number } | null> {
  const file = await open(path, "r+");
  try {
    const film = await lookThrough(file, (await file.stat()).size);
    const blanks = blanksOf(film);
    for (const at of film.freed) await file.write(FREE, 0, FREE.length, at);
    for (const { start, end } of blanks)
      for (let at = start; at < end; at += ZEROES.length)
        await file.write(ZEROES, 0, Math.min(ZEROES.length, end - at), at);
    return film.size;
  } finally {
    await file.close();
  }
}
