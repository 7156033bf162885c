import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mp4 } from "../../support/files/files";
import {
  box,
  boxesOf,
  film,
  folded,
  objectsOf,
  repeated,
  SECRET,
  swelling,
  telling,
  unfoldedOf,
} from "../../support/files/forjas-medios";
import { folder } from "../../support/db/temp-env";

const { cleanVideo } = await import("~/services/uploads/video.server");
const { cleanPdf } = await import("~/services/uploads/pdf.server");

let serial = 0;

/** What becomes of a file. */
async function cleaned(bytes: Buffer, clean: (path: string) => Promise<unknown>): Promise<Buffer> {
  const path = join(folder, `limpieza-${(serial += 1)}`);
  writeFileSync(path, bytes);
  await clean(path);
  return readFileSync(path);
}

describe("a film", () => {
  const { bytes, at, picture } = film();

  it("tells nothing of who made it, where and when", async () => {
    const clean = await cleaned(bytes, cleanVideo);
    expect(bytes.toString("latin1").split(SECRET).length - 1).toBe(11);
    expect(clean.includes(SECRET)).toBe(false);
    expect(clean.includes(bytes.subarray(bytes.indexOf("mvhd") + 8, bytes.indexOf("mvhd") + 12))).toBe(false);
  });

  it("is as long, its picture where its table says, and other boxes are passed by", async () => {
    const clean = await cleaned(bytes, cleanVideo);
    expect(clean).toHaveLength(bytes.length);
    expect(clean.readUInt32BE(clean.indexOf("stco") + 12)).toBe(at);
    expect(clean.toString("latin1", at, at + picture.length)).toBe(picture);
    expect(boxesOf(clean)).toEqual([
      ...["ftyp", "mdat", "moov", "mvhd", "trak", "tkhd", "mdia", "mdhd", "hdlr", "minf"],
      ...["stbl", "stsd", "stsc", "stsz", "stco", "free", "free", "free", "free", "free", "free", "free"],
    ]);
  });

  it("keeps every byte of its pictures and of the tables that lead to them", async () => {
    const clean = await cleaned(mp4, cleanVideo);
    const media = mp4.indexOf("mdat");
    const tables = [mp4.indexOf("stbl"), mp4.indexOf("udta")] as const;
    expect(clean.subarray(media).equals(mp4.subarray(media))).toBe(true);
    expect(clean.subarray(...tables).equals(mp4.subarray(...tables))).toBe(true);
    expect(boxesOf(clean).filter((type) => /udta|meta/.test(type))).toEqual([]);
  });

  it("tells its size", async () => {
    const path = join(folder, "size.mp4");
    writeFileSync(path, bytes);
    expect(await cleanVideo(path)).toEqual({ ancho: 640, alto: 360 });
  });

  it.each([
    ["before the media", 4],
    ["behind the end of the file", 4_000_000_000],
  ])("whose other tracks say to lie %s is not written there", async (_, offset) => {
    const forged = film({ offset }).bytes;
    const clean = await cleaned(forged, cleanVideo);
    expect(clean).toHaveLength(forged.length);
    expect(clean.toString("latin1", 4, 12)).toBe("ftypisom");
  });

  const table = box("stco", "\0\0\0\0\0\0\0\u0009");
  const brokenTrack = box("trak", box("mdia", box("minf", box("stbl", table, box("stsz", "\0".repeat(12))))));
  const nested = (depth: number): Buffer => (depth === 0 ? box("stsd") : box("minf", nested(depth - 1)));
  it.each<[string, Buffer, string]>([
    [
      "of a million empty boxes",
      film({ more: Array.from({ length: 1_000_000 }, () => box("free")) }).bytes,
      "complejo",
    ],
    [
      "of many boxes in its index",
      Buffer.concat([box("ftyp"), box("moov", ...Array.from({ length: 30_000 }, () => box("udta")))]),
      "complejo",
    ],
    ["in fragments with the readings of a camera", film({ more: [box("moof", box("mfhd"))] }).bytes, "complejo"],
    ["without an index", Buffer.concat([box("ftyp"), box("mdat")]), "danado"],
    ["that breaks off", bytes.subarray(0, bytes.length - 10), "danado"],
    ["whose tables break off", Buffer.concat([box("ftyp"), box("moov", brokenTrack)]), "danado"],
  ])("%s is not taken", async (_, forged, reason) => {
    await expect(cleaned(forged, cleanVideo)).rejects.toMatchObject({ name: "BadVideo", reason });
  });

  it("of boxes within boxes a hundred deep is passed by", async () => {
    const deep = Buffer.concat([box("ftyp"), box("moov", box("trak", box("mdia", nested(100))))]);
    expect(await cleaned(deep, cleanVideo)).toHaveLength(deep.length);
  });
});

describe("a PDF", () => {
  it("tells nothing of its author: neither in its dictionary, nor in XML, nor in a photo", async () => {
    const clean = await cleaned(telling, cleanPdf);
    expect(telling.toString("latin1").split(SECRET).length - 1).toBe(3);
    expect(unfoldedOf(telling)).toContain(SECRET);
    expect(clean.includes(SECRET)).toBe(false);
    expect(clean.includes(Buffer.from(SECRET).toString("hex"))).toBe(false);
    expect(unfoldedOf(clean)).toBe("");
  });

  it("is as long, and every object where its table says", async () => {
    const clean = await cleaned(telling, cleanPdf);
    expect(clean).toHaveLength(telling.length);
    const [root, pages, info, xml, , photo] = objectsOf(clean);
    expect([root, pages]).toEqual(objectsOf(telling).slice(0, 2));
    expect(info?.trim()).toMatch(/^3 0 obj\n<< +>>$/);
    expect(xml).toMatch(/XML\/Length \d+>>\nstream\n +\nendstream\n$/);
    expect(photo?.endsWith(Buffer.from("ffda0002ffd9", "hex").toString("latin1") + "\nendstream\n")).toBe(true);
  });

  it("is looked through once however often a list names its dictionary", async () => {
    expect(await cleaned(repeated(50_000), cleanPdf)).toHaveLength(repeated(50_000).length);
  });

  it("keeps the objects beside the dictionary that are folded with it", async () => {
    const clean = await cleaned(folded(), cleanPdf);
    expect(clean).toHaveLength(folded().length);
    expect(unfoldedOf(folded())).toContain(SECRET);
    expect(unfoldedOf(clean)).toMatch(/^9 0 10 \d+ +<<\/Kept true>> << +>>$/);
  });

  const many = (text: string) => Buffer.concat([telling, Buffer.from(text.repeat(30_000)), Buffer.from("%%EOF")]);
  it.each<[string, Buffer, string]>([
    ["whose author stands in a list that is locked", folded(true), "cerrado"],
    ["that breaks off", telling.subarray(0, 400), "danado"],
    ["of a list that is too long", repeated(60_000), "complejo"],
    ["of many lists that cannot be unpacked", swelling(9), "complejo"],
    ["of many trailers", many("/Info 3 0 R "), "complejo"],
    [
      "of a photo with many markers",
      Buffer.concat([
        ...[telling, Buffer.from("9 0 obj <<>> stream\n"), Buffer.from("ffd8", "hex")],
        ...[Buffer.from("ffe10002".repeat(2_100), "hex"), Buffer.from("endstream endobj %%EOF")],
      ]),
      "complejo",
    ],
    ["of many descriptions", many("/Type/Metadata "), "complejo"],
    [
      "of many authors",
      Buffer.concat([
        telling,
        Buffer.from(Array.from({ length: 99 }, (_, n) => `/Info ${n} 0 R `).join("")),
        Buffer.from("%%EOF"),
      ]),
      "complejo",
    ],
  ])("%s is not taken", async (_, forged, reason) => {
    await expect(cleaned(forged, cleanPdf)).rejects.toMatchObject({ name: "BadPdf", reason });
  });
});
