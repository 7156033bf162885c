/** Commands that throw content away: they ask, make a backup first, and never take a database for another one. */
import { linkSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultSite, faultSite } from "../../faults/lib/site";
import { type PostgresServer, startPostgres } from "../../support/db/postgres";
import { operate } from "../../support/run/operate";

const all = mkdtempSync(join(tmpdir(), "ged-reemplazar-"));
let site: FaultSite;
let postgres: PostgresServer;

const command = (args: string[], typed = "", DATA_DIR = site.dataDir) => operate(args, { DATA_DIR, typed });

const file = () => join(site.dataDir, "ged.db");
function names(): unknown[] {
  const database = new Sqlite(file());
  const rows = database.prepare("SELECT titulo FROM beneficios_home").pluck().all();
  database.close();
  return rows;
}
const backups = () => readdirSync(site.dataDir).includes("backups") && readdirSync(join(site.dataDir, "backups"));
const seed = (...args: string[]) => ["seed", "--products", "0", ...args];

beforeAll(async () => {
  site = await faultSite({});
  postgres = await startPostgres();
  await postgres.createDatabase("uno");
  await command(seed());
  const database = new Sqlite(file());
  database.exec("UPDATE beneficios_home SET titulo = 'De la casa'");
  database.close();
});
afterAll(async () => {
  await site.remove();
  await postgres.stop();
  rmSync(all, { recursive: true, force: true });
});

describe("seed --replace", () => {
  it.each([
    ["nothing", ""],
    ["no", "no\n"],
  ])("changes nothing when it is answered %s", async (_, typed) => {
    const { code, out } = await command(seed("--replace"), typed);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/throws away .* 0 products, \d+ subcategories.*Nothing was/s),
    ]);
    expect([new Set(names()), backups()]).toEqual([new Set(["De la casa"]), false]);
  });

  it.each(["seed", "import-legacy"])("is refused while the site runs: %s", async (name) => {
    await site.start();
    const more =
      name === "seed" ? [] : ["scripts/ejemplos/export-antiguo.json", "--files", "prisma/seed/media", "--apply"];
    const { code, out } = await command([name, ...more, "--replace", "--yes"]);
    await site.kill("SIGKILL");
    expect([code, out]).toEqual([1, expect.stringMatching(/The site is running \(process \d+ on .*Stop it first/)]);
    expect(new Set(names())).toEqual(new Set(["De la casa"]));
  });

  it("makes a backup of what is there, then replaces it", async () => {
    const { code, out } = await command(seed("--replace"), "yes\n");
    expect([code, out]).toEqual([0, expect.stringContaining("The state before: ")]);
    expect(names()).not.toContain("De la casa");
    const [archive = ""] = backups() || [];
    expect((await command(["restore", join(site.dataDir, "backups", archive), "--yes"])).code).toBe(0);
    expect(new Set(names())).toEqual(new Set(["De la casa"]));
  });

  it("asks nothing where there is nothing", async () => {
    expect(await command(seed("--replace"), "", join(all, "vacio"))).toMatchObject({ code: 0 });
  });
});

describe("migrate-data --replace", () => {
  const move = (from: string, to: string) => command(["migrate-data", "--from", from, "--to", to, "--replace"]);
  const SAME = /--from and --to are the same database by two names\. Nothing was changed/;

  it.each<[string, () => string]>([
    ["a symbolic link", () => (symlinkSync(file(), join(all, "enlace.db")), join(all, "enlace.db"))],
    ["a hard link", () => (linkSync(file(), join(site.dataDir, "duro.db")), join(site.dataDir, "duro.db"))],
    ["a linked folder", () => (symlinkSync(site.dataDir, join(all, "carpeta")), join(all, "carpeta", "ged.db"))],
    ["a relative path", () => relative(".", file())],
  ])("refuses a SQLite file that is the source too, by %s", async (_, other) => {
    const { code, out } = await move(`file:${file()}`, `file:${other()}`);
    expect([code, out]).toEqual([1, expect.stringMatching(SAME)]);
    expect(new Set(names())).toEqual(new Set(["De la casa"]));
  });

  it("refuses a PostgreSQL database that is the source too, by another host or user", async () => {
    const url = postgres.url("uno");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("CREATE ROLE otro LOGIN PASSWORD 'x'");
    await client.end();
    const [host, user] = [url.replace("127.0.0.1", "localhost"), url.replace("//ged", "//otro")];
    expect(new Set([url, host, user]).size).toBe(3);
    for (const other of [host, user])
      expect(await move(url, other)).toMatchObject({ code: 1, out: expect.stringMatching(SAME) });
  });

  it("says which of the two does not answer", async () => {
    const nobody = "postgres://ged:x@127.0.0.1:1/ged";
    for (const [from, to, option] of [
      [nobody, `file:${file()}`, "--from"],
      [`file:${file()}`, nobody, "--to"],
    ] as const)
      expect(await move(from, to)).toEqual({
        code: 1,
        out: `The database at 127.0.0.1:1 does not answer. Is PostgreSQL running there, and is ${option} right?\n`,
      });
  });

  it("refuses a database that a site runs on, and one that is not there", async () => {
    await site.start();
    const running = await move(`file:${file()}`, `file:${join(all, "nuevo", "ged.db")}`);
    await site.kill("SIGKILL");
    expect([running.code, running.out]).toEqual([1, expect.stringMatching(/A site runs on --from \(process \d+/)]);
    const nowhere = await move(`file:${join(all, "no.db")}`, `file:${file()}`);
    expect([nowhere.code, nowhere.out]).toEqual([1, expect.stringContaining("no.db is not there")]);
    expect(new Set(names())).toEqual(new Set(["De la casa"]));
  });

  it.each<[string, () => Promise<string>]>([
    ["a folder that is not there yet", async () => `file:${join(all, "nuevo", "ged.db")}`],
    ["a new PostgreSQL database", async () => (await postgres.createDatabase("dos"), postgres.url("dos"))],
  ])("is not needed for %s, but is for what was moved there", async (_, target) => {
    const args = ["migrate-data", "--from", `file:${file()}`, "--to", await target()];
    const first = await command(args);
    expect([first.code, first.out]).toEqual([0, expect.stringContaining(" 0 differing rows")]);
    const again = await command(args);
    expect([again.code, again.out]).toEqual([1, expect.stringMatching(/ is not empty: .* --replace throws them away/)]);
    expect(await command([...args, "--replace"])).toMatchObject({ code: 0 });
  });
});

describe("a load of demo content", () => {
  it("begins again where it was killed, unless somebody has worked on what it left", async () => {
    const sql = (text: string) => {
      const own = new Sqlite(file());
      own.exec(text);
      own.close();
    };
    const killed = `UPDATE ajustes SET valor = 'cargando', updated_at = '2026-01-01T00:00:00.000+00:00' WHERE clave = 'demo_cargada';
      UPDATE beneficios_home SET titulo = 'A medias'`;
    sql(killed);
    expect(await command(seed())).toMatchObject({ code: 0, out: expect.stringContaining("Loading the demo content") });
    expect(names()).not.toContain("A medias");
    expect(await command(seed())).toMatchObject({ code: 1, out: expect.stringContaining("Use --replace") });
    sql(`${killed}; INSERT INTO auditoria (admin_nombre, accion, entidad, entidad_id, created_at)
      VALUES ('Ana', 'editar', 'menu', '1', '2026-01-02T00:00:00.000+00:00')`);
    expect(await command(seed())).toMatchObject({ code: 1, out: expect.stringContaining("Use --replace") });
    expect(names()).toContain("A medias");
  });
});

it("doctor sees that a user may make no tables in an empty database", async () => {
  await postgres.createDatabase("vacia");
  const client = new pg.Client({ connectionString: postgres.url("vacia") });
  await client.connect();
  await client.query("CREATE ROLE nadie LOGIN PASSWORD 'x'");
  await client.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
  await client.end();
  const DATABASE_URL = postgres.url("vacia").replace("//ged", "//nadie");
  const { out } = await operate(["doctor"], { DATA_DIR: site.dataDir, DATABASE_URL });
  expect(out).toMatch(/FAIL\s+Writing\s.*may not make tables/);
  expect((await operate(["doctor"], { DATA_DIR: site.dataDir, DATABASE_URL: postgres.url("vacia") })).out).not.toMatch(
    /may not make tables/,
  );
});
