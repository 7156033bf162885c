import { db } from "../site/site";

export const isSqlite = process.env.DATABASE_URL?.startsWith("file:") ?? true;

type Event = "INSERT" | "UPDATE" | "DELETE";

/** Runs work while the database refuses to insert into, update or delete from a table. */
export async function whileRefused<T>(event: Event, table: string, work: () => Promise<T>): Promise<T> {
  return whileRaising({ event, table, sqlite: "disk on fire", postgresql: "'disk on fire'" }, work);
}

/** The same for the rows that an SQL condition on OLD names. */
export async function whileRowRefused<T>(event: Event, table: string, when: string, work: () => Promise<T>) {
  return whileRaising({ event, table, when, sqlite: "disk on fire", postgresql: "'disk on fire'" }, work);
}

/**
 * The same as `whileRefused`, with the error of a lost transaction: a deadlock; on SQLite, which has none, a foreign
 * key failure as if a row had gone.
 */
export async function whileLosing<T>(event: Event, table: string, work: () => Promise<T>): Promise<T> {
  const postgresql = "'deadlock detected' USING ERRCODE = '40P01'";
  return whileRaising({ event, table, sqlite: "FOREIGN KEY constraint failed", postgresql }, work);
}

interface Raising {
  event: Event;
  table: string;
  /** Only for these rows. */
  when?: string;
  /** The error each database raises. */
  sqlite: string;
  postgresql: string;
}

async function whileRaising<T>(
  { event, table, when, sqlite, postgresql }: Raising,
  work: () => Promise<T>,
): Promise<T> {
  const name = `refuse_${event.toLowerCase()}_${table}`;
  const setup = isSqlite
    ? [
        `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} ${when ? `WHEN ${when} ` : ""}BEGIN SELECT RAISE(ABORT, '${sqlite}'); END`,
      ]
    : [
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION ${postgresql}; END $$`,
        `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} ${when ? `FOR EACH ROW WHEN (${when}) ` : ""}EXECUTE FUNCTION ${name}()`,
      ];
  for (const sql of setup) await db.$executeRawUnsafe(sql);
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(isSqlite ? `DROP TRIGGER ${name}` : `DROP FUNCTION ${name} CASCADE`);
  }
}

/** Runs work while the database refuses to commit what changed the content. */
export async function whileCommitsFail<T>(work: () => Promise<T>): Promise<T> {
  const trigger = "TRIGGER uncommitted AFTER UPDATE ON contenido_version";
  const setup = isSqlite
    ? [
        "CREATE TABLE uncommitted (id INTEGER PRIMARY KEY REFERENCES uncommitted_of (id) DEFERRABLE INITIALLY DEFERRED)",
        "CREATE TABLE uncommitted_of (id INTEGER PRIMARY KEY)",
        `CREATE ${trigger} BEGIN INSERT INTO uncommitted VALUES (1); END`,
      ]
    : [
        "CREATE FUNCTION uncommitted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk on fire'; END $$",
        `CREATE CONSTRAINT ${trigger} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION uncommitted()`,
      ];
  const cleanup = isSqlite
    ? ["DROP TRIGGER uncommitted", "DROP TABLE uncommitted", "DROP TABLE uncommitted_of"]
    : ["DROP FUNCTION uncommitted CASCADE"];
  for (const sql of setup) await db.$executeRawUnsafe(sql);
  try {
    return await work();
  } finally {
    for (const sql of cleanup) await db.$executeRawUnsafe(sql);
  }
}

/** Runs work whose first change of content finds that somebody else has just committed `sql`. */
export async function whileOvertaken<T>(sql: string, work: () => Promise<T>): Promise<T> {
  const trigger = "CREATE TRIGGER overtake AFTER UPDATE ON contenido_version";
  const setup = isSqlite
    ? [`${trigger} BEGIN ${sql}; END`]
    : [
        `CREATE FUNCTION overtake() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${sql}; RETURN NULL; END $$`,
        `${trigger} FOR EACH ROW EXECUTE FUNCTION overtake()`,
      ];
  for (const one of setup) await db.$executeRawUnsafe(one);
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(isSqlite ? "DROP TRIGGER overtake" : "DROP FUNCTION overtake CASCADE");
  }
}

/** Runs work while a table is missing. */
export async function whileMissing<T>(table: string, work: () => Promise<T>): Promise<T> {
  await db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}
