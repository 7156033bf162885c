import Sqlite from "better-sqlite3";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folder } from "../../support/db/temp-env";

const { openRawConnection } = await import("~/services/db/own.server");
const { copyDatabase } = await import("~/domain/sistema/database-migration.server");
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

it("a target is emptied in parts, what an interrupted move noted of it goes first, and no id is given again", async () => {
  const [from, to] = ["de", "a"].map((name) => join(folder, `${name}.db`));
  if (!from || !to) throw new Error("No paths");
  const pieces = "CREATE TABLE piezas (id INTEGER PRIMARY KEY AUTOINCREMENT, nombre TEXT NOT NULL);";
  new Sqlite(from)
    .exec(
      `${pieces} INSERT INTO piezas VALUES (7, 'de la fuente'), (50000, 'borrada');
    DELETE FROM piezas WHERE id = 50000`,
    )
    .close();
  new Sqlite(to)
    .exec(
      `${pieces} WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 45000)
      INSERT INTO piezas SELECT i, 'ajena' FROM n; CREATE TABLE traslado_en_curso (tabla TEXT PRIMARY KEY, despues TEXT NOT NULL);
      INSERT INTO traslado_en_curso VALUES ('piezas', '*')`,
    )
    .close();
  const [source, target] = [await openRawConnection(`file:${from}`), await openRawConnection(`file:${to}`)];
  const ran: string[] = [];
  const run: typeof target.run = (sql, params) => (ran.push(sql), target.run(sql, params));
  const destino = { own: { ...target, run }, url: `file:${to}` };
  await copyDatabase({ own: source, url: `file:${from}` }, destino, true, () => undefined);
  expect(await target.run("SELECT id, nombre FROM piezas")).toEqual([{ id: 7, nombre: "de la fuente" }]);
  await target.run("INSERT INTO piezas (nombre) VALUES ('nueva')");
  expect(await target.run("SELECT max(id) AS id FROM piezas")).toEqual([{ id: 50_001 }]);
  const some = ran.filter((sql) => /^(?:DROP|DELETE|CREATE)/.test(sql)).map((sql) => sql.split(" ")[0]);
  expect(some).toEqual(["DROP", "DELETE", "DELETE", "DELETE", "CREATE"]);
  await Promise.all([source.close(), target.close()]);
});
