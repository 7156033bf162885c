import pg from "pg";
import { env } from "../env.server";

const ADVISORY_LOCK = 72707370;

/** Runs what instances that start at the same moment must do one after the other; on SQLite there is only one of them. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const url = env().DATABASE_URL;
  if (url.startsWith("file:")) return work();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
