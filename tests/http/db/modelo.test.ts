import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  type ColumnType,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import pg from "pg";
import { expect, it } from "vitest";
import { sqlFromDatabase } from "../../../scripts/lib/schema-diff";
import { db } from "../../support/db/db";

const url = process.env.DATABASE_URL ?? "";
const provider = url.startsWith("file:") ? "sqlite" : "postgresql";

/** The engine writes a text in the quotes of a name, which this SQLite takes for a column. */
function plainQuotes(query: SqlQuery): SqlQuery {
  return { ...query, sql: query.sql.replace(/ name = "(\w+)"/g, " name = '$1'") };
}

/** Kinds of PostgreSQL's own columns by number, those that Prisma's driver does not know among them; others are text. */
const kinds: Record<number, ColumnType> = {
  16: ColumnTypeEnum.Boolean,
  18: ColumnTypeEnum.Character,
  20: ColumnTypeEnum.Int64,
  21: ColumnTypeEnum.Int32,
  23: ColumnTypeEnum.Int32,
  26: ColumnTypeEnum.Int64,
  1005: ColumnTypeEnum.Int32Array,
  1009: ColumnTypeEnum.TextArray,
};

async function askPostgres({ sql, args }: SqlQuery): Promise<SqlResultSet> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { fields, rows } = await client.query<unknown[], unknown[]>({ text: sql, values: args, rowMode: "array" });
    const columnTypes = fields.map(({ dataTypeID }) => kinds[dataTypeID] ?? ColumnTypeEnum.Text);
    return { columnNames: fields.map(({ name }) => name), columnTypes, rows };
  } finally {
    await client.end();
  }
}

/** The database under test, as the engine can read it. */
function factory(): SqlMigrationAwareDriverAdapterFactory {
  const real = provider === "sqlite" ? new PrismaBetterSqlite3({ url }) : new PrismaPg({ connectionString: url });
  async function connect(): Promise<SqlDriverAdapter> {
    const adapter: SqlDriverAdapter = await real.connect();
    const ask = adapter.queryRaw.bind(adapter);
    const queryRaw = provider === "sqlite" ? (query: SqlQuery) => ask(plainQuotes(query)) : askPostgres;
    return Object.assign(adapter, { queryRaw });
  }
  return { provider: real.provider, adapterName: real.adapterName, connect, connectToShadowDb: connect };
}

/** What a database keeps for itself: the list of its migrations, and what SQLite only searches in. */
async function ownTables(): Promise<string[]> {
  if (provider === "postgresql") return ["public._prisma_migrations"];
  const rows = await db.$queryRaw<
    { name: string }[]
  >`SELECT name FROM sqlite_master WHERE name LIKE '%!_fts%' ESCAPE '!'`;
  return ["_prisma_migrations", ...rows.map(({ name }) => name)];
}

/** What PostgreSQL has besides the models, only to search in. */
const searchColumn = ['DROP INDEX "productos_palabras_idx";', 'ALTER TABLE "productos" DROP COLUMN "palabras";'];

it("the migrations make the tables of models.prisma: none is forgotten", async () => {
  const sql = await sqlFromDatabase(provider, factory(), await ownTables());
  const statements = sql.split("\n").filter((line) => line !== "" && !line.startsWith("--"));
  expect(statements).toEqual(provider === "sqlite" ? [] : searchColumn);
});
