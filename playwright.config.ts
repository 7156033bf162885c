import { defineConfig } from "@playwright/test";

const PORTS = { "sin-js": 4101, "con-js": 4102 } as const;
/** A headless name would count as a bot, and bots get pages that hide what people see. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** A restore ends all other sessions and takes back what others do: it comes when everybody else is done. */
const ALONE = /backup\.spec/;

function project(name: keyof typeof PORTS, alone = false) {
  return {
    name: alone ? `${name}-backup` : name,
    testMatch: alone ? ALONE : undefined,
    testIgnore: alone ? undefined : name === "sin-js" ? [/con-js/, ALONE] : ALONE,
    dependencies: alone ? ["sin-js", "con-js"] : [],
    use: { baseURL: `http://localhost:${PORTS[name]}`, javaScriptEnabled: name === "con-js" },
  };
}

function server(name: keyof typeof PORTS) {
  return {
    command: `node_modules/.bin/tsx tests/support/serve.ts ${PORTS[name]}`,
    url: `http://localhost:${PORTS[name]}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
  };
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/e2e",
  // Journeys of a project follow each other: they share one site, as people do.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 10_000,
    userAgent,
    locale: "es-CO",
    timezoneId: "America/Bogota",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  projects: [project("sin-js"), project("con-js"), project("sin-js", true), project("con-js", true)],
  webServer: [server("sin-js"), server("con-js")],
});
