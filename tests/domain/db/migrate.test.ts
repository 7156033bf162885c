import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

const { migrate } = await import("~/services/db/migrate.server");

const run = promisify(execFile);
let file = "";
let count = 0;

beforeEach(() => {
  count += 1;
  file = join(folder, `migrate-${count}.db`);
});

/** Migrates in a process of its own, as a second instance that starts at the same moment would. */
async function migrateElsewhere(): Promise<string> {
  const { stdout } = await run(process.execPath, [
    "--import",
    "tsx",
    "--input-type=module",
    "--eval",
    `import { migrate } from "./app/services/db/migrate.server.ts"; console.log((await migrate("file:${file}")).length);`,
  ]);
  return stdout.trim();
}

function query<T>(sql: string): T[] {
  const database = new Sqlite(file);
  try {
    database.pragma("foreign_keys = OFF");
    const statement = database.prepare<[], T>(sql);
    return statement.reader ? statement.all() : [statement.run()].flatMap(() => []);
  } finally {
    database.close();
  }
}

describe("migrating a new SQLite file", () => {
  it("creates everything, and does nothing the second time", async () => {
    const applied = await migrate(`file:${file}`);
    expect(applied.length).toBeGreaterThan(0);
    expect(await migrate(`file:${file}`)).toEqual([]);
    expect(query("SELECT count(*) AS n FROM categorias_info")).toEqual([{ n: 7 }]);
  });

  it("works from several processes at once: one does it, the others find it done", async () => {
    const done = await Promise.all([migrateElsewhere(), migrateElsewhere(), migrateElsewhere()]);
    const [{ n: applied } = { n: 0 }] = query<{ n: number }>("SELECT count(*) AS n FROM _prisma_migrations");
    expect(done.toSorted()).toEqual(["0", "0", String(applied)]);
    expect(query("SELECT count(*) AS n FROM categorias_info")).toEqual([{ n: 7 }]);
  });
});

describe("a database of another version is refused and left alone:", () => {
  it("a migration that was edited after it was applied", async () => {
    const [name] = await migrate(`file:${file}`);
    query(`UPDATE _prisma_migrations SET checksum = '${"0".repeat(64)}'`);
    await expect(migrate(`file:${file}`)).rejects.toThrow(`Migration ${name} was edited after it was applied`);
  });

  it("a migration of a newer version", async () => {
    await migrate(`file:${file}`);
    const future = "29991231235959_future";
    query(`INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
      VALUES ('x', 'x', CURRENT_TIMESTAMP, '${future}', 1)`);
    await expect(migrate(`file:${file}`)).rejects.toThrow(`newer version: ${future}`);
    expect(query(`SELECT count(*) AS n FROM _prisma_migrations WHERE migration_name = '${future}'`)).toEqual([
      { n: 1 },
    ]);
  });
});

describe("what stood in pages that are free", () => {
  it.each([
    [
      "goes with a migration that changes a table",
      "otros_nombres_de_marcas",
      "ALTER TABLE marcas DROP COLUMN alias",
      0,
    ],
    ["is looked for by none that only writes rows", "plurales_de_palabras_cortas", "DELETE FROM pendientes", 1],
    ["is looked for by none that only adds one", "busquedas_sin_resultado", "DROP TABLE busquedas_vacias", 1],
  ])("%s", async (_, name, undo, least) => {
    await migrate(`file:${file}`);
    query("CREATE TABLE apuntes AS SELECT zeroblob(100000) AS texto");
    query("DROP TABLE apuntes");
    query(undo);
    query(`DELETE FROM _prisma_migrations WHERE migration_name LIKE '%${name}'`);
    expect(await migrate(`file:${file}`)).toHaveLength(1);
    const [{ n: free } = { n: 0 }] = query<{ n: number }>("SELECT freelist_count AS n FROM pragma_freelist_count");
    expect(Math.min(free, 1)).toBe(least);
  });
});

describe("a migration that fails half-way", () => {
  it("leaves nothing behind, and can be done again once the cause is gone", async () => {
    query("CREATE TABLE outbox (in_the_way INTEGER)");
    await expect(migrate(`file:${file}`)).rejects.toThrow(/outbox.*already exists/);
    expect(query("SELECT name FROM sqlite_master WHERE name = 'productos'")).toEqual([]);
    query("DROP TABLE outbox");
    expect((await migrate(`file:${file}`)).length).toBeGreaterThan(0);
  });

  it("is refused when rows have no parent after it; a start without migrations does not look for them", async () => {
    await migrate(`file:${file}`);
    query("INSERT INTO lineas (marca_id, nombre, clave, slug, updated_at) VALUES (999, 'Sola', 'SOLA', 'sola', 0)");
    expect(await migrate(`file:${file}`)).toEqual([]);
    query("DELETE FROM _prisma_migrations WHERE migration_name = '20261123025500_aplicaciones_por_lugar'");
    query("DROP INDEX aplicaciones_linea_id_lugar_idx");
    await expect(migrate(`file:${file}`)).rejects.toThrow("rows without their parent");
    expect(query("SELECT name FROM sqlite_master WHERE name = 'aplicaciones_linea_id_lugar_idx'")).toEqual([]);
  });
});
