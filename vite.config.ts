import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompress } from "./scripts/lib/precompress";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  worker: { format: "es" },
  build: { assetsInlineLimit: 0, sourcemap: false },
  // Only the icons that are used: the whole package takes longer to load than the rest of the server.
  ssr: { noExternal: ["lucide-react"] },
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
  },
});
