import { readFileSync } from "node:fs";
import sharp from "sharp";

export interface Sent {
  nombre: string;
  bytes: Buffer | Uint8Array;
}

let shade = 0;

/** A picture of one colour; each call uses another colour. */
function plain(ancho: number, alto: number) {
  shade = (shade + 37) % 255;
  return sharp({ create: { width: ancho, height: alto, channels: 3, background: { r: shade, g: 80, b: 120 } } });
}

/** A small picture in the given format. */
export async function picture(
  formato: "png" | "jpeg" | "gif" | "webp" | "avif",
  ancho = 60,
  alto = 40,
): Promise<Buffer> {
  return plain(ancho, alto).toFormat(formato).toBuffer();
}

/** A photo as telephones take it: rotated by its EXIF orientation, with location and camera in its metadata. */
export async function photo(ancho = 60, alto = 40): Promise<Buffer> {
  return plain(ancho, alto)
    .withExif({
      IFD0: { Make: "Telefono secreto", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "4/1 36/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Reads a file of the demo content. */
function demo(path: string): Buffer {
  return readFileSync(`prisma/seed/media/${path}`);
}

export const mp4 = demo("video/giro-coilover.mp4");
export const pdf = demo("pdf/catalogo-ged-autopartes.pdf");

/** The same movie with the brand of a QuickTime file. */
export const mov = Buffer.concat([mp4.subarray(0, 8), Buffer.from("qt  "), mp4.subarray(12)]);

/** A PDF of the given size. */
export function pdfOf(bytes: number): Buffer {
  const [start, end] = [Buffer.from("%PDF-1.4\n"), Buffer.from("\n%%EOF\n")];
  return Buffer.concat([start, Buffer.alloc(bytes - start.length - end.length, 32), end]);
}

/** A movie of the given size: the demo movie followed by an empty box. */
export function mp4Of(bytes: number): Buffer {
  const free = Buffer.alloc(bytes - mp4.length);
  free.writeUInt32BE(free.length, 0);
  free.write("free", 4);
  return Buffer.concat([mp4, free]);
}

/** A picture of the given size; the bytes after its end are padding. */
export async function pngOf(bytes: number): Promise<Buffer> {
  const png = await picture("png");
  return Buffer.concat([png, Buffer.alloc(bytes - png.length, 7)]);
}

/** A PNG whose header claims this size; its pixels would fit in no memory. */
export async function pngSaying(ancho: number, alto: number): Promise<Buffer> {
  const png = Buffer.from(await picture("png"));
  png.writeUInt32BE(ancho, 16);
  png.writeUInt32BE(alto, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(100));
export const exe = Buffer.concat([Buffer.from("MZ\u0090\u0000", "latin1"), Buffer.alloc(400, 1)]);
export const heic = Buffer.concat([
  Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", "latin1"),
  Buffer.alloc(400),
]);
export const html = Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(200));
