/** Films and PDFs with private metadata, and some built to take long to read. */
import { deflateSync, inflateSync } from "node:zlib";

export const SECRET = "+04.5981-074.0758 Ana Autora";

function number(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** An MP4 box. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
  return Buffer.concat([number(body.length + 8), Buffer.from(type, "latin1"), body]);
}

/** An MP4 track with one sample of `bytes` bytes at `offset` of the file. */
function track(kind: string, offset: number, bytes: number): Buffer {
  const head = Buffer.alloc(84);
  head.writeUInt16BE(640, 76);
  head.writeUInt16BE(360, 80);
  head.writeUInt32BE(3_700_000_000, 4);
  const tables = [
    box("stsd", number(0, 0)),
    box("stsc", number(0, 1, 1, 1, 1)),
    box("stsz", number(0, 0, 1, bytes)),
    box("stco", number(0, 1, offset)),
    box("udta", SECRET),
  ];
  const handler = box("hdlr", number(0, 0), kind, number(0, 0, 0), SECRET, "\0");
  return box(
    "trak",
    box("tkhd", head),
    box("mdia", box("mdhd", number(0, 3_700_000_000, 1, 1, 1, 0)), handler, box("minf", box("stbl", ...tables))),
    box("meta", SECRET),
  );
}

const PICTURE = "these are the pictures of the film";
const FTYP = box("ftyp", "isom", number(0), "isommp41");

interface Wish {
  /** Claimed offset of the camera's metadata track; inside the film's media by default. */
  offset?: number;
  /** Boxes added at the end. */
  more?: Buffer[];
}

/**
 * A film that tells its place and author in every way the format has; also returns where its picture data lies, and
 * that data.
 */
export function film({ offset, more = [] }: Wish = {}): { bytes: Buffer; at: number; picture: string } {
  const at = FTYP.length + 8;
  const tracks = [track("vide", at, PICTURE.length), track("mdta", offset ?? at + PICTURE.length, SECRET.length)];
  const bytes = Buffer.concat([
    FTYP,
    box("mdat", PICTURE, SECRET),
    box("moov", box("mvhd", number(0, 3_700_000_000, 3_700_000_000)), ...tracks, box("udta", box("\u00a9xyz", SECRET))),
    box("uuid", "0123456789abcdef", SECRET),
    box("meta", number(0), box("xml ", SECRET)),
    box("free", SECRET),
    ...more,
  ]);
  return { bytes, at, picture: PICTURE };
}

/** The box types of a film, down to its tables, as a player reads them. Throws when a box exceeds its parent. */
export function boxesOf(bytes: Buffer, start = 0, end = bytes.length): string[] {
  const found: string[] = [];
  for (let at = start; at < end;) {
    const length = bytes.readUInt32BE(at) || end - at;
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (length < 8 || at + length > end) throw new Error(`${type} does not fit`);
    found.push(type);
    if (/^(moov|trak|mdia|minf|stbl)$/.test(type)) found.push(...boxesOf(bytes, at + 8, at + length));
    at += length;
  }
  return found;
}

const XML = `<x:xmpmeta><dc:creator>${SECRET}</dc:creator></x:xmpmeta>`;
const INFO = `<</Author(${SECRET} \\( ) /Creator<${Buffer.from(SECRET).toString("hex")}>>>`;
/** A JPEG header with camera metadata. */
const PHOTO = Buffer.concat([
  Buffer.from("ffd8ffe1", "hex"),
  Buffer.from([0, SECRET.length + 2]),
  Buffer.from(SECRET),
  Buffer.from("ffda0002ffd9", "hex"),
]);

/** A PDF of these objects and this trailer, with a matching cross-reference table. */
function pdfWith(objects: (string | Buffer)[], trailer: string): Buffer {
  const parts = [Buffer.from("%PDF-1.5\n")];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const start = Buffer.concat(parts).length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 ${lines.length + 1}\n0000000000 65535 f \n${lines.join("")}`;
  const end = `trailer\n<</Size ${lines.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

function stream(head: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  const dict = `<<${head}/Length ${bytes.length}>>`;
  return Buffer.concat([Buffer.from(`${dict}\nstream\n`), bytes, Buffer.from("\nendstream")]);
}

/** A PDF that names its author in its info dictionary, in plain and in compressed XML, and in a photo. */
export const telling = pdfWith(
  [
    "<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>",
    "<</Type/Pages/Kids[]/Count 0>>",
    INFO,
    stream("/Type/Metadata/Subtype/XML", XML),
    stream("/Filter/FlateDecode /Subtype /XML /Type /Metadata", deflateSync(XML)),
    stream("/Subtype/Image/Filter/DCTDecode", PHOTO),
  ],
  "/Info 3 0 R",
);

const LIST = `9 0 10 12 <</Kept true>> ${INFO}`;
const FIRST = LIST.indexOf("<<");
const OFFSETS = `9 0 10 ${LIST.indexOf("<</Author") - FIRST} `;
const OBJECTS = OFFSETS + LIST.slice(FIRST).padStart(LIST.length - OFFSETS.length);

/**
 * A PDF whose info dictionary is in a compressed object stream with other objects; `locked`: encrypted, so it cannot be
 * read.
 */
export function folded(locked = false): Buffer {
  const head = `/Type/ObjStm/N 2/First ${OFFSETS.length}/Filter/FlateDecode`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[]/Count 0>>",
    stream(head, deflateSync(OBJECTS)),
  ];
  return pdfWith(objects, `/Info 10 0 R${locked ? "/Encrypt 5 0 R" : ""}`);
}

/** A PDF whose object stream names its info dictionary again and again; it is almost as long as one may be. */
export function repeated(times: number): Buffer {
  const list = "10 0 ".repeat(times);
  const head = `/Type/ObjStm/N ${times}/First ${list.length}/Filter/FlateDecode`;
  const objects = ["<</Type/Catalog>>", stream(head, deflateSync(`${list}<<${" ".repeat(65_000)}>>`))];
  return pdfWith(objects, "/Info 10 0 R");
}

/** A PDF with object streams that are too large when unpacked, and its info dictionary beside them. */
export function swelling(times: number): Buffer {
  const full = stream("/Type/ObjStm/N 1/First 5/Filter/FlateDecode", deflateSync(Buffer.alloc(17 * 1024 * 1024)));
  return pdfWith(["<</Type/Catalog>>", "<</Author(a)>>", ...Array.from({ length: times }, () => full)], "/Info 2 0 R");
}

/** The objects of a PDF, each read at the offset in its table. Throws when one is not there. */
export function objectsOf(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  return offsets.map((offset, index) => {
    if (!text.startsWith(`${index + 1} 0 obj`, offset)) throw new Error(`Object ${index + 1} is not at ${offset}`);
    return text.slice(offset, text.indexOf("endobj", offset));
  });
}

/** The decompressed streams of a PDF. */
export function unfoldedOf(pdf: Buffer): string {
  return objectsOf(pdf)
    .filter((object) => object.includes("FlateDecode"))
    .map((object) => inflateSync(Buffer.from(object.slice(object.indexOf("stream\n") + 7), "latin1")).toString())
    .join("\n");
}
