import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it, vi } from "vitest";
import { folder } from "../../support/db/temp-env";

const { openDatabase } = await import("~/services/db/client.server");
const { migrate } = await import("~/services/db/migrate.server");
const { keepStatements } = await import("~/services/db/statements/kept.server");

it("prepares the same SQL once on a connection, and runs it with the arguments of each call", async () => {
  const url = `file:${join(folder, "kept.db")}`;
  await migrate(url);
  const prepared = vi.spyOn(Sqlite.prototype, "prepare");
  const db = openDatabase(url);
  const valorOf = async (clave: string) => (await db.ajuste.findUnique({ where: { clave } }))?.valor;
  for (const clave of ["a", "b", "c"]) {
    await db.ajuste.create({ data: { clave, valor: clave.toUpperCase() } });
    expect(await valorOf(clave)).toBe(clave.toUpperCase());
  }
  expect(await Promise.all(["c", "a", "none", "b"].map(valorOf))).toEqual(["C", "A", undefined, "B"]);
  await expect(db.ajuste.create({ data: { clave: "a", valor: "2" } })).rejects.toThrow();
  await expect(db.$transaction((tx) => tx.ajuste.create({ data: { clave: "b", valor: "2" } }))).rejects.toThrow();
  await db.$transaction((tx) => tx.ajuste.create({ data: { clave: "d", valor: "D" } }));
  expect(await db.ajuste.count()).toBe(4);
  const texts = prepared.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes("ajustes"));
  expect(texts.filter((sql) => sql.startsWith("SELECT")).length).toBeGreaterThan(0);
  // Writes and reads have a connection each.
  expect(Math.max(...texts.map((sql) => texts.filter((other) => other === sql).length))).toBe(1);
  prepared.mockRestore();
  await db.$disconnect();
});

it("keeps no value of a PRAGMA, no long statement and no statement for ever, and follows a changed table", () => {
  const database = new Sqlite(":memory:");
  database.exec("CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), (2)");
  keepStatements(database);
  const rows = (sql: string, ...args: unknown[]) => database.prepare(sql).bind(args).raw().all();
  const first = database.prepare("SELECT a FROM t WHERE a = ?");
  expect(rows("SELECT a FROM t WHERE a = ?", 2)).toEqual([[2]]);
  database.exec("ALTER TABLE t ADD COLUMN b INTEGER DEFAULT 7; CREATE INDEX i ON t (a)");
  expect(rows("SELECT a FROM t WHERE a = ?", 1)).toEqual([[1]]);
  expect(database.prepare("SELECT a FROM t WHERE a = ?")).toBe(first);
  expect(database.prepare("PRAGMA user_version").raw().all()).toEqual([[0]]);
  database.exec("PRAGMA user_version = 3");
  expect(database.prepare("PRAGMA user_version").raw().all()).toEqual([[3]]);
  const long = `SELECT a FROM t WHERE a IN (${"1,".repeat(3_000)}1)`;
  expect(database.prepare(long)).not.toBe(database.prepare(long));
  for (let other = 0; other < 300; other += 1)
    expect(rows(`SELECT a + ${other} FROM t LIMIT 1`)).toEqual([[1 + other]]);
  expect(database.prepare("SELECT a FROM t WHERE a = ?")).not.toBe(first);
  database.close();
});
