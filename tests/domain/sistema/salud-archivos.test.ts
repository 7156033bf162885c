import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { siteChecks } = await import("~/domain/sistema/health-site.server");

beforeAll(async () => void (await migrate(env().DATABASE_URL)));

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
