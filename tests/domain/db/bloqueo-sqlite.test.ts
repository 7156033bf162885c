import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

const { openDatabase } = await import("~/services/db/client.server");
const { migrate } = await import("~/services/db/migrate.server");

const file = join(folder, "bloqueo.db");
const url = `file:${file}`;
await migrate(url);
const db = openDatabase(url);
let other: Sqlite.Database;

beforeAll(() => {
  other = new Sqlite(file);
});
afterAll(async () => {
  other.close();
  await db.$disconnect();
});

function write(clave: string) {
  return db.$transaction(async (tx) => {
    await tx.ajuste.count();
    return tx.ajuste.create({ data: { clave, valor: "x" } });
  });
}

describe("while another process holds the lock", () => {
  it("reading goes on, and what is being saved waits and is saved", async () => {
    other.exec("BEGIN IMMEDIATE");
    const waiting = [write("a"), write("b"), db.ajuste.create({ data: { clave: "c", valor: "x" } })];
    expect(await db.ajuste.count()).toBe(0);
    expect(await Promise.race([...waiting, db.ajuste.count()])).toBe(0);
    other.exec("COMMIT");
    await Promise.all(waiting);
    expect(await db.ajuste.count()).toBe(3);
  });

  it("a transaction that reads first is not lost to what the other one saves meanwhile", async () => {
    other.exec("BEGIN IMMEDIATE");
    const waiting = write("d");
    expect(await db.ajuste.count()).toBe(3);
    other.prepare("UPDATE contenido_version SET version = version + 1").run();
    other.exec("COMMIT");
    await waiting;
    expect(await db.ajuste.count()).toBe(4);
  });

  it("a commit that is refused is taken back, and everybody else goes on", async () => {
    await db.$executeRawUnsafe(
      "CREATE TABLE hijos (id INTEGER PRIMARY KEY, padre INTEGER REFERENCES admin_users(id) DEFERRABLE INITIALLY DEFERRED)",
    );
    const refused = db.$transaction(async (tx) => {
      await tx.ajuste.create({ data: { clave: "e", valor: "x" } });
      await tx.$executeRawUnsafe("INSERT INTO hijos VALUES (1, 999)");
    });
    await expect(refused).rejects.toThrow();
    await write("f");
    expect((await db.ajuste.findMany({ select: { clave: true } })).map(({ clave }) => clave)).not.toContain("e");
  });
});
