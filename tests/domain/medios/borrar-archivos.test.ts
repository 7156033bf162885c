import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { folder } from "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { db } = await import("~/services/db/client.server");
const { keepSwept, purgeAllFiles, purgeFiles, removalOf } = await import("~/domain/medios/file-removal.server");

const AWAY = { almacen: "cloudinary", clave: "https://res.cloudinary.com/x/image/upload/v1/imagenes-sitio/a.png" };

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
beforeEach(async () => void (await db.salida.deleteMany()));
afterEach(() => void vi.useRealTimers());

it("a file of a store that is not configured waits, however long, until it is", async () => {
  await db.salida.create({ data: { ...removalOf(AWAY), intentos: 130 } });
  await purgeFiles();
  const [salida] = await db.salida.findMany();
  expect([salida?.intentos, (salida?.proximo_intento.getTime() ?? 0) > Date.now()]).toEqual([130, true]);
});

it("a file of no store is given up", async () => {
  await db.salida.create({ data: removalOf({ ...AWAY, clave: "https://otro.example/a.png" }) });
  await purgeFiles();
  expect(await db.salida.count()).toBe(0);
});

it("files are deleted until none is due, however many there are", async () => {
  const claves = Array.from({ length: 450 }, (_, n) => `imagenes-sitio/a${n}.png`);
  mkdirSync(join(folder, "media/imagenes-sitio"), { recursive: true });
  for (const clave of claves) writeFileSync(join(folder, "media", clave), "x");
  const waiting = { ...removalOf(AWAY), proximo_intento: new Date(Date.now() + 3_600_000) };
  await db.salida.createMany({ data: [...claves.map((clave) => removalOf({ almacen: "disco", clave })), waiting] });
  await purgeAllFiles();
  expect([await db.salida.count(), claves.filter((one) => existsSync(join(folder, "media", one)))]).toEqual([1, []]);
});

it("with the whole sweep of files the rest of this machine's disk is looked after", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance", "Date"] });
  const also = vi.fn(async () => undefined);
  keepSwept(also);
  vi.advanceTimersByTime(60_000);
  expect(also).not.toHaveBeenCalled();
  const look = () => {
    vi.advanceTimersByTime(60_000);
    expect(also).toHaveBeenCalled();
  };
  await vi.waitFor(look, { timeout: 60_000, interval: 20 });
});
