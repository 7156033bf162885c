import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDate, formatFecha, formatMoment, todayInBogota } from "~/domain/kernel/dates";
import { cleanFileName, dejaran, isVideo, formatBytes, formatMegabytes } from "~/domain/medios/medios";
import { detectFileType } from "~/services/uploads/file-type.server";

function box(major: string, ...compatible: string[]): Buffer {
  const brands = [major, "\u0000\u0000\u0000\u0000", ...compatible].join("");
  const head = Buffer.alloc(8 + brands.length);
  head.writeUInt32BE(head.length, 0);
  head.write(`ftyp${brands}`, 4, "latin1");
  return Buffer.concat([head, Buffer.alloc(40)]);
}

describe("a file's type", () => {
  it.each([
    [box("isom", "iso2", "mp41"), "video/mp4"],
    [box("mp42"), "video/mp4"],
    [box("qt  "), "video/quicktime"],
    [box("avif", "mif1"), "image/avif"],
    [box("mif1", "avif", "miaf"), "image/avif"],
    [box("mif1", "heic"), undefined],
    [box("heic", "mif1"), undefined],
    [box("heix"), undefined],
    [box("crx "), undefined],
    [Buffer.from("%PDF-1.7\n"), "application/pdf"],
    [Buffer.from(" %PDF-1.7\n"), undefined],
    [Buffer.from("GIF89a......"), "image/gif"],
    [Buffer.from("GIF90a......"), undefined],
    [Buffer.from("RIFF....WEBPVP8 "), "image/webp"],
    [Buffer.from("RIFF....WAVEfmt "), undefined],
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'>"), undefined],
    [Buffer.from("BM......"), undefined],
    [Buffer.alloc(0), undefined],
  ])("is told by its first bytes (case %#)", (head, mime) => {
    expect(detectFileType(head)?.mime).toBe(mime);
  });

  it("makes a video, not a name that sounds like one (DEC 23)", () => {
    const mimes = ["video/mp4", "video/quicktime", "image/jpeg", "application/pdf"];
    expect(mimes.filter((mime) => isVideo({ mime }))).toEqual(["video/mp4", "video/quicktime"]);
  });
});

describe("a file's size", () => {
  it.each([
    [0, "1 KB"],
    [1024 * 980, "980 KB"],
    [1024 * 1024 * 18.4, "18,4 MB"],
  ])("%d bytes read %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

  it("of a PDF has two decimals", () => {
    expect([formatMegabytes(1024 * 1024), formatMegabytes(8_611_000)]).toEqual(["1,00 MB", "8,21 MB"]);
  });
});

describe("a file's name", () => {
  it.each([
    ["../../x.png", "x.png"],
    ["C:\\fotos\\x.png", "x.png"],
    ["a\u0000b\r\n.png", "ab.png"],
    ["", "archivo"],
    ["/", "archivo"],
    ["camión  rojo.png", "camión rojo.png"],
    ["fotos＼x.png", "x.png"],
    ["..／＼", "archivo"],
    [`${"a".repeat(119)} b.png`, `${"a".repeat(116)}.png`],
    [`${"a".repeat(115)} b.png`, `${"a".repeat(115)}.png`],
    ["a".repeat(130), "a".repeat(120)],
    ["ficha\ttécnica.pdf", "ficha técnica.pdf"],
  ])("%j is kept as %j", (name, kept) => expect(cleanFileName(name)).toBe(kept));

  it("stays as it is when it is stored again", () => {
    const sign = fc.oneof(
      fc.constantFrom("a", " ", "／", "＼", ".", "\u200D", "👩", "é", "\n"),
      fc.string({ unit: "binary", maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 140 }), (signs) => {
        const kept = cleanFileName(signs.join(""));
        expect(kept).not.toMatch(/[\\/]/);
        expect(cleanFileName(kept)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("days and times are Bogotá's", () => {
  it("the day changes at five in the morning of Greenwich", () => {
    expect(todayInBogota(new Date("2026-03-01T04:59:00Z"))).toBe("2026-02-28");
    expect(todayInBogota(new Date("2026-03-01T05:00:00Z"))).toBe("2026-03-01");
  });

  it("a day is read as staff write it", () => {
    expect(formatFecha("2026-01-15")).toMatch(/^15\sde\sene\.\sde\s2026$/);
    expect(formatMoment(new Date("2026-01-15T20:04:00Z"))).toMatch(/^15\sde\sene\.\sde\s2026, 3:04\sp\.\sm\.$/);
  });

  it.each(["2026-02-30", "2026-13-01", "15/01/2026", "2026-1-5", ""])("%j is no day", (text) =>
    expect(isDate(text)).toBe(false),
  );
});

it("what goes with a section is in the singular and the plural", () => {
  expect([0, 1, 3].map(dejaran)).toEqual([" dejará", " y su archivo dejarán", " y sus 3 archivos dejarán"]);
});
