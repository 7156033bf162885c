/** How a backup job ended, where the database does not take it at once. */
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { log } = await import("~/services/log/log.server");
const { Refusal } = await import("~/domain/kernel/refusal");
const { backupStatus } = await import("~/domain/backup/status.server");
const { startJob } = await import("~/domain/backup/job.server");

const fallo = "No se pudo restaurar. Nada cambió.";

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
afterEach(() => void vi.restoreAllMocks());

/** The database refuses that any job ends, until that was tried once. */
async function refuseOnce(): Promise<void> {
  await db.$executeRawUnsafe(`CREATE TRIGGER refuse BEFORE UPDATE ON backup_trabajo WHEN NEW.estado <> 'corriendo'
    BEGIN SELECT RAISE(ABORT, 'disk on fire'); END`);
  vi.spyOn(log, "warn").mockImplementation(() => void db.$executeRawUnsafe("DROP TRIGGER IF EXISTS refuse").then());
}

const noticed = async () => (await backupStatus()).aviso;

it("what succeeded is told as a success, though that could not be stored at first", async () => {
  const work = async () => {
    await refuseOnce();
    return { archivo: "a.zip", antes: "b.zip" };
  };
  const { done } = await startJob({ tipo: "restaurar", fallo, work });
  expect(await done).toEqual({ archivo: "a.zip", antes: "b.zip" });
  expect(await noticed()).toMatchObject({ tono: "ok", titulo: "Backup restaurado" });
});

it("what failed is told as a failure, with its reason, though that could not be stored at first", async () => {
  const work = async () => {
    await refuseOnce();
    throw new Refusal("Está dañado.");
  };
  const { done } = await startJob({ tipo: "restaurar", fallo, work });
  await expect(done).rejects.toThrow("Está dañado.");
  expect(await noticed()).toMatchObject({ tono: "error", texto: "Está dañado." });
});
