import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { folder } from "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { diskStore } = await import("~/services/files/media.server");
const { siteChecks } = await import("~/domain/sistema/health-site.server");

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
beforeEach(async () => void (await db.medio.deleteMany()));
afterEach(() => void vi.restoreAllMocks());

async function createMedio(almacen: string, clave: string): Promise<void> {
  const file = { nombre: "a.png", mime: "image/png", bytes: 1, sha256: "" };
  await db.medio.create({ data: { ...file, almacen, clave } });
}
const checked = async () => (await siteChecks.mediaFiles.run()).map(({ state, estado }) => [state, estado]);

describe("media files", () => {
  it("are not said to be there when their store is not configured; those of others are nobody's to look for", async () => {
    await createMedio("externo", "https://otro.example/a.png");
    expect(await checked()).toEqual([["ok", "Completos"]]);
    await createMedio("cloudinary", "https://res.cloudinary.com/x/image/upload/v1/imagenes-sitio/a.png");
    expect(await checked()).toEqual([["warn", "Sin revisar"]]);
  });

  it("are not said to be there when their store cannot be listed", async () => {
    await createMedio("disco", "imagenes-sitio/a.png");
    vi.spyOn(diskStore, "list").mockRejectedValue(new Error("disk on fire"));
    expect(await checked()).toEqual([["warn", "Sin revisar"]]);
  });

  it("that are missing are told before those that could not be looked at", async () => {
    await createMedio("disco", "imagenes-sitio/a.png");
    await createMedio("cloudinary", "https://res.cloudinary.com/x/image/upload/v1/imagenes-sitio/a.png");
    const { id } = await db.medio.findFirstOrThrow({ where: { almacen: "disco" } });
    await db.imagenSitio.create({ data: { medio_id: id, ubicacion: "general", titulo: "Perdida" } });
    expect(await checked()).toEqual([
      ["FAIL", "1 archivo falta"],
      ["warn", "Sin revisar"],
    ]);
    await db.imagenSitio.deleteMany();
  });
});

it("the last backup is no good one while its archive is not on this machine", async () => {
  const counts = ["successful_tables", "total_tables", "total_records", "storage_buckets", "storage_files"];
  const summary = Object.fromEntries([...counts, "storage_missing"].map((name) => [name, 0]));
  const resumen = JSON.stringify({ ...summary, timestamp: new Date().toISOString(), version: "v1" });
  const archivo = "backup-completo-2026-01-01-000000-000.zip";
  await db.backup.create({ data: { archivo, version: "v1", bytes: 1, sha256: "", resumen } });
  expect(await siteChecks.lastBackup.run()).toMatchObject([
    {
      state: "warn",
      text: expect.stringContaining("not on this machine"),
      detalle: expect.stringContaining("no está"),
    },
  ]);
  mkdirSync(join(folder, "backups"), { recursive: true });
  writeFileSync(join(folder, "backups", archivo), "x");
  expect(await siteChecks.lastBackup.run()).toMatchObject([{ state: "ok" }]);
});
