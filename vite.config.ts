import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { plainStyles } from "./scripts/vite/plain-styles.ts";
import { groups } from "./scripts/vite/browser-files.ts";
import { queryCompiler } from "./scripts/vite/query-compiler.ts";
import { shortClasses, shortSelectors } from "./scripts/vite/short-classes.ts";
import { thread } from "./scripts/vite/thread.ts";

/** Large packages of which little is used: bundling them makes the start faster and the container smaller. */
export const builtIn = ["lucide", /^@prisma\//, "postgres-array", "@react-router/node", "@remix-run/node-fetch-server"];

export default defineConfig(({ command }) => ({
  plugins: [
    shortClasses,
    tailwindcss(),
    reactRouter(),
    queryCompiler(),
    thread("import-thread.js", "./app/domain/importacion/thread.server.ts"),
    thread("backup-thread.js", "./app/domain/backup/thread.server.ts"),
    thread("table-thread.js", "./app/services/spreadsheets/thread.server.ts"),
    thread("sqlite-thread.js", "./app/services/db/writer/thread.server.ts"),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  css: { postcss: { plugins: command === "build" ? [plainStyles, shortSelectors] : [plainStyles] } },
  worker: { format: "es", plugins: () => [shortClasses] },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: { rollupOptions: { input: "./app/server/start.ts" } },
      resolve: { noExternal: builtIn },
    },
  },
}));
