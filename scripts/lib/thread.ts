import type { Plugin } from "vite";

/** Builds the code of a thread of its own into the server's build, beside what starts it. */
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
