import { db } from "../../build/server/index.js";

/** Runs a piece of work while a table is not there, and tells the site nothing of it: pages that are finished stay. */
export async function whileGone<T>(table: string, work: () => Promise<T>): Promise<T> {
  await db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}
