import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Node loads the built server itself: nothing in it is to be transformed. */
const server = { deps: { external: [/\/build\/server\//] } };
const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

/** Files that set the environment the site reads once, begin with a new site, or need one that has shown nothing. */
const OWN = "tests/http/**/*.own.test.ts";

/** How long a test, and what is done before and after it, may take on a machine that is busy with other work. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** The tests of a database by requests: files share the processes they run in and the sites loaded there, except `OWN`. */
function http(database: "sqlite" | "postgresql") {
  return [false, true].map((own) => ({
    resolve: { alias },
    test: {
      name: `http-${database}${own ? "-own" : ""}`,
      include: [own ? OWN : "tests/http/**/*.test.ts"],
      exclude: own ? [] : [OWN],
      isolate: own,
      globalSetup: [`tests/support/db/template-${database}.ts`],
      setupFiles: ["tests/support/db/worker-database.ts"],
      server,
      ...patience,
    },
  }));
}

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        test: { name: "domain", include: ["tests/domain/**/*.test.ts"], server, ...patience },
      },
      ...http("sqlite"),
      ...http("postgresql"),
    ],
  },
});
