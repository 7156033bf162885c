import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

function http(database: "sqlite" | "postgresql") {
  return {
    resolve: { alias },
    test: {
      name: `http-${database}`,
      include: ["tests/http/**/*.test.ts"],
      globalSetup: [`tests/support/template-${database}.ts`],
      setupFiles: ["tests/support/worker-database.ts"],
      // Node loads the built server itself: nothing in it is to be transformed.
      server: { deps: { external: [/\/build\/server\//] } },
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    pool: "threads",
    maxWorkers: 2,
    projects: [
      { resolve: { alias }, test: { name: "domain", include: ["tests/domain/**/*.test.ts"], testTimeout: 30_000 } },
      http("sqlite"),
      http("postgresql"),
    ],
  },
});
