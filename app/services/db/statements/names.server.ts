import { LRUCache } from "lru-cache";

/** Statements that get a name: each connection keeps those on the server until it closes. */
const NAMED = 200;
/** Statements whose uses are counted. */
const COUNTED = 1_000;
/** A statement gets its name at this use: many lists of values come once. */
const USE = 3;
/** Characters of the longest SQL that gets one. */
const LONGEST = 4_000;

/**
 * Returns a function that names statements that come again, and gives others the empty name. PostgreSQL parses a named
 * statement once for each connection, and plans it once where the values matter little.
 */
export function statementNames(): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: COUNTED });
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= NAMED || sql.length > LONGEST) return "";
    const use = (uses.get(sql) ?? 0) + 1;
    uses.set(sql, use);
    if (use < USE) return "";
    uses.delete(sql);
    const name = `ged_${names.size}`;
    names.set(sql, name);
    return name;
  };
}
