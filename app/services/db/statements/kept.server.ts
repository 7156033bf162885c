import type Sqlite from "better-sqlite3";
import { LRUCache } from "lru-cache";

/** Statements that a connection keeps. */
const KEPT = 200;
/** Characters of the longest SQL that is kept: longer ones list many values and seldom come again. */
const LONGEST = 4_000;
/** What is kept. A PRAGMA may read its value when it is prepared, and would never read another. */
const ROWS = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/** Stands for a statement in Prisma's adapter, which binds for good: takes the arguments of each execution instead. */
function reusable(statement: Sqlite.Statement) {
  const { reader } = statement;
  const columns = reader ? statement.raw().columns() : [];
  return {
    bind(args: unknown[]) {
      const bound = {
        reader,
        columns: () => columns,
        raw: () => bound,
        all: () => statement.all(args),
        run: () => statement.run(args),
      };
      return bound;
    },
  };
}

/**
 * Makes a connection of Prisma's adapter prepare the same SQL once, not for each execution; the least recently used
 * statements go. What a statement's columns are is read once: no SQL here selects `*`.
 */
export function keepStatements(database: Sqlite.Database): void {
  const prepare = database.prepare.bind(database);
  const kept = new LRUCache<string, ReturnType<typeof reusable>>({ max: KEPT });
  Object.assign(database, {
    prepare(sql: string) {
      if (sql.length > LONGEST || !ROWS.test(sql)) return prepare(sql);
      const known = kept.get(sql) ?? reusable(prepare(sql));
      kept.set(sql, known);
      return known;
    },
  });
}
