import type { SqlDriverAdapter, SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { env, sqlitePath } from "~/services/env/env.server";
import { PrismaClient as PostgresClient } from "./generated/postgresql/client";
import { PrismaClient } from "./generated/sqlite/client";
import { postgresAdapter } from "./postgresql.server";
import { sqliteAdapter } from "./sqlite.server";

export type Db = PrismaClient;
/** Everything that can be done inside a transaction. In `app` only the kernel's `writer` hands it out. */
export type Writing = Omit<Db, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;

/**
 * Models that are not content and have no history: accounts and what opens them, counters, jobs, mail, visitors'
 * messages and requests.
 */
type Operational =
  | "adminUser"
  | "adminSession"
  | "enlaceAcceso"
  | "borrador"
  | "importacion"
  | "formularioGuardado"
  | "limite"
  | "busquedaVacia"
  | "mensajeContacto"
  | "mensajeBorrado"
  | "cotizacion"
  | "cotizacionContador"
  | "cotizacionRespuesta"
  | "salida"
  | "salidaIntento"
  | "backupTrabajo"
  | "pendiente"
  | "unionDeLineas"
  | "reloj";
type Reads =
  | "aggregate"
  | "count"
  | "findFirst"
  | "findFirstOrThrow"
  | "findMany"
  | "findUnique"
  | "findUniqueOrThrow"
  | "groupBy";
type Models = Exclude<keyof Writing, `$${string}` | symbol>;

/**
 * Parameter type of functions that may run inside a caller's transaction: reads every table, writes only operational
 * ones.
 */
export type Tx = {
  readonly [M in Models]: M extends Operational ? Db[M] : Pick<Db[M], Reads & keyof Db[M]>;
} & Pick<Db, "$queryRaw">;

interface Database extends Pick<Db, "$disconnect" | "$queryRawUnsafe"> {
  /** A transaction of operational rows. Content changes inside `change` of the kernel. */
  $transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  $transaction<P extends PromiseLike<unknown>[]>(all: [...P]): Promise<{ [K in keyof P]: Awaited<P[K]> }>;
}

const transactionOptions = { maxWait: 10_000, timeout: 20_000 };

/** The driver adapter for the database that a URL's scheme names. */
function adapterOf(url: string): SqlDriverAdapterFactory {
  return sqlitePath(url) === null ? postgresAdapter(url) : sqliteAdapter(url);
}

/**
 * One open adapter for all who ask, Prisma's client among them; once it is closed, the next who asks opens another. What
 * does not open is tried again.
 */
function shared(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  let open: Promise<SqlDriverAdapter> | null = null;
  const forget = () => (open = null);
  async function connectOnce(): Promise<SqlDriverAdapter> {
    const adapter = await factory.connect();
    const dispose = adapter.dispose.bind(adapter);
    return Object.assign(adapter, { dispose: () => (forget(), dispose()) });
  }
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect() {
      if (!open) {
        open = connectOnce();
        open.catch(forget);
      }
      return open;
    },
  };
}

/** Prisma's client of a database. Both generated clients come from the same models, so code sees one type. */
function clientOf(adapter: SqlDriverAdapterFactory): Db {
  if (adapter.provider === "sqlite") return new PrismaClient({ adapter, transactionOptions });
  const client: unknown = new PostgresClient({ adapter, transactionOptions });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the two generated types differ only in what this code never uses (`mode`, `skipDuplicates`).
  return client as Db;
}

/** Opens the database that the URL's scheme names. */
export function openDatabase(url: string): Db {
  return clientOf(adapterOf(url));
}

/** The connections of this process. */
export const adapter = shared(adapterOf(env().DATABASE_URL));

export const provider = adapter.provider === "sqlite" ? "sqlite" : "postgresql";

/** The database without write restrictions: for the kernel, and for scripts that fill or empty whole tables. */
export const writable = clientOf(adapter);

/** The database of this process. Inside `$transaction(tx => …)` use only `tx`: on SQLite everything else waits. */
export const db: Tx & Database = writable;
