import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { folder } from "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const { migrate } = await import("~/services/db/migrate.server");
await migrate(`file:${join(folder, "ged.db")}`);
const { contentEpoch } = await import("~/services/page-cache/content-version.server");
const { proximoAno } = await import("~/domain/vehiculos/ano.server");
const { watchContent } = await import("~/services/page-cache/content-watch.server");

afterEach(() => void vi.useRealTimers());

it("pages are made anew in a new year of Bogotá: they offer the years of vehicles up to the next one", async () => {
  vi.setSystemTime("2027-01-01T04:59:59Z");
  watchContent(proximoAno);
  await expect.poll(() => contentEpoch(), { timeout: 5_000 }).toBe(1);
  vi.setSystemTime("2027-01-01T05:00:00Z");
  await expect.poll(() => contentEpoch(), { timeout: 5_000 }).toBe(2);
});
