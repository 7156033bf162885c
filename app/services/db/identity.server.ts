import { stat } from "node:fs/promises";
import { connectPostgres } from "./postgresql.server";
import { sqlitePath } from "~/services/env/env.server";

const DATABASE = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS cluster, oid::text
  FROM pg_database WHERE datname = current_database()`;

/**
 * Identifies a database whatever address it was reached by: two with the same identity have the same rows. Returns null
 * for a SQLite file that does not exist yet. Throws the connection's error.
 */
export async function databaseIdentity(url: string): Promise<string | null> {
  const file = sqlitePath(url);
  if (file !== null) {
    const found = await stat(file, { bigint: true }).catch(() => null);
    return found && `file ${found.dev} ${found.ino}`;
  }
  const client = await connectPostgres(url);
  try {
    const { rows } = await client.query<{ cluster: string; oid: string }>(DATABASE);
    return `postgres ${rows[0]?.cluster} ${rows[0]?.oid}`;
  } finally {
    await client.end();
  }
}
