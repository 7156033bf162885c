import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { deflate, inflate, type ZlibOptions } from "node:zlib";
import pLimit from "p-limit";
import { BadPdf, blankDict, positionsOf, SPACE, streamAround, textAt } from "./pdf-scan.server";

const TAIL_BYTES = 4096;
/** Most information dictionaries of a PDF, over all its revisions. */
const MOST_INFOS = 20;
/** Most markers before the pixels of an embedded photo; cameras write some thirty. */
const MOST_MARKERS = 2_000;
const MOST_UNFOLDED_BYTES = 16 * 1024 * 1024;
/** Longest list of numbers and places at the beginning of an object stream; programs put 200 objects into one. */
const MOST_LIST_BYTES = 256 * 1024;
const MOST_UNFOLDED_TOTAL = 128 * 1024 * 1024;
/** An empty zlib stream. */
const EMPTY = Buffer.from("789c030000000001", "hex");
const JPEG = Buffer.from("ffd8ff", "hex");
const unfold = promisify<Buffer, ZlibOptions, Buffer>(inflate);
const fold = promisify<Buffer, ZlibOptions, Buffer>(deflate);
/** One PDF at a time: up to 50 MB of it are held in memory. */
const inTurn = pLimit(1);

/** Generation numbers of objects by object number. */
type Infos = Map<string, string>;

/**
 * Finds the objects that trailers reference as information dictionary (author, program); one written into the trailer
 * itself is blanked at once.
 */
async function findInfos(pdf: Buffer): Promise<Infos> {
  const infos: Infos = new Map();
  for await (const at of positionsOf(pdf, "/Info")) {
    const [, number, generation] =
      /^[\0\s]{0,9}(\d{1,10})[\0\s]{1,9}(\d{1,5})[\0\s]{1,9}R/.exec(textAt(pdf, at + 5, 50)) ?? [];
    if (number && generation) infos.set(number, generation);
    else blankDict(pdf, at + 5);
    if (infos.size > MOST_INFOS) throw new BadPdf("complejo");
  }
  return infos;
}

/** Blanks the XML metadata of the document, its pages and its pictures. */
async function blankXml(pdf: Buffer): Promise<void> {
  let done = 0;
  for await (const at of positionsOf(pdf, "/Metadata")) {
    const stream = at >= done && /\/Type[\0\s]*$/.test(textAt(pdf, at - 16, Math.min(at, 16))) && streamAround(pdf, at);
    if (!stream) continue;
    pdf.fill(SPACE, stream.start, stream.end);
    if (stream.head.includes("/Filter") && stream.end - stream.start >= EMPTY.length) EMPTY.copy(pdf, stream.start);
    done = stream.end;
  }
}

/** Blanks the metadata that cameras and programs wrote into embedded JPEG photos: place, time, author. Throws BadPdf. */
async function blankPhotos(pdf: Buffer): Promise<void> {
  let at = 0;
  for await (const photo of positionsOf(pdf, JPEG)) {
    if (photo < at || !/stream\r?\n$/.test(textAt(pdf, photo - 8, 8))) continue;
    let markers = 0;
    for (at = photo + 2; at + 4 <= pdf.length && pdf[at] === 0xff && pdf[at + 1] !== 0xda;) {
      if ((markers += 1) > MOST_MARKERS) throw new BadPdf("complejo");
      const end = Math.min(at + 2 + Math.max(2, pdf.readUInt16BE(at + 2)), pdf.length);
      if ([0xe1, 0xed, 0xfe].includes(pdf[at + 1] ?? 0)) pdf.fill(0, at + 4, end);
      at = end;
    }
  }
}

/** Blanks these objects where they stand by themselves; returns how many were found. */
async function blankInfos(pdf: Buffer, infos: Infos): Promise<number> {
  const found = new Set<string>();
  for (const [number, generation] of infos)
    for await (const at of positionsOf(pdf, `${number} ${generation} obj`))
      if (!/\d/.test(textAt(pdf, at - 1, 1)) && blankDict(pdf, pdf.indexOf("obj", at) + 3)) found.add(number);
  return found.size;
}

/** Blanks these objects in an unpacked object stream, each place once; returns whether any was found. Throws BadPdf. */
function blankWithin(list: Buffer, first: number, infos: Infos): boolean {
  if (first > MOST_LIST_BYTES) throw new BadPdf("complejo");
  const numbers = list
    .toString("latin1", 0, first)
    .split(/[\0\s]+/)
    .filter(Boolean);
  const places = new Set<number>();
  for (let index = 0; index + 1 < numbers.length; index += 2)
    if (infos.has(numbers[index] ?? "")) places.add(first + Number(numbers[index + 1]));
  if (places.size > MOST_INFOS) throw new BadPdf("complejo");
  return [...places].filter((place) => blankDict(list, place)).length > 0;
}

/** Unpacks an object stream; null when it is compressed in another way, or too large. */
async function unfolded(place: Buffer, head: string): Promise<Buffer | null> {
  if (!head.includes("/Filter")) return place;
  return unfold(place, { maxOutputLength: MOST_UNFOLDED_BYTES }).catch(() => null);
}

/**
 * Blanks these objects inside object streams; the recompressed stream must fit in its old place. Throws BadPdf when it
 * does not, and for an object stream that cannot be read unless all objects were found elsewhere.
 */
async function blankFolded(pdf: Buffer, infos: Infos, allFound: boolean): Promise<void> {
  const locked = pdf.includes("/Encrypt");
  let [done, bytes] = [0, 0];
  for await (const at of positionsOf(pdf, "/ObjStm")) {
    const stream = at < done ? null : streamAround(pdf, at);
    if (!stream) continue;
    done = stream.end;
    const place = pdf.subarray(stream.start, stream.end);
    const [, first] = /\/First[\0\s]{0,9}(\d{1,8})/.exec(stream.head) ?? [];
    const isLocked = locked || !first || stream.head.includes("/DecodeParms");
    const list = isLocked ? null : await unfolded(place, stream.head);
    if (!list && !allFound) throw new BadPdf("cerrado");
    // What was given up may have been unpacked that far.
    bytes += list?.length ?? (isLocked ? 0 : MOST_UNFOLDED_BYTES);
    if (bytes > MOST_UNFOLDED_TOTAL) throw new BadPdf("complejo");
    if (!list || !blankWithin(list, Number(first), infos) || list === place) continue;
    const folded = await fold(list, { level: 9 });
    if (folded.length > place.length) throw new BadPdf("cerrado");
    place.fill(SPACE);
    folded.copy(place);
  }
}

/**
 * Removes from a PDF file, in place, what tells its author, program and the origin of its photos. Every other byte
 * keeps its position, so the file opens as before. Throws BadPdf for one that is cut off, has too many parts, or whose
 * data cannot be removed.
 */
export async function cleanPdf(path: string): Promise<void> {
  await inTurn(async () => {
    const pdf = await readFile(path);
    if (!pdf.subarray(-TAIL_BYTES).includes("%%EOF")) throw new BadPdf("danado");
    const infos = await findInfos(pdf);
    await blankXml(pdf);
    await blankPhotos(pdf);
    const found = await blankInfos(pdf, infos);
    if (infos.size > 0) await blankFolded(pdf, infos, found === infos.size);
    await writeFile(path, pdf);
  });
}
