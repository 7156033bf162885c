/**
 * `npm test`: installs what is missing (packages, a browser, a PostgreSQL), then runs every check. A tool that cannot
 * be installed counts as a failure. The last line reads: N passed, N failed.
 */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { promisify } from "node:util";
import { ensureNode } from "./lib/node.mjs";
import { generateClients, installPackages } from "./lib/steps.mjs";
import { findBrowser, findPostgres } from "./lib/tools.mjs";

const RESULTS = ".cache/results";
let passed = 0;
let failed = 0;

/** @param {string} title @param {() => void} work one check, counted as one */
function check(title, work) {
  console.log(`\n── ${title}`);
  try {
    work();
    passed += 1;
  } catch (error) {
    failed += 1;
    console.error(`   ${title} FAILED: ${error instanceof Error ? error.message : error}`);
  }
}

/** @param {string} bin @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {number} exit status */
function node(bin, args, env = {}) {
  const { status, signal } = spawnSync(process.execPath, [`node_modules/${bin}`, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (signal) console.log(`${bin} was ended by ${signal}`);
  return status ?? 1;
}

/** @param {string} bin @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function must(bin, args, env) {
  const status = node(bin, args, env);
  if (status !== 0) throw new Error(`ended with ${status}`);
}

/** @param {[title: string, bin: string, args: string[]][]} checks run at the same time, told in their order */
async function together(checks) {
  const runs = checks.map(([, bin, args]) =>
    promisify(execFile)(process.execPath, [`node_modules/${bin}`, ...args], { maxBuffer: 64 * 1024 * 1024 }),
  );
  const ends = await Promise.allSettled(runs);
  for (const [index, end] of ends.entries()) {
    check(checks[index]?.[0] ?? "", () => {
      if (end.status === "fulfilled") return;
      console.error(end.reason.stdout, end.reason.stderr);
      throw new Error(`ended with ${end.reason.code}`);
    });
  }
}

/** @param {string} title @param {string} project with those whose names begin with it */
function vitest(title, project) {
  console.log(`\n── ${title}`);
  const file = `${RESULTS}/${project}.json`;
  const status = node("vitest/vitest.mjs", [
    "run",
    "--project",
    `${project}*`,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile=${file}`,
  ]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { numPassedTests: 0, numFailedTests: 0 };
  count(report.numPassedTests, report.numFailedTests + report.numPendingTests, status);
}

function playwright() {
  console.log("\n── End to end: sin-js and con-js");
  const file = `${RESULTS}/e2e.json`;
  // Playwright sets FORCE_COLOR for the processes it starts: where NO_COLOR is set too, Node warns in each of them.
  const status = node("@playwright/test/cli.js", ["test", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    NO_COLOR: undefined,
  });
  const { stats } = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { stats: { expected: 0, unexpected: 0 } };
  count(stats.expected, stats.unexpected + (stats.flaky ?? 0), status);
}

/**
 * Counts results. A run that exits with an error but without a failed test counts as one failure; so does one without
 * tests.
 */
function count(good = 0, bad = 0, status = 0) {
  passed += good;
  failed += bad || (status !== 0 || good === 0 ? 1 : 0);
}

await ensureNode();
// Errors that tests provoke are not logged; colours are for terminals only.
process.env.LOG_LEVEL = "silent";
if (!process.stdout.isTTY) process.env.NO_COLOR = "1";
// Very many processes load the built server or a script.
process.env.NODE_COMPILE_CACHE = `${process.cwd()}/.cache/compiled`;
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
console.log("── Packages");
installPackages();
check("A browser", () => {
  process.env.CHROMIUM_PATH = findBrowser();
});
check("A PostgreSQL", () => findPostgres());
generateClients();
check("Types of routes", () => must("@react-router/dev/bin.cjs", ["typegen"]));
await together([
  ["Format", "prettier/bin/prettier.cjs", ["--check", "--log-level=warn", "."]],
  ["Lint", "eslint/bin/eslint.js", ["."]],
  ["Types", "typescript/bin/tsc", ["-p", "."]],
]);
check("Build", () => must("@react-router/dev/bin.cjs", ["build"], { NODE_ENV: "production" }));
check("Build of the commands", () =>
  must("vite/bin/vite.js", ["build", "-c", "vite.tools.config.ts", "--logLevel", "warn"]),
);
process.env.TOOLS = "built";
vitest("Domain", "domain");
vitest("HTTP on SQLite", "http-sqlite");
vitest("HTTP on PostgreSQL", "http-postgresql");
playwright();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
