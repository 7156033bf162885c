import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Most pixels that may differ, as a share of the screen. */
const MOST = 0.001;

interface Size {
  width: number;
  height: number;
}

async function sizeOf(file: string): Promise<Size> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** The picture's pixels, on a canvas of the given size. */
async function pixels(file: string, { width, height }: Size): Promise<Buffer> {
  const own = await sizeOf(file);
  return sharp(file)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: "#f0f" })
    .raw()
    .toBuffer();
}

/** The share of pixels in which two pictures differ; writes a picture that marks them when there are too many. */
async function difference(before: string, after: string, marked: string): Promise<number> {
  const [one, two] = [await sizeOf(before), await sizeOf(after)];
  const size = { width: Math.max(one.width, two.width), height: Math.max(one.height, two.height) };
  const marks = Buffer.alloc(size.width * size.height * 4);
  const [left, right] = [await pixels(before, size), await pixels(after, size)];
  const share = pixelmatch(left, right, marks, size.width, size.height) / (size.width * size.height);
  if (share > MOST)
    await sharp(marks, { raw: { ...size, channels: 4 } })
      .png()
      .toFile(marked);
  return share;
}

/** Compares two folders of pictures and prints each that differs; the number of those that differ too much. */
export async function compareAll(before: string, after: string): Promise<number> {
  const marks = `${after}-marked`;
  rmSync(marks, { recursive: true, force: true });
  mkdirSync(marks, { recursive: true });
  let [alike, bad] = [0, 0];
  for (const name of readdirSync(after)) {
    if (!existsSync(join(before, name))) {
      console.log(`new     ${name}`);
      continue;
    }
    const share = await difference(join(before, name), join(after, name), join(marks, name));
    if (share > MOST) bad += 1;
    if (share === 0) alike += 1;
    else console.log(`${share > MOST ? "DIFFERS" : "little "} ${(share * 100).toFixed(3)} % ${name}`);
  }
  console.log(`${alike} alike, ${bad} differ in more than ${MOST * 100} % (marked in ${marks})`);
  return bad;
}
