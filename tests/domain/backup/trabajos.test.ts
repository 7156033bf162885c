/** How a backup job ended, where the database does not take it at once, or where nothing was heard of it for long. */
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { log } = await import("~/services/log/log.server");
const { Refusal } = await import("~/domain/kernel/refusal");
const { backupStatus } = await import("~/domain/backup/status.server");
const { isRestoring, startJob } = await import("~/domain/backup/job.server");
const { startBackup } = await import("~/domain/backup/list.server");
const { archivePath } = await import("~/domain/backup/backups.server");
const { restoreArchive } = await import("~/domain/backup/restore.server");
const { correctClock } = await import("~/services/env/clock.server");

const fallo = "No se pudo restaurar. Nada cambió.";

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
afterEach(() => {
  vi.restoreAllMocks();
  correctClock(0);
});

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

it("a restore that writes for more than ten minutes is told at its end, and no other job takes it for dead before", async () => {
  const { archivo } = await (await startBackup()).done;
  const seen: unknown[] = [];
  const onProgress = (paso: string) => {
    if (paso !== "Cambiando el contenido: ordenando" || seen.length > 0) return;
    correctClock(11 * 60_000);
    seen.push(isRestoring());
  };
  await refuseOnce();
  vi.mocked(log.warn).mockImplementationOnce(() => {
    // The content is replaced, and that this job has ended is not stored yet.
    seen.push(startBackup().then(() => "begun", String));
    return void db.$executeRawUnsafe("DROP TRIGGER IF EXISTS refuse").then();
  });
  const { done } = await restoreArchive({ path: archivePath(archivo), archivo, sesion: null, onProgress });
  await done;
  expect(await Promise.all(seen)).toEqual([true, expect.stringContaining("Ya hay un trabajo de backup en curso")]);
  expect(await noticed()).toMatchObject({ tono: "ok", titulo: "Backup restaurado" });
});

it("what failed after writing for more than ten minutes is told, too", async () => {
  const writing = async () => {
    correctClock(11 * 60_000);
    throw new Refusal("Está dañado.");
  };
  const { done } = await startJob({ tipo: "restaurar", fallo, work: (turno) => turno.withoutHeartbeat(writing) });
  await expect(done).rejects.toThrow("Está dañado.");
  expect(await noticed()).toMatchObject({ tono: "error", texto: "Está dañado." });
});
