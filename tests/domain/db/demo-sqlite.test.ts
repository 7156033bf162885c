import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { migrate } = await import("~/services/db/migrate.server");
await migrate(`file:${join(folder, "ged.db")}`);
const { writable: db } = await import("~/services/db/client.server");
const { loadDemo } = await import("../../../prisma/seed/load");

afterAll(() => db.$disconnect());

async function state() {
  const { version } = await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
  return { version, categorias: await db.categoria.count(), productos: await db.producto.count() };
}

/** Loads demo content until it says something like this. */
async function loadUntil(line: RegExp): Promise<void> {
  const say = (said: string) => {
    if (line.test(said)) throw new Error("broken off");
  };
  await expect(loadDemo(db, say, 40)).rejects.toThrow("broken off");
}

it("demo content that is loaded while a site runs is shown as it comes and goes, and when the load breaks off", async () => {
  const before = await state();
  await loadUntil(/40 products/);
  const loaded = await state();
  expect(loaded).toEqual({ version: expect.any(Number), categorias: expect.any(Number), productos: 40 });
  expect(loaded.version).toBeGreaterThan(before.version);
  // The next load begins again: it deletes what is there.
  await loadUntil(/pictures/);
  const emptied = await state();
  expect(emptied.productos).toBe(0);
  expect(emptied.version).toBeGreaterThan(loaded.version);
});
