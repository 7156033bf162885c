import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

const { openDatabase } = await import("~/services/db/client.server");
const { migrate } = await import("~/services/db/migrate.server");
const { openSqliteInThread } = await import("~/services/db/writer/own-in-thread.server");
const { openInThread, writeInThread } = await import("~/services/db/writer/in-thread.server");

const writer = new URL("../../../app/services/db/writer/", import.meta.url);
beforeAll(() => writeInThread(new URL("thread.server.ts", writer)));
afterAll(() => writeInThread(null));

async function newDatabase(name: string): Promise<string> {
  const url = `file:${join(folder, `${name}.db`)}`;
  await migrate(url);
  return url;
}
const select = (sql: string, ...args: unknown[]) => ({ sql, args, argTypes: [] });

describe("the thread that writes to SQLite", () => {
  it("gives each statement its own answer after one that cannot be sent to it", async () => {
    const thread = openInThread(await newDatabase("mudo"));
    await expect(thread?.queryRaw(select("SELECT ?", () => 1))).rejects.toThrow("could not be cloned");
    const answers = await Promise.all([1, 2].map((n) => thread?.queryRaw(select(`SELECT ${n}`))));
    expect(answers.map((answer) => answer?.rows)).toEqual([[[1]], [[2]]]);
    await thread?.dispose();
  });

  it("refuses what is asked after its end", async () => {
    const thread = openInThread(await newDatabase("tarde"));
    const ended = thread?.dispose();
    const [behind] = await Promise.allSettled([thread?.queryRaw(select("SELECT 1")), ended]);
    expect(behind.status).toBe("rejected");
    await expect(thread?.queryRaw(select("SELECT 1"))).rejects.toThrow("has ended");
  });

  it("keeps what it acknowledged while it was ended", async () => {
    const url = await newDatabase("final");
    const db = openDatabase(url);
    const keys = Array.from({ length: 50 }, (_, n) => `k${n}`);
    const writes = keys.map((clave) => db.ajuste.create({ data: { clave, valor: "" } }));
    const [, ...ends] = await Promise.allSettled([db.$disconnect(), ...writes]);
    const kept = keys.filter((_, at) => ends[at]?.status === "fulfilled");
    const again = openDatabase(url);
    const stored = (await again.ajuste.findMany()).map(({ clave }) => clave);
    expect(kept.filter((clave) => !stored.includes(clave))).toEqual([]);
    await again.$disconnect();
  });

  it("ends the process when it ends unasked", () => {
    const broken = join(folder, "roto.mjs");
    writeFileSync(
      broken,
      `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(0));`,
    );
    const site = join(folder, "sitio.mjs");
    const script = `
      const { openInThread, writeInThread } = await import(${JSON.stringify(new URL("in-thread.server.ts", writer).href)});
      writeInThread(new URL(${JSON.stringify(`file://${broken}`)}));
      setInterval(() => undefined, 1000);
      await openInThread("file:x").executeRaw({ sql: "SELECT 1", args: [], argTypes: [] }).catch(() => undefined);`;
    writeFileSync(site, script);
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", site], {
      timeout: 20_000,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining("The thread that writes to the database has ended")]);
  });
});

describe("the thread of a long transaction", () => {
  const fila = { clave: "a", valor: "1" };

  /** A database of its own, and a long transaction on it. */
  async function begun(name: string) {
    const url = await newDatabase(name);
    const own = await openSqliteInThread(url.slice("file:".length));
    if (!own) throw new Error("It has no thread");
    await own.begin("write");
    const columnas = (await own.columns("ajustes")).filter(({ nombre }) => nombre in fila);
    return { url, own, insert: (...filas: (typeof fila)[]) => own.insert("ajustes", columnas, filas) };
  }
  async function stored(url: string): Promise<unknown[]> {
    const db = openDatabase(url);
    const rows = await db.ajuste.findMany({ where: { clave: "a" }, select: { clave: true, valor: true } });
    await db.$disconnect();
    return rows;
  }

  it("answers in order, and writes at its commit only", async () => {
    const { url, own, insert } = await begun("largo");
    const [, rows] = await Promise.all([insert(fila), own.run("SELECT valor FROM ajustes WHERE clave = ?", ["a"])]);
    expect([rows, await stored(url)]).toEqual([[{ valor: "1" }], []]);
    await own.run("COMMIT");
    await own.close();
    expect(await stored(url)).toEqual([fila]);
  });

  it("fails as the database does, and leaves nothing when it is closed before its commit", async () => {
    const { url, own, insert } = await begun("largo-cortado");
    await insert(fila);
    await expect(insert(fila)).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_PRIMARYKEY" });
    await own.close();
    expect(await stored(url)).toEqual([]);
  });

  it("refuses what is asked when there is no database", async () => {
    const own = await openSqliteInThread(join(folder, "no-hay.db"));
    await expect(own?.begin("write")).rejects.toThrow();
  });
});
