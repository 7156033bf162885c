import { readFile } from "node:fs/promises";
import type sharp from "sharp";
import type { Metadata, Sharp } from "sharp";

const MEGA = 1_000_000;
/**
 * Megapixels that can be decoded in 200 MB (measured), by kind; AVIF's decoder holds the whole picture several times.
 */
const megapixeles = { todas: 40, progresiva: 16, avif: 8, avifProfunda: 5 };
/** Longest side, in pixels: decoders hold rows several times, so that a flat picture of few megapixels took 7 GB. */
const LONGEST_SIDE = 16_384;
/** Time limit for processing a picture: ten times what the slowest one takes. */
const MOST_SECONDS = 60;
const FORMATS = /^(png|jpeg|gif|webp|heif)$/;

/** Why a picture is rejected. */
export class BadPicture extends Error {
  override name = "BadPicture";
  constructor(readonly reason: keyof typeof megapixeles | "danado" | "grande" | "lado") {
    super(reason);
  }
}

/** Pixels of the largest image in an AVIF file: beside the one shown there may be a larger one for its transparency. */
async function largestOf(path: string): Promise<number> {
  const bytes = await readFile(path);
  let largest = 0;
  for (let at = bytes.indexOf("ispe"); at > 3; at = bytes.indexOf("ispe", at + 4)) {
    if (at + 16 > bytes.length || bytes.readUInt32BE(at - 4) !== 20) continue;
    largest = Math.max(largest, bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12));
  }
  return largest;
}

/** The stricter limit that applies to a picture; null when its decoder needs little memory. */
function limitOf({ format, bitsPerSample = 8, isProgressive, chromaSubsampling }: Metadata) {
  if (format === "heif") return bitsPerSample > 8 ? "avifProfunda" : "avif";
  return isProgressive && chromaSubsampling !== "4:2:0" ? "progresiva" : null;
}

/** Opens a picture, if its header shows that decoding takes little memory. Throws BadPicture otherwise. */
export async function openPicture(
  library: typeof sharp,
  path: string,
  animated: boolean,
): Promise<{ picture: Sharp; format: string; pages: number }> {
  try {
    const picture = library(path, { limitInputPixels: megapixeles.todas * MEGA, failOn: "error", animated });
    const metadata = await picture.metadata();
    const { format, width, height, pages = 1, pageHeight = height } = metadata;
    if (!FORMATS.test(format)) throw new BadPicture("danado");
    if (Math.max(width, pageHeight) > LONGEST_SIDE) throw new BadPicture("lado");
    const limit = limitOf(metadata);
    const pixels = format === "heif" ? Math.max(width * height, await largestOf(path)) : width * height;
    if (limit && pixels > megapixeles[limit] * MEGA) throw new BadPicture(limit);
    return { picture: picture.timeout({ seconds: MOST_SECONDS }), format, pages };
  } catch (error) {
    throw badPicture(error);
  }
}

/** Turns sharp's error into the reason why a picture is rejected. */
export function badPicture(error: unknown): BadPicture {
  if (error instanceof BadPicture) return error;
  return new BadPicture(error instanceof Error && /pixel limit/i.test(error.message) ? "todas" : "danado");
}
