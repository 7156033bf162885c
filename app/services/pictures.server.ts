import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Sharp } from "sharp";
import { env } from "./env.server";
import { loadSharp } from "./sharp.server";
import { atMost } from "./turns.server";

const MEGAPIXELS = 40;

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
  jpg: (picture: Sharp) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
};

/** Variants being made now: a second request for one waits for the first. */
const making = new Map<string, Promise<string>>();
const inTurn = atMost(2);

async function make(source: string, target: string, width: number, format: keyof typeof encoders): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  const aside = `${target}.${randomUUID()}`;
  const sharp = await loadSharp();
  const picture = sharp(source, { limitInputPixels: MEGAPIXELS * 1_000_000 }).resize({
    width,
    withoutEnlargement: true,
  });
  try {
    await inTurn(() => encoders[format](picture).toFile(aside));
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return target;
}

/**
 * Path of a picture in a width (pixels, never enlarged) and format; made once and kept on disk. Throws what sharp says
 * of a file that is no picture.
 */
export async function variantOf(
  source: string,
  key: string,
  width: number,
  format: keyof typeof encoders,
): Promise<string> {
  const target = join(env().DATA_DIR, "cache", "imagenes", `${key}.${width}.${format}`);
  if (await stat(target).catch(() => null)) return target;
  const known = making.get(target);
  if (known) return known;
  const work = make(source, target, width, format).finally(() => making.delete(target));
  making.set(target, work);
  return work;
}
