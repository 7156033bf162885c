import { BadVideo, MOST_PIECES, type Range, samplesOf } from "./video-samples.server";

/** Boxes of a film of 100 MB in fragments of a second: a third of this. */
const MOST_BOXES = 20_000;

/** What a film needs to be played, box by box; what is not named here tells of its maker, place and time. */
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
  /** Where in the file it begins, where its content does, and where it ends. */
  start: number;
  content: number;
  end: number;
}

/** What was found in a film, and what is to be done to it. */
export interface Film {
  boxes: number;
  size: { ancho: number; alto: number } | null;
  /** Where its pictures and sounds lie. */
  media: Range[];
  /** What is to become zeroes. */
  blank: Range[];
  /** Where a box's type is to become `free`, which players pass by. */
  freed: number[];
  /** What tracks hold that are neither picture nor sound: places, subtitles, the readings of a camera. */
  others: { tracks: number; pieces: Range[] };
  fragments: boolean;
}

export function newFilm(): Film {
  return { boxes: 0, size: null, media: [], blank: [], freed: [], others: { tracks: 0, pieces: [] }, fragments: false };
}

/** The box that begins with these bytes, at `start` of what ends at `end`. Throws BadVideo. */
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

/** Whether a film needs such a box there; notes to take it out where not. */
export function isKept(film: Film, parent: string, box: Box): boolean {
  const keeps = needed.get(parent)?.has(box.type) ?? false;
  if (!keeps) takeOut(film, box);
  return keeps;
}

/** When a film was begun and changed. */
function blankTimes(film: Film, long: boolean, { content, end }: Box): void {
  film.blank.push({ start: content + 4, end: Math.min(content + (long ? 20 : 12), end) });
}

/** A track of pictures or sound is kept, without the name of the program that wrote it; any other goes with all it holds. */
function lookAtTrack(film: Film, index: Buffer, base: number, track: Box, parts: readonly Box[]): void {
  const handler = parts.find(({ type }) => type === "hdlr");
  const kind = handler ? index.toString("latin1", handler.content - base + 8, handler.content - base + 12) : "";
  if (kind !== "vide" && kind !== "soun") {
    const pieces = samplesOf(parts, ({ content, end }) => index.subarray(content - base, end - base));
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

/** Looks through what is in a box of the index, which is in memory from `base` of the file on; all that is kept. Throws BadVideo. */
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
