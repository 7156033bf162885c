import { rm, stat } from "node:fs/promises";
import type { Sharp } from "sharp";
import { QueueFull, withSharp } from "~/services/files/sharp.server";
import { type FileType, tipos } from "./file-type.server";
import { limits } from "./limits";
import { BadPicture, badPicture, openPicture } from "./picture-limits.server";
import { tempPath } from "./temp.server";

/** Largest stored size (master) in pixels; all variants are made from it. Encoding AVIF takes 40 bytes per pixel. */
const MASTER = { width: 2560, height: 2560 };
const MASTER_AVIF = { width: 2560, height: 1920 };

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 3 }),
};

async function encode(picture: Sharp, tipo: FileType, target: string) {
  const made = await (encoders[tipo.extension] ?? ((same) => same))(picture).toFile(target);
  const { size } = await stat(target);
  return { tipo, path: target, bytes: size, ancho: made.width, alto: made.pageHeight ?? made.height };
}

/**
 * Re-encodes an uploaded picture from its pixels: rotated as its EXIF says, no larger than a master, without EXIF, GPS
 * or data hidden in it; as WebP when its own format would exceed the limit in bytes. Deletes the original. Throws
 * BadPicture for one that takes too much memory, is damaged or cut off; QueueFull when too many wait.
 */
export async function cleanPicture(path: string, tipo: FileType) {
  const target = tempPath();
  try {
    return await withSharp("subida", async (sharp) => {
      const animated = tipo === tipos.gif || tipo === tipos.webp;
      const { picture, format, pages } = await openPicture(sharp, path, animated);
      if (!tipo.mime.endsWith(format === "heif" ? "avif" : format)) throw new BadPicture("danado");
      const upright = pages > 1 ? picture : picture.autoOrient();
      const master = tipo === tipos.avif ? MASTER_AVIF : MASTER;
      const reduced = upright.resize({ ...master, fit: "inside", withoutEnlargement: true });
      const made = await encode(reduced.clone(), tipo, target);
      const kept = made.bytes > limits.imagen ? await encode(reduced, tipos.webp, target) : made;
      if (kept.bytes > limits.imagen) throw new BadPicture("grande");
      return kept;
    });
  } catch (error) {
    await rm(target, { force: true });
    throw error instanceof QueueFull ? error : badPicture(error);
  } finally {
    await rm(path, { force: true });
  }
}
