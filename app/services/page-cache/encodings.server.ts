import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/**
 * Compression levels: quick for the first request, good for later ones; Brotli 11 is 10 to 15 % smaller still but takes
 * 40 times as long (DECISIONS.md). The window (a power of two, in bytes) is the memory that is laid out each time.
 */
const BROTLI = { quick: { level: 1, window: 16 }, once: { level: 3, window: 18 }, good: { level: 5, window: 18 } };
const GZIP = { quick: 1, once: 4, good: 6 };
/**
 * Largest body in bytes that is compressed quickly: this takes less time than handing it to another thread and back.
 */
const SMALL_BYTES = 128 * 1024;

const [toBrotli, fromBrotli] = [promisify<Buffer, object, Buffer>(brotliCompress), promisify(brotliDecompress)];
const [toGzip, fromGzip] = [promisify<Buffer, object, Buffer>(gzip), promisify<Buffer, Buffer>(gunzip)];

function brotliOptions(body: Buffer, { level, window }: { level: number; window: number }) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** Compresses a body with the good setting, on another thread. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  return encoding === "br" ? toBrotli(body, brotliOptions(body, BROTLI.good)) : toGzip(body, { level: GZIP.good });
}

/**
 * Compresses a body with the quick setting, in a tenth of a millisecond and a few per cent larger; null for a large
 * body or for `identity`.
 */
export function compressQuickly(body: Buffer, encoding: Encoding): Buffer | null {
  if (encoding === "identity" || body.length > SMALL_BYTES) return null;
  return encoding === "br"
    ? brotliCompressSync(body, brotliOptions(body, BROTLI.quick))
    : gzipSync(body, { level: GZIP.quick });
}

/** Compresses a body that is sent once, a screen of the back office: half a millisecond for 100 KB of HTML. */
export function compressOnce(body: Buffer<ArrayBuffer>, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === "identity") return body;
  return encoding === "br"
    ? brotliCompressSync(body, brotliOptions(body, BROTLI.once))
    : gzipSync(body, { level: GZIP.once });
}

/** Decompresses a body. */
export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") return fromBrotli(body);
  return encoding === "gzip" ? fromGzip(body) : body;
}

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
const [HAS_BROTLI, HAS_GZIP] = [/(?:^|[\s,])br(?:[\s,]|$)/i, /(?:^|[\s,])gzip(?:[\s,]|$)/i];

/** The encoding a browser prefers among ours (RFC 9110 §12.5.3); among equals the smallest. */
export function negotiate(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  // Short cut for what browsers send: a list without weights.
  if (!/[;*]/.test(accept)) return HAS_BROTLI.test(accept) ? "br" : HAS_GZIP.test(accept) ? "gzip" : "identity";
  const weights = new Map<string, number>();
  for (const item of accept.toLowerCase().split(",")) {
    const [name = "", parameter = "q=1"] = item.split(";", 2).map((part) => part.trim());
    const weight = WEIGHT.exec(parameter)?.[1];
    if (weight) weights.set(name, Number(weight));
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get("*") ?? (name === "identity" ? 0.001 : 0);
  const [br, gzip, identity] = [weightOf("br"), weightOf("gzip"), weightOf("identity")];
  if (br > 0 && br >= gzip && br >= identity) return "br";
  return gzip > 0 && gzip >= identity ? "gzip" : "identity";
}
