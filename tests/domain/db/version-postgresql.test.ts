import "../../support/db/temp-env";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { query, startPostgres } from "../../support/db/postgres";

process.env.LOG_LEVEL = "silent";
const postgres = await startPostgres();
await postgres.createDatabase("version");
const url = (process.env.DATABASE_URL = postgres.url("version"));
const { migrate } = await import("~/services/db/migrate.server");
await migrate(url);
const { db } = await import("~/services/db/client.server");
const { contentEpoch, isVersionUnreadable } = await import("~/services/page-cache/content-version.server");
const { watchContent } = await import("~/services/page-cache/content-watch.server");

afterAll(async () => {
  await db.$disconnect();
  await postgres.stop();
});

/** Another instance changes content. */
const changeElsewhere = () => query(url, "UPDATE contenido_version SET version = version + 1 WHERE id = 1");
const seen = (before: number) =>
  expect.poll(() => contentEpoch(), { timeout: 5_000, interval: 50 }).toBeGreaterThan(before);

/** Takes every connection of the pool until `release`. */
async function fillPool(): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let taken = 0;
  const holders = Array.from({ length: 10 }, () =>
    db.$transaction(async (tx) => {
      await tx.ajuste.count();
      taken += 1;
      await released;
    }),
  );
  await expect.poll(() => taken, { timeout: 10_000 }).toBe(10);
  return async () => {
    release();
    await Promise.all(holders);
  };
}

describe("what another instance changes", () => {
  it("is seen while every connection of the pool is taken", async () => {
    watchContent(() => 2026);
    await seen(0);
    const release = await fillPool();
    let waits = true;
    const waiting = db.ajuste.count().then(() => (waits = false));
    const before = contentEpoch();
    await changeElsewhere();
    await seen(before);
    expect([waits, isVersionUnreadable()]).toEqual([true, false]);
    await release();
    await waiting;
  });

  it("is seen again after the connection that looks was cut", async () => {
    await query(
      postgres.url("postgres"),
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'version'",
    );
    const before = contentEpoch();
    await changeElsewhere();
    await seen(before);
    expect(isVersionUnreadable()).toBe(false);
  });

  it("cannot be told while the version itself is held from being read: nothing kept counts until it can", async () => {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("BEGIN");
    await holder.query("LOCK TABLE contenido_version IN ACCESS EXCLUSIVE MODE");
    await expect.poll(() => isVersionUnreadable(), { timeout: 10_000 }).toBe(true);
    const before = contentEpoch();
    await holder.query("UPDATE contenido_version SET version = version + 1 WHERE id = 1");
    await holder.query("COMMIT");
    await holder.end();
    await seen(before);
    await expect.poll(() => isVersionUnreadable(), { timeout: 5_000 }).toBe(false);
  });
});
