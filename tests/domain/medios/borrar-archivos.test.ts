import { afterEach, beforeAll, expect, it, vi } from "vitest";
import "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { keepSwept } = await import("~/domain/medios/file-removal.server");

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
afterEach(() => void vi.useRealTimers());

it("with the whole sweep of files the rest of this machine's disk is looked after", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance", "Date"] });
  const also = vi.fn(async () => undefined);
  keepSwept(also);
  vi.advanceTimersByTime(60_000);
  expect(also).not.toHaveBeenCalled();
  const look = () => {
    vi.advanceTimersByTime(60_000);
    expect(also).toHaveBeenCalled();
  };
  await vi.waitFor(look, { timeout: 60_000, interval: 20 });
});
