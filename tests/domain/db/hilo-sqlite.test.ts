import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

const { openDatabase } = await import("~/services/db/client.server");
const { migrate } = await import("~/services/db/migrate.server");
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
