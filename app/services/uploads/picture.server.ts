import { rm, stat } from "node:fs/promises";
import type { Sharp } from "sharp";
import { loadSharp } from "../sharp.server";
import { atMost } from "../turns.server";
import type { FileType } from "./file-type.server";
import { tempPath } from "./temp.server";

const MOST_PIXELS = 40_000_000;
const inTurn = atMost(2);

/** Why a picture cannot be taken. */
export class BadPicture extends Error {
  override name = "BadPicture";
  constructor(readonly reason: "pixeles" | "danada") {
    super(reason);
  }
}

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 3 }),
};

/**
 * The picture anew from its pixels: turned as its EXIF says, without EXIF, GPS or anything that was hidden behind it.
 * The original is deleted. Throws BadPicture for one over 40 megapixels and for one that is damaged or cut off.
 */
export async function cleanPicture(path: string, { extension, mime }: FileType) {
  const animated = extension === "gif" || extension === "webp";
  const target = tempPath();
  try {
    const sharp = await loadSharp();
    const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: "error", animated });
    const { format, pages = 1 } = await picture.metadata();
    if (!mime.endsWith(format === "heif" ? "avif" : format)) throw new BadPicture("danada");
    const encode = encoders[extension] ?? ((same) => same);
    const upright = pages > 1 ? picture : picture.autoOrient();
    const made = await inTurn(() => encode(upright).toFile(target));
    const { size } = await stat(target);
    return { path: target, bytes: size, ancho: made.width, alto: made.pageHeight ?? made.height };
  } catch (error) {
    await rm(target, { force: true });
    if (error instanceof BadPicture) throw error;
    throw new BadPicture(error instanceof Error && /pixel limit/i.test(error.message) ? "pixeles" : "danada");
  } finally {
    await rm(path, { force: true });
  }
}
