import "../../support/db/temp-env";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { startPostgres } from "../../support/db/postgres";

const postgres = await startPostgres();
await postgres.createDatabase("migrar");
const url = postgres.url("migrar");
const { migrate } = await import("~/services/db/migrate.server");
const client = new pg.Client(url);
await client.connect();
afterAll(async () => {
  await client.end();
  await postgres.stop();
});

it("a migration that fails takes those before it back with it, as its words say", async () => {
  // Of a migration in the middle, behind very many.
  await client.query("CREATE TABLE busquedas_vacias (in_the_way INTEGER)");
  await expect(migrate(url)).rejects.toThrow(/busquedas_sin_resultado cannot be applied: .*Nothing was changed/);
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE tablename IN ('productos', 'outbox')");
  const { rows: applied } = await client.query("SELECT migration_name FROM _prisma_migrations");
  expect([rows, applied]).toEqual([[], []]);
  await client.query("DROP TABLE busquedas_vacias");
  expect((await migrate(url)).length).toBeGreaterThan(10);
  expect(await migrate(url)).toEqual([]);
});
