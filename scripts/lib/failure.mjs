/**
 * Explains why the site, or a command, could not start: one sentence for the operator, and the exit code (78: wrong
 * configuration).
 */

import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";

const CONFIGURATION = 78;
const MISUSE = 2;

/** @param {unknown} value @returns {string} */
function text(value) {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/**
 * @param {unknown} error @param {string} name @returns {string} a property of an error, or of an AggregateError's first
 * error
 */
function fact(error, name) {
  if (typeof error !== "object" || error === null) return "";
  const own = text(Reflect.get(error, name));
  return own || (error instanceof AggregateError ? fact(error.errors[0], name) : "");
}

/** @returns {{ place: string; name: string; user: string }} the database of DATABASE_URL, without its password */
function database() {
  const url = process.env.DATABASE_URL?.trim() || "";
  if (!/^postgres/.test(url) || !URL.canParse(url)) {
    const file = url.replace(/^file:/, "") || `${process.env.DATA_DIR?.trim() || "data"}/ged.db`;
    return { place: file, name: file, user: "" };
  }
  const { hostname, port, pathname, username } = new URL(url);
  return { place: `${hostname || "localhost"}:${port || 5432}`, name: pathname.slice(1), user: username };
}

const dataDir = () => process.env.DATA_DIR?.trim() || "data";

/** Free bytes below which a database cannot be opened. */
const NO_ROOM_BYTES = 1024 * 1024;

/** @returns {boolean} whether the disk of the SQLite file is full: SQLite reports that as an input or output error */
function isFull() {
  try {
    const { bavail, bsize } = statfsSync(dirname(database().place));
    return bavail * bsize < NO_ROOM_BYTES;
  } catch {
    return false;
  }
}

/** @param {unknown} error @returns {string} the folder of the failed file, else the data folder */
function folderOf(error) {
  const path = fact(error, "path");
  return path ? dirname(path) : dataDir();
}

/** @typedef {{ error: unknown; code: string; message: string; command: string }} Failure */
/** @typedef {[when: (failure: Failure) => boolean, say: (failure: Failure) => string, exit?: number]} Rule */

/** @param {...string} codes @returns {Rule[0]} */
const coded =
  (...codes) =>
  ({ code }) =>
    codes.includes(code);

/** @type {Rule[]} Listening on a port. */
const listening = [
  [
    coded("EADDRINUSE"),
    ({ error, command }) => {
      const port = Number(fact(error, "port"));
      return `Port ${port} is taken. Try: PORT=${port + 1} ${command}`;
    },
  ],
  [
    ({ code, error }) => code === "EACCES" && fact(error, "syscall") === "listen",
    ({ error, command }) =>
      `Port ${fact(error, "port")} is for this machine's administrator only. Try: PORT=3000 ${command}`,
    CONFIGURATION,
  ],
  [
    ({ code, error }) => code === "EADDRNOTAVAIL" || (code !== "" && fact(error, "hostname") === process.env.HOST),
    () => `HOST=${process.env.HOST} is no address of this machine. Leave HOST unset, or set it to 0.0.0.0`,
    CONFIGURATION,
  ],
];

/** @type {Rule[]} PostgreSQL. */
const postgres = [
  [
    ({ code, message }) =>
      ["ECONNREFUSED", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ECONNRESET"].includes(code) ||
      /timeout expired|Connection terminated|Query read timeout/.test(message),
    () =>
      `The database at ${database().place} does not answer. Is PostgreSQL running there, and is DATABASE_URL right?`,
  ],
  [
    coded("ENOTFOUND", "EAI_AGAIN"),
    ({ error }) => `The database's host ${fact(error, "hostname")} is not known here. Correct DATABASE_URL`,
  ],
  [
    coded("28P01", "28000"),
    () => `The database at ${database().place} refuses user ${database().user} or the password. Correct DATABASE_URL`,
    CONFIGURATION,
  ],
  [
    coded("3D000"),
    () => `There is no database ${database().name} at ${database().place}. Create it, or correct DATABASE_URL`,
    CONFIGURATION,
  ],
  [
    coded("42501"),
    () =>
      `The database's user ${database().user} may not do what a start needs. Make it the owner of ${database().name}`,
    CONFIGURATION,
  ],
  [
    coded("25006"),
    () => `The database at ${database().place} takes no writes. DATABASE_URL must name the primary server`,
  ],
  [coded("53300"), () => `The database at ${database().place} takes no more connections. Raise its max_connections`],
  [coded("57P03"), () => `The database at ${database().place} is starting or stopping. Try again in a minute`],
  [coded("55P03"), () => "Another instance has been starting for minutes. See its log, or stop it"],
  [
    ({ code, message }) => /CERT|TLS/.test(code) || /certificate|support SSL/i.test(message),
    ({ message }) => `No safe connection to the database: ${message}. Correct sslmode in DATABASE_URL`,
    CONFIGURATION,
  ],
];

/** @type {Rule[]} Files and folders. */
const disk = [
  [
    ({ code }) =>
      ["ENOSPC", "EDQUOT", "SQLITE_FULL"].includes(code) || (/^SQLITE_(IOERR|CANTOPEN)/.test(code) && isFull()),
    () => `The disk of ${dataDir()} is full. Make room there, then start again`,
  ],
  [
    coded("SQLITE_NOTADB", "SQLITE_CORRUPT"),
    () =>
      `${database().place} is damaged. Put it aside, start, and restore the last backup: npm run restore -- FILE.zip`,
  ],
  [
    ({ code, message }) => /^SQLITE_(BUSY|LOCKED)|^P1008$/.test(code) || message.includes("database is locked"),
    () => `Another program has ${database().place} locked. Wait for it, or end it`,
  ],
  [({ code }) => /^SQLITE_IOERR/.test(code), () => `The disk of ${database().place} fails: see the system's log`],
  [
    ({ code }) => /^SQLITE_(CANTOPEN|READONLY|PERM)/.test(code),
    () =>
      `${database().place} cannot be written. Give it and its folder to the user who runs this, or correct DATABASE_URL`,
    CONFIGURATION,
  ],
  [
    ({ code, message }) => code === "ENOENT" && message.includes("migrations"),
    () => "The folder prisma is not here. Start the site in its own folder",
    CONFIGURATION,
  ],
  [
    coded("EACCES", "EPERM", "EROFS"),
    ({ error }) =>
      `${folderOf(error)} cannot be used by the user who runs this. Give it to that user, or name another DATA_DIR`,
    CONFIGURATION,
  ],
  [
    coded("ENOTDIR", "EEXIST", "EISDIR", "ELOOP", "ENAMETOOLONG"),
    ({ error }) => `${fact(error, "path") || dataDir()} is not what it should be, a folder or a file. Correct DATA_DIR`,
    CONFIGURATION,
  ],
];

/** @type {Rule[]} The program itself: what it was asked, and its parts. */
const program = [
  [
    ({ code }) => code.startsWith("ERR_PARSE_ARGS"),
    ({ message, command }) => `${message.split(". ")[0]}. The README says what ${command} takes`,
    MISUSE,
  ],
  [
    ({ code, message }) => code === "ERR_MODULE_NOT_FOUND" && /find module '[^']*build[\\/]server/.test(message),
    () => "The site is not built yet. Run: npm run build",
  ],
  [
    ({ code, message }) =>
      /MODULE_NOT_FOUND|ERR_DLOPEN_FAILED/.test(code) || /bindings file|NODE_MODULE_VERSION/.test(message),
    () => `The packages are not whole, or of another Node than ${process.version}. Run: npm ci`,
  ],
];

/** The site's own refusals, which are sentences already. */
const REFUSALS = ["Refusal", "FieldRefusal", "Conflict", "NotFound", "Busy", "RetriesExhausted", "LimitExceeded"];

const rules = [...listening, ...postgres, ...disk, ...program];

/**
 * @param {unknown} error @param {string} command what the operator called
 * @returns {{ sentence: string; exit: number }}
 */
export function explain(error, command) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && (error.name === "EnvError" || error.name === "StartRefusal"))
    return { sentence: message, exit: Number(fact(error, "exit")) || CONFIGURATION };
  if (error instanceof Error && REFUSALS.includes(error.name)) return { sentence: message, exit: 1 };
  const failure = { error, code: fact(error, "code"), message, command };
  const [, say, exit] = rules.find(([when]) => when(failure)) ?? [];
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  // Prisma names the call and the file first, the reason last.
  const reason = (/^Invalid `/.test(lines[0] ?? "") ? lines.at(-1) : lines[0]) ?? "";
  const sentence =
    say?.(failure) ?? `This could not start: ${reason.trim().replace(/\.$/, "")}. \`npm run doctor\` may say more`;
  return { sentence, exit: exit ?? 1 };
}

/** Loads .env when there is one. Throws when it cannot be read. */
export function loadEnv() {
  if (!existsSync(".env")) return;
  try {
    process.loadEnvFile(".env");
  } catch {
    const error = new Error(".env cannot be read. It must be a file that the user who runs this may read");
    throw Object.assign(error, { name: "StartRefusal", exit: CONFIGURATION });
  }
}

/**
 * Prints why something failed and exits with its code.
 * @param {unknown} error @param {string} command @returns {never}
 */
export function failed(error, command) {
  const { sentence, exit } = explain(error, command);
  console.error(sentence);
  process.exit(exit);
}
