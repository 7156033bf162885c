/** Every way a start can fail ends it with one sentence that says what to do. */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { explain } from "../../../scripts/lib/failure.mjs";
import { clone, refusal, type Script, startIn, taken } from "../../support/site/starts";

const all = mkdtempSync(join(tmpdir(), "ged-arranque-"));
chmodSync(all, 0o755);
const { path: cwd, remove } = clone();
chmodSync(cwd, 0o755);
const sound = join(all, "sound");
const root = process.getuid?.() === 0;

beforeAll(() => {
  // As a start leaves it: a database of this version, and a secret.
  const env = { ...process.env, DATA_DIR: sound, DATABASE_URL: "", LOG_LEVEL: "silent" };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "seed", "--products", "0"], { env });
  if (status !== 0) throw new Error(String(stderr));
  writeFileSync(join(sound, "secret"), "s".repeat(40));
});
afterAll(() => {
  remove();
  rmSync(all, { recursive: true, force: true });
});

let serial = 0;
/** A data folder of its own; `spoil` does something to a copy of a sound one. */
function folder(spoil?: (path: string) => void): string {
  serial += 1;
  const path = join(all, `data-${serial}`);
  if (spoil) cpSync(sound, path, { recursive: true });
  spoil?.(path);
  return path;
}
function sql(path: string, statement: string): void {
  const database = new Sqlite(join(path, "ged.db"));
  database.exec(statement);
  database.close();
}

interface Way {
  env: Record<string, string>;
  says: RegExp;
  code: number;
  /** Lines, where there are more than one. */
  lines?: number;
  user?: number;
}

async function database(answer?: Buffer): Promise<Record<string, string>> {
  const { port } = await taken(answer);
  return { DATA_DIR: folder(), DATABASE_URL: `postgres://ged:clave@127.0.0.1:${port}/ged` };
}
const spoilt = (spoil: (path: string) => void) => ({ DATA_DIR: folder(spoil) });

const ways: Record<string, (script: Script) => Promise<Way> | Way> = {
  "a variable that is wrong": () => ({
    env: { DATA_DIR: folder(), SEED_DEMO: "tal vez" },
    ...{ says: /SEED_DEMO must be true or false/, code: 78, lines: 2 },
  }),
  "an address of the database that is none": () => ({
    env: { DATA_DIR: folder(), DATABASE_URL: "postgres://ged:a#b@db/ged" },
    ...{ says: /DATABASE_URL is no address.*%23/, code: 78, lines: 2 },
  }),
  "a password of the first administrator that is easy": () => ({
    env: { DATA_DIR: folder(), ADMIN_EMAIL: "ana@ejemplo.com", ADMIN_PASSWORD: "password12345" },
    ...{ says: /^ADMIN_PASSWORD: /, code: 78 },
  }),
  "a port that is taken": async (script) => {
    const { port } = await taken();
    const says = new RegExp(`^Port ${port} is taken\\. Try: PORT=${port + 1} ${script}$`);
    return { env: { DATA_DIR: folder(), PORT: String(port) }, says, code: 1 };
  },
  "a host that is none of this machine": () => ({
    env: { DATA_DIR: folder(), HOST: "203.0.113.9" },
    ...{ says: /^HOST=203\.0\.113\.9 is no address of this machine\. Leave HOST unset/, code: 78 },
  }),
  "a database that nobody serves": () => ({
    env: { DATA_DIR: folder(), DATABASE_URL: "postgres://ged:clave@127.0.0.1:9/ged" },
    ...{ says: /^The database at 127\.0\.0\.1:9 does not answer\. Is PostgreSQL running there/, code: 1 },
  }),
  "a database that takes connections and says nothing": async () => ({
    env: await database(),
    ...{ says: /^The database at \S+ does not answer\. Is PostgreSQL running there/, code: 1 },
  }),
  "a database whose host is unknown": () => ({
    env: { DATA_DIR: folder(), DATABASE_URL: "postgres://ged:clave@db.invalid/ged" },
    ...{ says: /^The database's host db\.invalid is not known here\. Correct DATABASE_URL/, code: 1 },
  }),
  "a database that refuses the password": async () => ({
    env: await database(refusal("28P01", 'password authentication failed for user "ged"')),
    ...{ says: /refuses user ged or the password\. Correct DATABASE_URL/, code: 78 },
  }),
  "a database that there is not": async () => ({
    env: await database(refusal("3D000", 'database "ged" does not exist')),
    ...{ says: /^There is no database ged at \S+\. Create it, or correct DATABASE_URL/, code: 78 },
  }),
  "a database that takes no more connections": async () => ({
    env: await database(refusal("53300", "sorry, too many clients already")),
    ...{ says: /takes no more connections\. Raise its max_connections/, code: 1 },
  }),
  "a data folder that cannot be written": () => {
    const DATA_DIR = folder();
    mkdirSync(DATA_DIR, { mode: 0o555 });
    const says = /^\S+ cannot be used by the user who runs this\. Give it to that user, or name another DATA_DIR/;
    return { env: { DATA_DIR }, says, code: 78, ...(root ? { user: 65_534 } : {}) };
  },
  "a data folder that is a file": () => ({
    env: { DATA_DIR: join(sound, "secret") },
    ...{ says: /is not what it should be, a folder or a file\. Correct DATA_DIR/, code: 78 },
  }),
  "an empty secret": () => ({
    env: spoilt((path) => writeFileSync(join(path, "secret"), "\n")),
    ...{ says: /secret has 0 characters in place of 32 or more\. Delete it and start again/, code: 78 },
  }),
  "a short secret": () => ({
    env: spoilt((path) => writeFileSync(join(path, "secret"), "x".repeat(31))),
    ...{ says: /secret has 31 characters in place of 32 or more\. Delete it and start again/, code: 78 },
  }),
  "a file that is no database": () => ({
    env: spoilt((path) => writeFileSync(join(path, "ged.db"), "x".repeat(20_000))),
    ...{ says: /ged\.db is damaged\. Put it aside, start, and restore the last backup/, code: 1 },
  }),
  "a database that lost its end": () => ({
    env: spoilt((path) => truncateSync(join(path, "ged.db"), 20_480)),
    ...{ says: /ged\.db is damaged\. Put it aside, start, and restore the last backup/, code: 1 },
  }),
  "a database of a newer version": () => ({
    env: spoilt((path) =>
      sql(path, "UPDATE _prisma_migrations SET migration_name = '2999_x' WHERE migration_name LIKE '%_init'"),
    ),
    ...{ says: /^The database was migrated by a newer version: 2999_x .* Start that version, or a newer one/, code: 1 },
  }),
  "a migration that was edited": () => ({
    env: spoilt((path) => sql(path, "UPDATE _prisma_migrations SET checksum = 'x' WHERE migration_name LIKE '%_init'")),
    ...{ says: /^Migration \S+_init was edited after it was applied\. Start the version/, code: 1 },
  }),
  "a database that is half a copy": () => ({
    env: spoilt((path) => sql(path, "CREATE TABLE traslado_en_curso (tabla TEXT PRIMARY KEY, despues TEXT NOT NULL)")),
    ...{ says: /^npm run migrate-data has not copied everything into this database\. Call it again/, code: 1 },
  }),
  "a migration that cannot be applied": () => ({
    env: spoilt((path) => sql(path, "DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_reloj'")),
    ...{ says: /^Migration \S+_reloj cannot be applied: .*already exists\. Nothing was changed\. Start/, code: 1 },
  }),
};

/** The two scripts share what they say: of one the ways that are its own too are enough. */
const ofUp = ["a variable that is wrong", "a port that is taken", "a database that nobody serves", "a short secret"];
const tried = [
  ...Object.keys(ways).map((name) => ["npm start", name] as const),
  ...ofUp.map((name) => ["npm run up", name] as const),
];

describe("a start ends with one sentence", () => {
  it.concurrent.each(tried)("%s: %s", async (script, name) => {
    const way = await ways[name]?.(script);
    if (!way) throw new Error("No such way");
    const { code, said } = await startIn(cwd, script, way.env, way.user);
    expect([said.length, code], said.join("\n")).toEqual([way.lines ?? 1, way.code]);
    expect(said.at(-1)?.replace(/^ {2}- /, "")).toMatch(way.says);
  });

  it.each(["npm start", "npm run up"] as const)("%s: an .env that cannot be read", async (script) => {
    const { path, remove: forget } = clone();
    mkdirSync(join(path, ".env"));
    const { code, said } = await startIn(path, script, { DATA_DIR: folder() });
    forget();
    expect([code, said]).toEqual([78, [expect.stringMatching(/^\.env cannot be read\. It must be a file/)]]);
  });
});

describe("npm start ends with one sentence", () => {
  it.each([
    ["where the site is not built", "build", /^The site is not built yet\. Run: npm run build$/],
    [
      "where it is started from elsewhere",
      "prisma",
      /^The folder prisma is not here\. Start the site in its own folder$/,
    ],
    ["where packages are missing", "node_modules", /^The packages are not whole.*Run: npm ci$/],
  ])("%s", async (_, part, says) => {
    const path = mkdtempSync(join(all, "elsewhere-"));
    for (const one of ["scripts", "build", "node_modules", "prisma"])
      if (one !== part) cpSync(one === "node_modules" ? join(cwd, one) : one, join(path, one), { recursive: true });
    const { code, said } = await startIn(path, "npm start", { DATA_DIR: folder() });
    expect([code === 0, said]).toEqual([false, [expect.stringMatching(says)]]);
  });
});

describe("what is hard to come by is told in one sentence too:", () => {
  const coded = (code: string, message = "x", more = {}) => Object.assign(new Error(message), { code, ...more });
  it.each([
    ["a full disk", coded("ENOSPC"), /^The disk of \S+ is full\. Make room there, then start again$/, 1],
    ["a database that is full", coded("SQLITE_FULL"), /^The disk of \S+ is full\. Make room there/, 1],
    [
      "a database somebody has locked",
      coded("SQLITE_BUSY"),
      /^Another program has \S+ locked\. Wait for it, or end it$/,
      1,
    ],
    ["a disk that fails", coded("SQLITE_IOERR_READ"), /^The disk of \S+ fails: see the system's log$/, 1],
    [
      "a port below 1024",
      coded("EACCES", "x", { syscall: "listen", port: 80 }),
      /^Port 80 .* Try: PORT=3000 npm start$/,
      78,
    ],
    ["a database that is starting", coded("57P03"), /is starting or stopping\. Try again in a minute$/, 1],
    ["a standby", coded("25006"), /takes no writes\. DATABASE_URL must name the primary server$/, 1],
    ["rights that lack", coded("42501"), /Make it the owner of/, 78],
    ["a certificate that is not trusted", coded("SELF_SIGNED_CERT_IN_CHAIN"), /Correct sslmode in DATABASE_URL$/, 78],
    ["a driver of another Node", coded("ERR_DLOPEN_FAILED"), /Run: npm ci$/, 1],
    ["anything else", new Error("one\n    at two"), /^This could not start: one\. `npm run doctor` may say more$/, 1],
    [
      "a database that stays locked",
      Object.assign(new Error("Invalid `db.adminUser.create()` invocation in\n  a.ts:1\n\nOperation has timed out"), {
        code: "P1008",
      }),
      /has .+ locked\. Wait for it, or end it$/,
      1,
    ],
    [
      "another refusal of the database",
      new Error("Invalid `db.adminUser.create()` invocation in\n  a.ts:1\n\nThe table is not there."),
      /^This could not start: The table is not there\. `npm run doctor`/,
      1,
    ],
    ["nothing at all", undefined, /^This could not start: undefined\./, 1],
  ])("%s", (_, error, says, exit) => {
    const told = explain(error, "npm start");
    expect(told.sentence).toMatch(says);
    expect([told.sentence.split("\n").length, told.exit]).toEqual([1, exit]);
  });
});
