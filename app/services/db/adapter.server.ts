import type { SqlDriverAdapter, SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { sqlitePath } from "~/services/env/env.server";
import { postgresAdapter } from "./postgresql.server";
import { sqliteAdapter } from "./sqlite.server";

/** The driver adapter for the database that a URL's scheme names. */
export function adapterOf(url: string): SqlDriverAdapterFactory {
  return sqlitePath(url) === null ? postgresAdapter(url) : sqliteAdapter(url);
}

/**
 * One open adapter for all who ask, Prisma's client among them; once it is closed, the next who asks opens another. What
 * does not open is tried again.
 */
export function shared(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
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
      open ??= connectOnce();
      open.catch(forget);
      return open;
    },
  };
}
