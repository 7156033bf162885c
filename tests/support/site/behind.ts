import { db } from "../../../build/server/index.js";

/** Runs work while a table is missing, without telling the site: its cached responses stay. */
export async function whileGone<T>(table: string, work: () => Promise<T>): Promise<T> {
  await db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}
