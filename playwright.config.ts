import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const PORTS = { "sin-js": 4101, "con-js": 4102, pantallas: 4103, vacio: 4104 } as const;
/** A headless name would count as a bot, and bots get pages that hide what people see. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** Every screen as it stands, at every width: looks at a site where nothing else is going on. */
const SCREENS = /pantallas/;
/** A site without demo content: its screens, a journey that fills it, its screens with one of each. */
const EMPTY = /vacio/;
/** A restore ends all other sessions and takes back what others do: it comes when everybody else is done. */
const ALONE = /backup\.spec/;

/** One worker for each site: its journeys follow each other, and none finds what another is in the middle of. */
function journeys(name: "sin-js" | "con-js", alone = false) {
  return {
    name: alone ? `${name}-backup` : name,
    testMatch: alone ? ALONE : undefined,
    testIgnore: alone ? undefined : [ALONE, SCREENS, EMPTY, ...(name === "sin-js" ? [/con-js/] : [])],
    dependencies: alone ? ["sin-js", "con-js"] : [],
    workers: 1,
    use: {
      baseURL: `http://localhost:${PORTS[name]}`,
      javaScriptEnabled: name === "con-js",
      // A page that still scrolls would take a button from under the pointer between its press and its release.
      contextOptions: { reducedMotion: "reduce" as const },
    },
  };
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/e2e",
  workers: Math.max(2, availableParallelism() - 1),
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 30_000,
    userAgent,
    locale: "es-CO",
    timezoneId: "America/Bogota",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages of a profile share a process: most of a new page's time is the start of one.
        "--renderer-process-limit=1",
      ],
    },
  },
  projects: [
    journeys("sin-js"),
    journeys("con-js"),
    { name: "vacio", testMatch: EMPTY, workers: 1, use: { baseURL: `http://localhost:${PORTS.vacio}` } },
    // Last: the workers that are left share them, so that none is left alone with much.
    { name: "pantallas", testMatch: SCREENS, use: { baseURL: `http://localhost:${PORTS.pantallas}` } },
    journeys("sin-js", true),
    journeys("con-js", true),
  ],
  webServer: {
    command: `node_modules/.bin/tsx tests/support/browser/sites.ts ${Object.values(PORTS).join(" ")}`,
    wait: { stdout: /Every site is served/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    timeout: 180_000,
  },
});
