/** What instances do, and are told, whose clocks differ from the one that they share, PostgreSQL's. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startPostgres } from "../../support/db/postgres";
import "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const postgres = await startPostgres();
await postgres.createDatabase("relojes");
process.env.DATABASE_URL = postgres.url("relojes");
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { MailError } = await import("~/services/mail/mail.server");
const { mailer } = await import("~/services/mail/mailer.server");
const { AVISO } = await import("~/domain/cuentas/notices.server");
const { isBackupRunning, startJob } = await import("~/domain/backup/job.server");
const { backupStatus } = await import("~/domain/backup/status.server");
const { deliverDue } = await import("~/domain/mensajes/outbox.server");
const { checkDatabase } = await import("../../../scripts/doctor/database");

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await db.$disconnect();
  await postgres.stop();
});

/** This machine's clock goes so many seconds ahead of the database's. */
function ahead(seconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1_000 });
}

it.each([
  [4, "ok"],
  [-4, "ok"],
  [16, "FAIL"],
  [-16, "FAIL"],
])("the doctor compares a clock %i s ahead with the database's", async (seconds, state) => {
  ahead(seconds);
  const clock = (await checkDatabase(env())).find(({ name }) => name === "Clock");
  expect(clock).toMatchObject({ state, text: expect.stringMatching(/^\d+ s apart from the database's$/) });
});

describe.each([-1_200, 1_200])("an instance whose clock is %i s ahead", (seconds) => {
  it("takes no backup job from another, and does not call its own dead", async () => {
    // Not this process's: another instance sent its last heartbeat just now.
    const job = { llave: "de otra", tipo: "crear", estado: "corriendo" };
    await db.backupTrabajo.update({ where: { id: 1 }, data: { ...job, latido_at: new Date() } });
    ahead(seconds);
    await expect(startJob({ tipo: "crear", fallo: "", work: async () => ({}) })).rejects.toThrow("Ya hay un trabajo");
    expect([await isBackupRunning(), (await backupStatus()).enCurso]).toEqual([true, true]);
  });

  it("begins one that others see, and tells its end", async () => {
    await db.backupTrabajo.update({ where: { id: 1 }, data: { estado: "listo" } });
    ahead(seconds);
    const fallo = "No se pudo.";
    const { done } = await startJob({ tipo: "crear", fallo, work: () => Promise.reject(new Error("disk on fire")) });
    await expect(done).rejects.toThrow("disk on fire");
    expect((await backupStatus()).aviso).toMatchObject({ texto: fallo });
    vi.useRealTimers();
    const { latido_at } = await db.backupTrabajo.findUniqueOrThrow({ where: { id: 1 } });
    expect(Math.abs(latido_at.getTime() - Date.now())).toBeLessThan(20_000);
  });

  it("sends no mail that another is sending, nor one of which another does not know yet whether it went", async () => {
    const datos = JSON.stringify({ de: "web@taller.co", para: "ana@taller.co", asunto: "Aviso", texto: "Hola" });
    await db.salida.deleteMany();
    await db.salida.create({ data: { tipo: AVISO, datos } });
    const others: number[] = [];
    vi.spyOn(mailer(), "send").mockImplementation(async () => {
      ahead(seconds);
      others.push(await deliverDue());
      vi.useRealTimers();
      throw new MailError("unknown", "no answer");
    });
    expect(await deliverDue()).toBe(1);
    ahead(seconds);
    expect([...others, await deliverDue()]).toEqual([0, 0]);
  });
});
