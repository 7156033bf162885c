import { BadVideo, MOST_PIECES, type Range, chunkRanges } from "./video-samples.server";

/** Most boxes of a film: three times those of 100 MB in fragments of one second. */
const MOST_BOXES = 20_000;

/** The boxes a film needs for playback, by parent; all others tell its maker, place or time and are removed. */
const kept = {
  film: "ftyp styp sidx ssix moov moof mdat wide mfra",
  moov: "mvhd trak mvex",
  trak: "tkhd edts mdia tapt",
  mdia: "mdhd hdlr minf elng",
  minf: "vmhd smhd gmhd nmhd sthd hdlr dinf stbl",
  stbl: "stsd stts ctts cslg stss stps stsc stsz stz2 stco co64 sdtp sbgp sgpd subs saiz saio padb stdp stsh",
  moof: "mfhd traf",
  traf: "tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc",
};
const needed = new Map(Object.entries(kept).map(([type, children]) => [type, new Set(children.split(" "))]));

export interface Box {
  type: string;
  /** Positions in the file of its beginning, its content and its end. */
  start: number;
  content: number;
  end: number;
}

/** What was found in a film, and what has to be removed. */
export interface Film {
  boxes: number;
  size: { ancho: number; alto: number } | null;
  /** Ranges with picture and sound. */
  media: Range[];
  /** Ranges to be overwritten with zeros. */
  blank: Range[];
  /** Positions where a box's type becomes `free`, which players skip. */
  freed: number[];
  /** Data of tracks that are neither picture nor sound: positions, subtitles, camera readings. */
  others: { tracks: number; pieces: Range[] };
  fragments: boolean;
}

/** A film none of whose boxes has been read yet. */
export function newFilm(): Film {
  return { boxes: 0, size: null, media: [], blank: [], freed: [], others: { tracks: 0, pieces: [] }, fragments: false };
}

/** Parses the box that begins with these bytes, at `start` in a parent that ends at `end`. Throws BadVideo. */
export function boxIn(film: Film, head: Buffer, start: number, end: number): Box {
  film.boxes += 1;
  if (film.boxes > MOST_BOXES) throw new BadVideo("complejo");
  const short = head.readUInt32BE(0);
  const long = short === 1 && head.length >= 16;
  const length = long ? Number(head.readBigUInt64BE(8)) : short || end - start;
  const content = start + (long ? 16 : 8);
  if (start + length < content || start + length > end) throw new BadVideo("danado");
  return { type: head.toString("latin1", 4, 8), start, content, end: start + length };
}

function takeOut(film: Film, { start, content, end }: Box): void {
  film.freed.push(start + 4);
  film.blank.push({ start: content, end });
}

/** Whether a film needs this box in this parent; otherwise marks it for removal. */
export function isKept(film: Film, parent: string, box: Box): boolean {
  const keeps = needed.get(parent)?.has(box.type) ?? false;
  if (!keeps) takeOut(film, box);
  return keeps;
}

/** Marks the creation and modification times for removal. */
function blankTimes(film: Film, long: boolean, { content, end }: Box): void {
  film.blank.push({ start: content + 4, end: Math.min(content + (long ? 20 : 12), end) });
}

/**
 * Keeps a picture or sound track without the name of the program that wrote it; marks any other track and its data for
 * removal.
 */
function lookAtTrack(film: Film, index: Buffer, base: number, track: Box, parts: readonly Box[]): void {
  const handler = parts.find(({ type }) => type === "hdlr");
  const kind = handler ? index.toString("latin1", handler.content - base + 8, handler.content - base + 12) : "";
  if (kind !== "vide" && kind !== "soun") {
    const pieces = chunkRanges(parts, ({ content, end }) => index.subarray(content - base, end - base));
    film.others.tracks += 1;
    film.others.pieces = film.others.pieces.concat(pieces);
    if (film.others.pieces.length > MOST_PIECES) throw new BadVideo("complejo");
    takeOut(film, track);
    return;
  }
  for (const { type, content, end } of parts) if (type === "hdlr") film.blank.push({ start: content + 24, end });
  const head = parts.find(({ type }) => type === "tkhd");
  if (film.size || !head || head.end - head.content < 80) return;
  const [ancho, alto] = [index.readUInt16BE(head.end - base - 8), index.readUInt16BE(head.end - base - 4)];
  if (ancho > 0 && alto > 0) film.size = { ancho, alto };
}

/**
 * Walks the boxes inside a box of the index, whose bytes begin at `base` of the file; returns all that are kept. Throws
 * BadVideo.
 */
export function walkBoxes(film: Film, index: Buffer, base: number, parent: Box): Box[] {
  if (!needed.has(parent.type)) return [];
  const found: Box[] = [];
  for (let at = parent.content; at + 8 <= parent.end;) {
    const box = boxIn(film, index.subarray(at - base), at, parent.end);
    at = box.end;
    if (!isKept(film, parent.type, box)) continue;
    const parts = walkBoxes(film, index, base, box);
    if (/^(mvhd|tkhd|mdhd)$/.test(box.type)) blankTimes(film, index[box.content - base] === 1, box);
    if (box.type === "trak") lookAtTrack(film, index, base, box, parts);
    found.push(box, ...parts);
  }
  return found;
}
