import Sqlite from "better-sqlite3";
import { randomUUID } from "node:crypto";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, inject, vi } from "vitest";
import { copyDatabase, query } from "./postgres";

/**
 * Each test file finds its site's database and folders as the template has them; those in `tests/http/empty` find
 * nothing, a new site. Files share a process and the site loaded there, for which the next one is like a backup that
 * another instance restored; only those named `*.own.test.ts`, to which all of `tests/http/empty` belong, do not.
 */
const { folder, dataDir, postgres } = inject("template");
const isNew = /\/http\/empty\//.test(expect.getState().testPath ?? "");
const { DATA_DIR } = process.env;
const left = DATA_DIR?.startsWith(folder) ? DATA_DIR : null;
const own = left ?? join(folder, `t_${randomUUID().replaceAll("-", "")}`);
const database = basename(own);
const file = "ged.db";

async function createDatabase(server: string): Promise<void> {
  if (isNew) await query(server, `CREATE DATABASE "${database}"`);
  else await copyDatabase(server, { from: "plantilla", to: database });
}

/** Copies the template to a place of this process, and says so to the site that is loaded next. */
async function begin(): Promise<void> {
  if (!isNew) cpSync(dataDir, own, { recursive: true });
  if (postgres) await createDatabase(postgres);

  process.env.NODE_ENV = "production";
  process.env.DATA_DIR = own;
  process.env.DATABASE_URL = postgres
    ? postgres.slice(0, postgres.lastIndexOf("/") + 1) + database
    : `file:${join(own, file)}`;
  process.env.PUBLIC_ORIGIN = "http://localhost";
  process.env.TRUSTED_IP_HEADER = "Fly-Client-IP";
}

/** Puts the template in the place of what the file before has left, and tells the site. */
async function beginAgain(): Promise<void> {
  if (isNew) throw new Error("A file that begins with a new site is named *.own.test.ts");
  const { contentChanged, db, storeBusquedas } = await import("../../../build/server/index.js");
  // What the file before looked for is not counted in the database of this one.
  await storeBusquedas();
  if (postgres) {
    await db.$disconnect();
    await query(postgres, `DROP DATABASE "${database}" WITH (FORCE)`);
    await createDatabase(postgres);
  } else {
    const template = new Sqlite(join(dataDir, file), { readonly: true });
    await template.backup(join(own, file));
    template.close();
  }
  const isKept = (path: string) => basename(path).startsWith(file);
  for (const name of readdirSync(own)) if (!isKept(name)) rmSync(join(own, name), { recursive: true, force: true });
  cpSync(dataDir, own, { recursive: true, filter: (from) => !isKept(from) });
  contentChanged();
  vi.resetModules();
}

await (left ? beginAgain() : begin());
