import { writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultSite, type FaultSite } from "../../faults/lib/site";
import { operate } from "../../support/run/operate";

const LAST = "20261130013500_plurales_de_palabras_cortas";
const typed = "Ana Pérez\nana.perez@ejemplo.com\ntuercas y pernos 8\n";
let site: FaultSite;

beforeAll(async () => {
  site = await faultSite({});
  await site.start();
});
afterAll(() => site.remove());

function query(sql: string): unknown[] {
  const database = new Sqlite(join(site.dataDir, "ged.db"));
  try {
    const statement = database.prepare(sql);
    return statement.reader ? statement.all() : [statement.run()];
  } finally {
    database.close();
  }
}
const migrations = () => query(`SELECT 1 FROM _prisma_migrations WHERE migration_name = '${LAST}'`).length;

/** Makes the database that of the version before the last migration. */
function age(): void {
  query("DELETE FROM pendientes");
  query(`DELETE FROM _prisma_migrations WHERE migration_name = '${LAST}'`);
}

describe("commands of a newer version", () => {
  it.each([
    ["create-admin"],
    ["restore", "viejo.zip", "--yes"],
    ["import-legacy", "export.json"],
    ["seed", "--if-empty"],
  ])("do not migrate the database of an older site that runs: %s", async (name, ...rest) => {
    age();
    const files = rest.map((one) => (one.startsWith("--") ? one : join(site.dataDir, one)));
    for (const path of files) if (!path.startsWith("--")) writeFileSync(path, "{}");
    const { code, out } = await operate([name ?? "", ...files], { DATA_DIR: site.dataDir, typed });
    expect([code, out], out).toEqual([
      1,
      expect.stringContaining("An older version of the site runs on this database"),
    ]);
    expect(out).toContain(`process ${site.pid()} `);
    expect([migrations(), query("SELECT 1 FROM admin_users").length]).toEqual([0, 0]);
  });

  it("make no backup of a database that they would migrate first, whether a site runs or not", async () => {
    age();
    const beside = await operate(["backup"], { DATA_DIR: site.dataDir });
    await site.kill("SIGTERM");
    const alone = await operate(["backup"], { DATA_DIR: site.dataDir });
    for (const { code, out } of [beside, alone])
      expect([code, out], out).toEqual([
        1,
        expect.stringMatching(/lacks \d+_plurales.*the version that runs, or start this version first/),
      ]);
    expect([migrations(), query("SELECT 1 FROM backups").length]).toEqual([0, 0]);
  });

  it("migrate it once the older site is stopped, and one that is empty", async () => {
    const { code, out } = await operate(["create-admin"], { DATA_DIR: site.dataDir, typed });
    expect([code, migrations()], out).toEqual([0, 1]);
    const made = await operate(["backup"], { DATA_DIR: site.dataDir });
    expect(made.code, made.out).toBe(0);
    const empty = await operate(["create-admin"], { DATA_DIR: join(site.dataDir, "vacia"), typed });
    expect(empty.code, empty.out).toBe(0);
  });

  it("make no link of the first access", async () => {
    const DATA_DIR = join(site.dataDir, "nueva");
    const { code, out } = await operate(["seed", "--products", "0"], { DATA_DIR });
    expect(code, out).toBe(0);
    const made = await operate(["backup"], { DATA_DIR });
    expect(made.code, made.out).toBe(0);
    const database = new Sqlite(join(DATA_DIR, "ged.db"), { readonly: true });
    expect(database.prepare("SELECT * FROM enlaces_acceso").all()).toEqual([]);
    database.close();
  });
});
