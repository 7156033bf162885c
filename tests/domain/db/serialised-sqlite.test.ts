import { join } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

const { openDatabase } = await import("~/services/db/client.server");
const { migrate } = await import("~/services/db/migrate.server");
const { sqliteAdapter } = await import("~/services/db/sqlite.server");
const { writeInThread } = await import("~/services/db/writer/in-thread.server");
const { plainWritesAmongRollbacks } = await import("../../support/db/sqlite-race");

const ROUNDS = 30;

const thread = new URL("../../../app/services/db/writer/thread.server.ts", import.meta.url);

async function newDatabase(name: string): Promise<string> {
  const url = `file:${join(folder, `${name}-${Math.random()}.db`)}`;
  await migrate(url);
  return url;
}

describe.each([
  ["writes where it reads", null],
  ["writes in a thread", thread],
] as const)("the SQLite driver that %s", (_where, file) => {
  beforeAll(() => writeInThread(file));
  afterAll(() => writeInThread(null));

  it("keeps every acknowledged write that arrives while another request's transaction rolls back", async () => {
    const result = await plainWritesAmongRollbacks(sqliteAdapter(await newDatabase("serialised")), ROUNDS);
    expect(result).toEqual({ acknowledged: ROUNDS * 4, present: ROUNDS * 4, undone: 0 });
  });

  it("writes nothing for a transaction that is over", async () => {
    const adapter = await sqliteAdapter(await newDatabase("over")).connect();
    const statement = (sql: string) => ({ sql, args: [], argTypes: [] });
    await adapter.executeRaw(statement("CREATE TABLE una (id INTEGER)"));
    const insert = statement("INSERT INTO una (id) VALUES (1)");
    const transaction = await adapter.startTransaction();
    await transaction.executeRaw(insert);
    await transaction.executeRaw(statement("ROLLBACK"));
    await transaction.rollback();
    await expect(transaction.executeRaw(insert)).rejects.toThrow("TransactionAlreadyClosed");
    const { rows } = await adapter.queryRaw(statement("SELECT id FROM una"));
    expect(rows).toEqual([]);
  });

  it("needs its wrapper for that: the stock adapter loses acknowledged writes", async () => {
    const stock = new PrismaBetterSqlite3({ url: await newDatabase("stock") });
    const { acknowledged, present } = await plainWritesAmongRollbacks(stock, ROUNDS);
    expect(acknowledged).toBeGreaterThan(0);
    expect(present).toBeLessThan(acknowledged);
  });

  it("lets nobody wait for ever behind a transaction that failed", async () => {
    const db = openDatabase(await newDatabase("failed"));
    const failing = db.$transaction(async (tx) => {
      await tx.ajuste.create({ data: { clave: "a", valor: "1" } });
      await tx.ajuste.create({ data: { clave: "a", valor: "2" } });
    });
    await expect(failing).rejects.toThrow();
    await db.ajuste.create({ data: { clave: "a", valor: "3" } });
    expect(await db.ajuste.findMany({ select: { valor: true } })).toEqual([{ valor: "3" }]);
    await db.$disconnect();
  });

  it("lets nobody who only reads wait for a transaction, and shows what is committed", async () => {
    const db = openDatabase(await newDatabase("reading"));
    await db.$transaction(async (tx) => {
      await tx.ajuste.create({ data: { clave: "a", valor: "1" } });
      expect(await db.ajuste.count()).toBe(0);
      expect(await tx.ajuste.count()).toBe(1);
    });
    expect(await db.ajuste.count()).toBe(1);
    await db.$disconnect();
  });

  it("lets a read that begins with WITH wait for no transaction; a write that does so waits its turn", async () => {
    const db = openDatabase(await newDatabase("with"));
    const write = `WITH nueva AS (SELECT 'b' AS clave) INSERT INTO ajustes (clave, valor) SELECT clave, '2' FROM nueva RETURNING clave`;
    let written = false;
    const later = await db.$transaction(async (tx) => {
      await tx.ajuste.create({ data: { clave: "a", valor: "1" } });
      const read = "WITH todos AS (SELECT * FROM ajustes) SELECT count(*) AS total FROM todos";
      expect(await db.$queryRawUnsafe(read)).toEqual([{ total: 0n }]);
      const pending = db.$queryRawUnsafe(write).then((rows) => ((written = true), rows));
      expect(await tx.ajuste.count()).toBe(1);
      expect(written).toBe(false);
      return { pending };
    });
    expect(await later.pending).toEqual([{ clave: "b" }]);
    expect(await db.ajuste.count()).toBe(2);
    await db.$disconnect();
  });

  it("runs transactions one after the other: two increments at once are two", async () => {
    const db = openDatabase(await newDatabase("counter"));
    const increment = () =>
      db.$transaction(async (tx) => {
        const row = await tx.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
        await tx.contenidoVersion.update({ where: { id: 1 }, data: { version: row.version + 1 } });
      });
    const before = await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await db.contenidoVersion.findUnique({ where: { id: 1 } })).toEqual({ id: 1, version: before.version + 20 });
    await db.$disconnect();
  });

  it("writes durably, checks foreign keys and keeps few pages in memory where it writes: its pragmas read back", async () => {
    const db = openDatabase(await newDatabase("pragmas"));
    expect(await db.$queryRawUnsafe("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
    expect(await db.$queryRawUnsafe("SELECT synchronous AS value FROM pragma_synchronous")).toEqual([{ value: 2n }]);
    expect(await db.$queryRawUnsafe("SELECT foreign_keys AS value FROM pragma_foreign_keys")).toEqual([{ value: 1n }]);
    const cache = "SELECT cache_size AS value FROM pragma_cache_size";
    expect(await db.$queryRawUnsafe(cache)).toEqual([{ value: -32000n }]);
    expect(await db.$transaction((tx) => tx.$queryRawUnsafe(cache))).toEqual([{ value: -6000n }]);
    const orphan = { categoria_id: 999, nombre: "Sin categoría", clave: "X", slug: "x" };
    await expect(db.subcategoria.create({ data: orphan })).rejects.toThrow();
    await db.$disconnect();
  });
});
