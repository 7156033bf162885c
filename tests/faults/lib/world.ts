/** The environment of a fault: sites with their database, direct access to it, and accounts to sign in with. */
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { sqlitePath } from "../../../app/services/env/env.server";
import { type PostgresServer, startPostgres } from "../../support/db/postgres";
import { Client } from "./client";
import { type FaultSite, faultSite } from "./site";
import type { Database } from "./types";

export const staff = { email: "ana@ejemplo.com", password: "una clave larga 9" };
/** Environment variables that create that account at a site's first start. */
export const account = { ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password };

type Row = Record<string, unknown>;

export interface World {
  site: FaultSite;
  sites: readonly FaultSite[];
  databaseUrl: string;
  /** Reads rows directly from the database. */
  rows: (sql: string) => Promise<Row[]>;
  /** Reads one number directly from the database. */
  count: (sql: string) => Promise<number>;
  /** A visitor with its own address. */
  visitor: (serial: number, at?: number) => Client;
  /** A signed-in client. */
  admin: (serial?: number, at?: number) => Promise<Client>;
}

interface Wish {
  /** True to fill it with the demo content. */
  demo?: boolean;
  /** Number of sites on the database; 1 by default. */
  sites?: number;
  env?: Record<string, string>;
}

async function read(url: string, sql: string): Promise<Row[]> {
  const file = sqlitePath(url);
  if (file !== null) {
    const database = new Sqlite(file, { readonly: true, timeout: 5_000 });
    try {
      return database.prepare<[], Row>(sql).all();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** An IPv4 address for each number. */
export function addressOf(serial: number): string {
  return `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
}

function worldOf(sites: readonly FaultSite[], databaseUrl: string): World {
  const [site] = sites;
  if (!site) throw new Error("A world has a site");
  const visitor = (serial: number, at = 0) => new Client((sites[at] ?? site).origin, addressOf(serial));
  const rows = (sql: string) => read(databaseUrl, sql);
  return {
    site,
    sites,
    databaseUrl,
    rows,
    visitor,
    count: async (sql) => Number(Object.values((await rows(sql))[0] ?? {})[0] ?? 0),
    async admin(serial = 1, at = 0) {
      const client = visitor(serial, at);
      const status = await client.signIn(staff);
      if (status !== 303) throw new Error(`Signing in was answered with ${status}`);
      return client;
    },
  };
}

/** Waits for a backup or a restore that runs: a request waits for it only a while. Throws after two minutes. */
export async function backupsEnded({ count }: World): Promise<void> {
  for (const end = performance.now() + 120_000; performance.now() < end; await pause(50))
    if ((await count("SELECT count(*) FROM backup_trabajo WHERE estado = 'corriendo'")) === 0) return;
  throw new Error("A backup or a restore did not end within two minutes");
}

/** Makes a world, runs the work in it, and removes it even when the work fails. */
export async function inWorld<T>(database: Database, wish: Wish, work: (world: World) => Promise<T>): Promise<T> {
  const sites: FaultSite[] = [];
  let postgres: PostgresServer | undefined;
  try {
    const env: Record<string, string> = { ...account, TRUSTED_IP_HEADER: "X-Visitor", ...wish.env };
    if (wish.demo) env.SEED_DEMO = "true";
    if (database === "postgresql") {
      postgres = await startPostgres();
      await postgres.createDatabase("falla");
      env.DATABASE_URL = postgres.url("falla");
    }
    for (let serial = 0; serial < (wish.sites ?? 1); serial += 1) {
      const site = await faultSite(env);
      sites.push(site);
      await site.start();
    }
    const dataDir = env.DATA_DIR ?? sites[0]?.dataDir ?? "";
    return await work(worldOf(sites, env.DATABASE_URL ?? `file:${join(dataDir, "ged.db")}`));
  } finally {
    for (const site of sites) await site.remove();
    await postgres?.stop();
  }
}
