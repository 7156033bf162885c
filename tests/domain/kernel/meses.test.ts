import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import "../../support/db/temp-env";

const { monthsAgo } = await import("~/domain/mensajes/delete.server");

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

describe("months counted back", () => {
  it.each([
    ["2026-03-31", "1", "2026-02-28"],
    ["2028-03-31", "1", "2028-02-29"],
    ["2026-03-30", "13", "2025-02-28"],
    ["2026-10-31", "1", "2026-09-30"],
    ["2026-12-31", "6", "2026-06-30"],
    ["2028-02-29", "12", "2027-02-28"],
    ["2026-03-28", "1", "2026-02-28"],
    ["2026-01-31", "1", "2025-12-31"],
    ["2026-05-15", "120", "2016-05-15"],
  ])("from %s, %s of them, end at %s", (today, meses, day) => {
    vi.setSystemTime(`${today}T12:34:56.789Z`);
    expect(monthsAgo(meses)?.toISOString()).toBe(`${day}T12:34:56.789Z`);
  });

  it.each(["", "0", "-1", "1.5", "siempre"])("%j are no number of months", (meses) => {
    expect(monthsAgo(meses)).toBeNull();
  });
});
