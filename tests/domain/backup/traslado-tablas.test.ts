import Sqlite from "better-sqlite3";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

const { openRawConnection } = await import("~/services/db/own.server");
const { tablesToCopy } = await import("~/domain/sistema/migration-tables.server");

/** The order in which the tables of a new database would be moved. */
async function order(name: string, sql: string): Promise<string[]> {
  const path = join(folder, `${name}.db`);
  new Sqlite(path).exec(sql).close();
  const own = await openRawConnection(`file:${path}`);
  try {
    return (await tablesToCopy(own, `file:${path}`)).map(({ nombre }) => nombre);
  } finally {
    await own.close();
  }
}

const table = (name: string, refers: string) =>
  `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, otra INTEGER REFERENCES ${refers} (id));`;

it("tables are moved behind those they refer to, one that refers to itself too", async () => {
  expect(await order("tree", table("a", "b") + table("b", "c") + table("c", "c"))).toEqual(["c", "b", "a"]);
});

it("tables that refer to each other in a circle are refused by name", async () => {
  const circle = table("a", "b") + table("b", "c") + table("c", "b") + table("d", "d");
  await expect(order("circle", circle)).rejects.toThrow(
    "These tables refer to each other in a circle and cannot be moved: a, b, c",
  );
});
