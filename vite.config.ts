import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Large packages of which little is used: what is used is built in, so that the container does not carry the rest. */
export const builtIn = [
  "lucide-react",
  /^@prisma\//,
  "postgres-array",
  "@react-router/node",
  "@mjackson/node-fetch-server",
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  worker: { format: "es" },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./app/server.ts" } },
      resolve: { noExternal: builtIn },
    },
  },
});
