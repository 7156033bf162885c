import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultSite, faultSite } from "../../faults/lib/site";
import { type PostgresServer, startPostgres } from "../../support/db/postgres";
import { startIn } from "../../support/site/starts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "ged-servidor-"));
let site: FaultSite;
let postgres: PostgresServer;

beforeAll(async () => {
  site = await faultSite({});
  postgres = await startPostgres();
  await postgres.createDatabase("uno");
  await site.start();
});
afterAll(async () => {
  await site.remove();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const database = () => `file:${join(site.dataDir, "ged.db")}`;

/** Who serves a database, as a command in a process of its own is told. */
async function describeServers(url: string): Promise<string> {
  const program = `import { describeServers } from "./app/services/db/server-lock.server.ts"; console.log(await describeServers(process.argv[1]));`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", program, url];
  return (await run(process.execPath, args)).stdout.trim();
}

describe("a second server on the same SQLite file", () => {
  it("does not start, and says which process has it", async () => {
    const { code, said } = await startIn(resolve("."), "npm start", { DATA_DIR: site.dataDir });
    const who = `process ${site.pid()} on ${hostname()}, since ${new Date().getFullYear()}`;
    expect([code, said.length, said[0]?.includes(`ged.db is served already: ${who}`)], said.join()).toEqual([
      1,
      1,
      true,
    ]);
    expect(said[0]).toMatch(/Stop that one, or give this one a DATA_DIR of its own$/);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  });

  it("does not start by another name of the file either", async () => {
    const link = join(folder, "otro.db");
    symlinkSync(join(site.dataDir, "ged.db"), link);
    const env = { DATA_DIR: join(folder, "datos"), DATABASE_URL: `file:${link}` };
    const { code, said } = await startIn(resolve("."), "npm start", env);
    expect([code, said], said.join()).toEqual([1, [expect.stringContaining("is served already: process")]]);
  });

  it("starts once the first was killed: nothing of it is in the way", async () => {
    await site.kill("SIGKILL");
    expect(await describeServers(database())).toBe("null");
    await site.start();
    expect(await describeServers(database())).toContain(`process ${site.pid()} `);
  });
});

describe("beside a server", () => {
  it("commands work, and what they look at keeps nobody from starting", async () => {
    const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: database(), LOG_LEVEL: "silent" };
    const { stdout } = await run(process.execPath, ["scripts/run.mjs", "backup"], { env });
    expect(stdout).toContain("records in");
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  });

  it("nobody else of the machine can read what it writes", () => {
    const open = (path: string): string[] => {
      const { mode } = statSync(path);
      const own = mode & 0o077 ? [path] : [];
      if (!statSync(path).isDirectory()) return own;
      return [...own, ...readdirSync(path).flatMap((name) => open(join(path, name)))];
    };
    expect(open(site.dataDir)).toEqual([]);
    expect(readdirSync(site.dataDir)).toEqual(expect.arrayContaining(["backups", "ged.db", "ged.db-wal", "secret"]));
  });
});

describe("a PostgreSQL", () => {
  it("takes several servers, and commands are told of them", async () => {
    const url = postgres.url("uno");
    expect(await describeServers(url)).toBe("null");
    const two = await Promise.all([faultSite({ DATABASE_URL: url }), faultSite({ DATABASE_URL: url })]);
    await Promise.all(two.map((one) => one.start()));
    expect(await describeServers(url)).toContain("a server at 127.0.0.1, since ");
    await Promise.all(two.map((one) => one.remove()));
    await expect.poll(() => describeServers(url), { timeout: 10_000 }).toBe("null");
  });
});

describe("files that an older version left readable for everybody", () => {
  it("are taken from others at the next start", async () => {
    await site.kill("SIGTERM");
    const path = join(site.dataDir, "ged.db");
    const { stdout } = await run("chmod", ["-R", "go+rX", site.dataDir]);
    expect([stdout, statSync(path).mode & 0o777]).toEqual(["", 0o644]);
    await site.start();
    const modes = ["ged.db", "ged.db-wal", "secret", "media", "backups"].map(
      (name) => statSync(join(site.dataDir, name)).mode,
    );
    expect(modes.map((mode) => mode & 0o007)).toEqual([0, 0, 0, 0, 0]);
  });
});
