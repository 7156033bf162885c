import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = "**/*.{js,css,svg,webmanifest}";
const WORTH_BYTES = 256;

/** Writes a brotli and a gzip version, at the highest level, beside each text file of a folder and its folders. */
export function precompress(folder: string): void {
  for (const name of globSync(TEXT, { cwd: folder })) {
    const file = `${folder}/${name}`;
    const content = readFileSync(file);
    if (content.length < WORTH_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
