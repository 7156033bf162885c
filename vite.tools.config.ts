import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { queryCompiler } from "./scripts/vite/query-compiler.ts";
import { builtIn } from "./vite.config.ts";

/** The operator's commands that also run in the container, which has no sources: `npm run build:tools`. */
const commands = ["create-admin", "seed", "backup", "restore", "doctor", "migrate-data", "move-media", "import-legacy"];

export default defineConfig({
  plugins: [queryCompiler()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  ssr: { noExternal: builtIn },
  build: {
    ssr: true,
    outDir: "build/tools",
    copyPublicDir: false,
    rollupOptions: { input: Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])) },
  },
});
