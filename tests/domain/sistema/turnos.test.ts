import { beforeAll, describe, expect, it } from "vitest";
import "../../support/db/temp-env";

const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { withJobLease, withLease } = await import("~/domain/operation/job-lease.server");
const { db } = await import("~/services/db/client.server");

const HOUR = 3_600_000;
const nothing = async () => undefined;

beforeAll(async () => void (await migrate(env().DATABASE_URL)));

describe("a scheduled job of several instances", () => {
  it("is done by one of those that ask at once", async () => {
    let done = 0;
    const asks = Array.from({ length: 8 }, () => withJobLease("una", HOUR, async () => void (done += 1)));
    expect((await Promise.all(asks)).filter(Boolean)).toHaveLength(1);
    expect(done).toBe(1);
  });

  it("is not done again before its time, and another job is not held up by it", async () => {
    await withJobLease("dos", HOUR, nothing);
    expect(await withJobLease("dos", HOUR, nothing)).toBe(false);
    expect(await withJobLease("tres", HOUR, nothing)).toBe(true);
  });

  it("is done again once its time is over", async () => {
    await withJobLease("cuatro", 0, nothing);
    expect(await withJobLease("cuatro", 0, nothing)).toBe(true);
  });

  it("is done though a clock that was years ahead gave the turn away for years, and then not again before its time", async () => {
    const vence_at = new Date(Date.now() + 5 * 366 * 24 * HOUR);
    await db.limite.create({ data: { clave: "tarea:siete", intentos: 1, vence_at } });
    expect([await withJobLease("siete", HOUR, nothing), await withJobLease("siete", HOUR, nothing)]).toEqual([
      true,
      false,
    ]);
  });

  it("that failed may be done by the next who asks", async () => {
    const failing = async () => {
      throw new Error("disk on fire");
    };
    await expect(withJobLease("cinco", HOUR, failing)).rejects.toThrow("disk on fire");
    expect(await withJobLease("cinco", HOUR, nothing)).toBe(true);
  });
});

describe("work of several instances that never ends", () => {
  it("is done by one of those that ask at once, and by the next when that one has stopped or failed", async () => {
    let done = 0;
    const asks = Array.from({ length: 8 }, () => withLease("ocho", HOUR, async () => void (done += 1)));
    expect((await Promise.all(asks)).filter(Boolean)).toHaveLength(1);
    const failing = async () => {
      throw new Error("disk on fire");
    };
    await expect(withLease("ocho", HOUR, failing)).rejects.toThrow("disk on fire");
    expect([await withLease("ocho", HOUR, nothing), done]).toEqual([true, 1]);
  });

  it("is taken over from an instance that died with it", async () => {
    const vence_at = new Date(Date.now() - 1);
    await db.limite.create({ data: { clave: "tarea:nueve", intentos: 1, vence_at } });
    expect(await withLease("nueve", HOUR, nothing)).toBe(true);
  });
});
