import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Sharp } from "sharp";
import { machineTime } from "~/services/env/clock.server";
import { env } from "~/services/env/env.server";
import { SharedWork } from "~/services/env/shared-work.server";
import { anybody, Turns } from "~/services/env/turns.server";
import { foldersIn, namesIn } from "./names.server";
import { withSharp } from "./sharp.server";
import { openPicture } from "~/services/uploads/picture-limits.server";

/** File name of a variant: the picture's name, width and format. */
const VARIANT = /^([a-z0-9-]{1,64}\.[a-z0-9]{2,5})\.\d{1,4}\.[a-z0-9]{2,5}$/;
/**
 * Younger variants are not swept: they may belong to a picture that has just been uploaded, or still be being written.
 */
const BEING_MADE_MS = 3_600_000;
/** Largest height in pixels. Pictures stored before masters were made may be higher. */
const MOST_HEIGHT = 2560;

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
  jpg: (picture: Sharp) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
};

function root(): string {
  return join(env().DATA_DIR, "cache", "imagenes");
}

/** Variants that are being made or wait for their turn. */
const making = new SharedWork<string>();
/** Visitors take turns; what waits is one picture each, of perhaps 100 ms. */
const turns = new Turns({ width: 1, most: 128 });

async function make(source: string, target: string, width: number, format: keyof typeof encoders): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  const aside = `${target}.${randomUUID()}`;
  try {
    await withSharp("medida", async (sharp) => {
      const { picture } = await openPicture(sharp, source, false);
      const resized = picture.resize({ width, height: MOST_HEIGHT, fit: "inside", withoutEnlargement: true });
      await encoders[format](resized).toFile(aside);
    });
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return target;
}

/**
 * Returns the path of a picture in a width (pixels, never enlarged) and format; each is made once and kept on disk.
 * Throws BadPicture for a file that is no picture or needs too much memory, TooBusy when too many wait, and sharp's error
 * for a damaged picture.
 */
export async function variantOf(
  source: string,
  key: string,
  width: number,
  format: keyof typeof encoders,
  asker = anybody,
): Promise<string> {
  const target = join(root(), `${key}.${width}.${format}`);
  if (await stat(target).catch(() => null)) return target;
  return making.join(target, asker, (askers) => turns.run(askers, () => make(source, target, width, format)));
}

/** Deletes the variants of a picture in these widths, by their names: the folder has those of all pictures. */
export async function removeVariants(key: string, widths: readonly number[]): Promise<void> {
  for (const width of widths)
    for (const format of Object.keys(encoders)) await rm(`${join(root(), key)}.${width}.${format}`, { force: true });
}

async function removeIfOld(path: string): Promise<void> {
  const made = await stat(path).catch(() => null);
  if (made && machineTime().getTime() - made.mtimeMs > BEING_MADE_MS) await rm(path, { force: true });
}

/**
 * Deletes this instance's variants of pictures that are not known, and partial files left by a crash. `knownOf` says which
 * of some keys are.
 */
export async function sweepVariants(knownOf: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
  for (const folder of await foldersIn(root()))
    for await (const names of namesIn(join(root(), folder))) {
      const keyOf = (name: string) => `${folder}/${VARIANT.exec(name)?.[1] ?? ""}`;
      const known = await knownOf([...new Set(names.map(keyOf))]);
      for (const name of names) if (!known.has(keyOf(name))) await removeIfOld(join(root(), folder, name));
    }
}
