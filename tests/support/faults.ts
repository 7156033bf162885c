import { db } from "./site";

export const isSqlite = process.env.DATABASE_URL?.startsWith("file:") ?? true;

/** Runs a piece of work while the database refuses to insert into, update or delete from a table. */
export async function whileRefused<T>(
  event: "INSERT" | "UPDATE" | "DELETE",
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  const name = `refuse_${event.toLowerCase()}_${table}`;
  const setup = isSqlite
    ? [`CREATE TRIGGER ${name} BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, 'disk on fire'); END`]
    : [
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk on fire'; END $$`,
        `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} EXECUTE FUNCTION ${name}()`,
      ];
  for (const sql of setup) await db.$executeRawUnsafe(sql);
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(isSqlite ? `DROP TRIGGER ${name}` : `DROP FUNCTION ${name} CASCADE`);
  }
}

/** Runs a piece of work while a table is not there. */
export async function whileMissing<T>(table: string, work: () => Promise<T>): Promise<T> {
  await db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}
