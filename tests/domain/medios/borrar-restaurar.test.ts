/** Files are being deleted when a restore begins, which does not write those that it has seen. */
import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { folder } from "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { diskStore } = await import("~/services/files/media.server");
const { purgeAllFiles, removalOf, sweepMedios } = await import("~/domain/medios/file-removal.server");

const claves = ["a", "b", "c", "d"].map((name) => `imagenes-sitio/${name}.png`);
const DAY = 24 * 3_600_000;

function left(): string[] {
  return claves.filter((clave) => existsSync(join(folder, "media", clave)));
}

beforeAll(async () => {
  await migrate(env().DATABASE_URL);
  mkdirSync(join(folder, "media/imagenes-sitio"), { recursive: true });
});

beforeEach(async () => {
  await db.salida.deleteMany();
  const yesterday = new Date(Date.now() - DAY);
  for (const clave of claves) {
    writeFileSync(join(folder, "media", clave), "x");
    utimesSync(join(folder, "media", clave), yesterday, yesterday);
  }
  const remove = diskStore.remove.bind(diskStore);
  vi.spyOn(diskStore, "remove").mockImplementation(async (clave) => {
    await remove(clave);
    await db.backupTrabajo.update({ where: { id: 1 }, data: { estado: "corriendo", latido_at: new Date() } });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await db.backupTrabajo.update({ where: { id: 1 }, data: { estado: "listo" } });
});

it("deletions that are due wait from then on", async () => {
  await db.salida.createMany({ data: claves.map((clave) => removalOf({ almacen: "disco", clave })) });
  await purgeAllFiles();
  expect([left().length, await db.salida.count()]).toEqual([3, 3]);
});

it("files without a row are left from then on", async () => {
  const file = { almacen: "disco", nombre: "x", mime: "image/png", bytes: 1, sha256: "0" };
  await db.medio.createMany({
    data: claves.map((_, n) => ({ ...file, clave: `imagenes-sitio/con-fila-${n}.png` })),
  });
  await sweepMedios();
  expect(left()).toHaveLength(3);
});
