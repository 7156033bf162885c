/** What instances do, and are told, whose clocks differ from the one that they share, PostgreSQL's. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { startPostgres } from "../../support/db/postgres";
import "../../support/db/temp-env";

process.env.LOG_LEVEL = "silent";
const postgres = await startPostgres();
await postgres.createDatabase("relojes");
process.env.DATABASE_URL = postgres.url("relojes");
const { env } = await import("~/services/env/env.server");
const { migrate } = await import("~/services/db/migrate.server");
const { writable: db } = await import("~/services/db/client.server");
const { checkDatabase } = await import("../../../scripts/doctor/database");

beforeAll(async () => void (await migrate(env().DATABASE_URL)));
afterEach(() => void vi.useRealTimers());
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
