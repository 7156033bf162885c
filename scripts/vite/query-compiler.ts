import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const TEXT = /\/(query_compiler_\w+\.\w+)\.wasm-base64\.mjs$/;

/**
 * Vite plugin: Prisma's query compiler stands in a file beside the code and is read when the first query needs it. As a
 * text in a module, which Prisma ships, it would stay in memory for good: once as the text, twice as the source.
 */
export function queryCompiler(): Plugin {
  return {
    name: "query-compiler",
    apply: "build",
    load(id) {
      const [, name] = TEXT.exec(id) ?? [];
      // Prisma gives `wasm` to Buffer.from, which takes an object's valueOf.
      return name
        ? `import { readFileSync } from "node:fs";
           export const wasm = { valueOf: () => readFileSync(import.meta.dirname + "/${name}.wasm") };`
        : null;
    },
    writeBundle({ dir = "" }, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
          const [, name] = TEXT.exec(id) ?? [];
          const [, text = ""] = name ? (/"([^"]+)"/.exec(readFileSync(id, "utf8")) ?? []) : [];
          if (name) writeFileSync(join(dir, dirname(chunk.fileName), `${name}.wasm`), Buffer.from(text, "base64"));
        }
      }
    },
  };
}
