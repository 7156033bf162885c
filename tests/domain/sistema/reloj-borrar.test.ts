import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import "../../support/db/temp-env";

const { env } = await import("~/services/env/env.server");
const { now } = await import("~/services/env/clock.server");
const { db } = await import("~/services/db/client.server");
const { migrate } = await import("~/services/db/migrate.server");
const { lookAtClock, mayDeleteOld, trustClock } = await import("~/domain/operation/clock.server");

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.parse("2026-11-20T12:00:00Z") });
  await db.reloj.deleteMany();
  await lookAtClock();
  vi.advanceTimersByTime(11 * MINUTE);
});
afterAll(() => void vi.useRealTimers());

const setClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe("what has had its time", () => {
  it("may be deleted by a process that has run for ten minutes, by a clock that goes on from what was seen", async () => {
    expect(await mayDeleteOld()).toBe(true);
  });

  it("may not right after the clock was set, be it by a little, and may ten minutes later", async () => {
    setClock(90 * MINUTE);
    expect(await mayDeleteOld()).toBe(false);
    vi.advanceTimersByTime(11 * MINUTE);
    expect(await mayDeleteOld()).toBe(true);
  });

  it.each([5 * YEAR, -5 * YEAR])(
    "may not by a clock that is %i ms wrong, however long the process runs",
    async (ms) => {
      setClock(ms);
      for (let hours = 0; hours < 48; hours += 1) {
        expect(await mayDeleteOld()).toBe(false);
        vi.advanceTimersByTime(60 * MINUTE);
      }
      setClock(-ms);
      expect(await mayDeleteOld()).toBe(false);
      vi.advanceTimersByTime(11 * MINUTE);
      expect(await mayDeleteOld()).toBe(true);
    },
  );

  it("may when a person says that the clock is right", async () => {
    setClock(5 * YEAR);
    expect(await mayDeleteOld()).toBe(false);
    await trustClock();
    await mayDeleteOld();
    vi.advanceTimersByTime(11 * MINUTE);
    expect(await mayDeleteOld()).toBe(true);
  });
});

describe("what is stored while the clock is years behind", () => {
  it("gets the time the site knows, so that it is not years old once the clock is right", async () => {
    const right = Date.now();
    setClock(-5 * YEAR);
    await lookAtClock();
    vi.advanceTimersByTime(30 * MINUTE);
    await lookAtClock();
    const apart = now().getTime() - (right + 30 * MINUTE);
    expect(Math.abs(apart)).toBeLessThan(15 * MINUTE);
  });
});
