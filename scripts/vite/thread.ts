import type { Plugin } from "vite";

/** Vite plugin: builds the code of a worker thread as a separate file beside the server's. */
export function thread(fileName: string, id: string): Plugin {
  return {
    name: "thread",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      this.emitFile({ type: "chunk", id, fileName });
    },
  };
}
