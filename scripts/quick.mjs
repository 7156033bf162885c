/**
 * `npm run quick [-- ROOM…]`: checks what is being worked on, on SQLite and without a browser, in under three minutes.
 * The rooms are those of tests/domain and tests/http; without any, those of the files changed since the last commit, or
 * by it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { ensureNode } from "./lib/node.mjs";
import { build, generateClients, installPackages, run } from "./lib/steps.mjs";

/** Rooms whose tests stand under other names. @type {Record<string, string[]>} */
const alike = {
  acceso: ["cuentas"],
  admin: ["requests"],
  ajustes: ["sistema"],
  archive: ["backup"],
  files: ["medios"],
  http: ["requests"],
  log: ["sistema"],
  mail: ["mensajes"],
  operation: ["sistema", "backup"],
  paginas: ["empty"],
  recursos: ["seo", "medios"],
  secrets: ["cuentas"],
  seed: ["empty"],
  server: ["http"],
  site: ["sitio", "seo", "empty"],
  sitio: ["seo", "empty"],
  spreadsheets: ["importacion"],
  ui: ["requests"],
  uploads: ["medios"],
};

/** @param {string[]} args @returns {string[]} the lines git prints */
function git(...args) {
  return execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
}

/** @param {string} bin @param {string[]} args ends everything when the check fails, which has said why */
function must(bin, args) {
  try {
    run(process.execPath, [`node_modules/${bin}`, ...args]);
  } catch {
    process.exit(1);
  }
}

await ensureNode();
const unsaved = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
const changed = (unsaved.length > 0 ? unsaved : git("diff", "--name-only", "HEAD~1")).filter((file) =>
  existsSync(file),
);
const known = new Set(["domain", "http"].flatMap((layer) => readdirSync(`tests/${layer}`)));
const asked = process.argv.slice(2);
const segments = asked.length > 0 ? asked : changed.flatMap((file) => file.split("/").slice(1, -1));
const named = new Set(["code", ...segments.flatMap((name) => [name, ...(alike[name] ?? [])])]);
const rooms = [...named].filter((name) => known.has(name));

process.env.LOG_LEVEL ??= "silent";
installPackages();
generateClients();
if (changed.length > 0) {
  must("prettier/bin/prettier.cjs", ["--check", "--ignore-unknown", "--log-level=warn", ...changed]);
  const code = changed.filter((file) => /\.(?:tsx?|mjs|js)$/.test(file));
  if (code.length > 0) must("eslint/bin/eslint.js", ["--no-warn-ignored", ...code]);
}
must("@react-router/dev/bin.cjs", ["typegen"]);
must("typescript/bin/tsc", ["-p", "."]);
build();
console.log(`Tests of ${rooms.join(", ")}`);
const folders = rooms.flatMap((room) => [`tests/domain/${room}/`, `tests/http/${room}/`]);
must("vitest/vitest.mjs", ["run", "--project", "domain", "--project", "http-sqlite*", "--reporter=dot", ...folders]);
