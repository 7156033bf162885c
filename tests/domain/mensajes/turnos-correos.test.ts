/** Who has a mail, where several instances deliver them and the mail service is slow. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { db } = await import("~/services/db/client.server");
const { MailError } = await import("~/services/mail/mail.server");
const { mailer } = await import("~/services/mail/mailer.server");
const { AVISO } = await import("~/domain/cuentas/notices.server");
const { deliverDue } = await import("~/domain/mensajes/outbox.server");

const SLOW_MS = 45_000;
const datos = JSON.stringify({ de: "web@taller.co", para: "ana@taller.co", asunto: "Aviso", texto: "Hola" });

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
beforeEach(async () => {
  await db.salida.deleteMany();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function order(count: number): Promise<void> {
  await db.salida.createMany({ data: Array.from({ length: count }, () => ({ tipo: AVISO, datos })) });
}

/** The mail service takes mails in this way; the ids of those it was given. */
function sending(send: (id: string, nth: number) => Promise<string>): string[] {
  const ids: string[] = [];
  vi.spyOn(mailer(), "send").mockImplementation(async ({ id }) => send(id, ids.push(id)));
  return ids;
}

const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);

/** What another instance does that has seen the same mails due, and makes no attempt before. */
async function takeOver(data: { estado?: string; tomada_por: string; tomada_hasta: Date }): Promise<void> {
  await db.salida.updateMany({ data });
}

it("a mail that is taken long after its round began is no other instance's while it is being sent", async () => {
  await order(11);
  const others: number[] = [];
  const sent = sending(async (id, nth) => {
    if (nth === 1) pass(SLOW_MS);
    if (nth === 11) {
      await vi.waitFor(async () => expect(await db.salida.count({ where: { estado: "enviada" } })).toBe(10));
      others.push(await deliverDue());
    }
    return id;
  });
  expect(await deliverDue()).toBe(11);
  expect([others, sent.length, new Set(sent).size]).toEqual([[0], 11, 11]);
});

it("a mail that another instance tried since it was listed is looked up before it is sent", async () => {
  await order(11);
  const last = await db.salida.findFirstOrThrow({ orderBy: { id: "desc" } });
  vi.spyOn(mailer(), "findSent").mockImplementation(async (id) => `found ${id}`);
  const sent = sending(async (id, nth) => {
    if (nth === 1) await db.salidaIntento.create({ data: { salida_id: last.id, resultado: "sin respuesta" } });
    return id;
  });
  expect(await deliverDue()).toBe(11);
  expect(sent).toHaveLength(10);
  expect((await db.salida.findUniqueOrThrow({ where: { id: last.id } })).referencia).toBe(`found aviso-${last.id}`);
});

it.each([
  ["was sent by another instance stays sent", "enviada"],
  ["another instance has stays its own", "pendiente"],
])("a mail whose lease was over and that %s, though this attempt failed", async (_, estado) => {
  await order(1);
  const tomada_hasta = new Date(Date.now() + 2 * SLOW_MS);
  sending(async () => {
    await takeOver({ estado, tomada_por: "otro:1", tomada_hasta });
    throw new MailError("unknown", "no answer");
  });
  await deliverDue();
  expect(await db.salida.findMany()).toMatchObject([{ estado, tomada_por: "otro:1", tomada_hasta, intentos: 0 }]);
  expect(await db.salidaIntento.findMany()).toMatchObject([{ resultado: "sin respuesta" }]);
});

it("a mail that was sent is sent, whoever has it since", async () => {
  await order(1);
  sending(async (id) => {
    await takeOver({ tomada_por: "otro:1", tomada_hasta: new Date(Date.now() + 2 * SLOW_MS) });
    return id;
  });
  await deliverDue();
  expect(await db.salida.findMany()).toMatchObject([{ estado: "enviada" }]);
});
