import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { plainStyles } from "./scripts/lib/plain-styles.ts";
import { precompress } from "./scripts/lib/precompress.ts";
import { queryCompiler } from "./scripts/lib/query-compiler.ts";
import { thread } from "./scripts/lib/thread.ts";

/** Large packages of which little is used: bundling them makes the start faster and the container smaller. */
export const builtIn = [
  "lucide-react",
  /^@prisma\//,
  "postgres-array",
  "@react-router/node",
  "@remix-run/node-fetch-server",
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    precompress(),
    queryCompiler(),
    thread("table-thread.js", "./app/services/spreadsheets/thread.server.ts"),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  css: { postcss: { plugins: [plainStyles] } },
  worker: { format: "es" },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./app/server/start.ts" } },
      resolve: { noExternal: builtIn },
    },
  },
});
