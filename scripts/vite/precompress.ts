import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg|webmanifest)$/;
const WORTH_BYTES = 256;

/**
 * Vite plugin: writes a brotli and a gzip version, at the highest level, beside each text file of the browser's build.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }, bundle) {
      for (const file of Object.values(bundle)) {
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (!TEXT.test(file.fileName) || content.length < WORTH_BYTES) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content, { params }));
        writeFileSync(join(dir, `${file.fileName}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
