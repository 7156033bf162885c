import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linkNode } from "./node.mjs";

const STAMPS = ".cache/stamps.json";

/** @param {string[]} paths @returns {string} one hash over the contents of files and folders */
export function hashOf(paths) {
  const hash = createHash("sha256");
  /** @param {string} path */
  function add(path) {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== "generated" && name !== "media") add(join(path, name));
    } else hash.update(path).update(readFileSync(path));
  }
  for (const path of paths) add(path);
  return hash.update(process.version).digest("hex");
}

function readStamps() {
  return existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, "utf8")) : {};
}

/** What each step makes (`result`), and from which sources. */
export const pieces = {
  packages: { sources: ["package-lock.json"], result: "node_modules/.package-lock.json" },
  clients: {
    sources: ["prisma/models.prisma", "package-lock.json", "scripts/lib/schema.ts"],
    result: "app/services/db/generated/postgresql/client.ts",
  },
  build: {
    sources: [
      "app",
      "prisma",
      "public",
      "scripts/lib",
      "package-lock.json",
      "vite.config.ts",
      "react-router.config.ts",
      "tsconfig.json",
    ],
    result: "build/server/index.js",
  },
};

/**
 * Runs a step only when its sources have changed or its result is missing.
 * @param {keyof typeof pieces} name @param {() => void} work
 * @returns {boolean} whether there was anything to do
 */
export function whenChanged(name, work) {
  const { sources, result } = pieces[name];
  const hash = hashOf(sources);
  if (existsSync(result) && readStamps()[name] === hash) return false;
  work();
  mkdirSync(".cache", { recursive: true });
  writeFileSync(STAMPS, JSON.stringify({ ...readStamps(), [name]: hashOf(sources) }, null, 2));
  return true;
}

/**
 * Runs a command, its output on this terminal. Throws when it fails.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`);
}

/** @param {string} command @returns {boolean} whether a command can be run here */
export function has(command) {
  return spawnSync(command, ["--version"], { stdio: "ignore" }).error === undefined;
}

/**
 * Installs Debian packages, as root or with sudo if it asks for no password.
 * @param {string[]} packages @returns {boolean} whether it worked
 */
export function aptInstall(packages) {
  const root = process.getuid?.() === 0;
  if (!has("apt-get") || (!root && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status !== 0)) return false;
  const prefix = root ? [] : ["sudo", "-n"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  /** @param {string[]} args */
  const apt = (args) => {
    const [command, ...rest] = [...prefix, "apt-get", ...args];
    return spawnSync(command ?? "apt-get", rest, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  };
  apt(["update", "-qq"]);
  return apt(["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

/** Installs the packages of package-lock.json when it has changed. None of them needs its install script. */
export function installPackages() {
  const installed = whenChanged("packages", () => {
    console.log("      a minute or two, the first time");
    run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev", "--ignore-scripts"]);
  });
  linkNode();
  return installed;
}

/** Generates both database clients when the models have changed. */
export function generateClients() {
  return whenChanged("clients", () => run(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/generate.ts"]));
}

/** Builds the site when its sources have changed. */
export function build() {
  return whenChanged("build", () =>
    run(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      ...process.env,
      NODE_ENV: "production",
    }),
  );
}
