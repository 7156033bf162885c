import Sqlite from "better-sqlite3";
import { randomUUID } from "node:crypto";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, vi } from "vitest";
import { query } from "./postgres";

/**
 * Each test file finds its site's database and folders as the template has them. The files of a process share the
 * loaded site, for which the next file is like a backup that another instance restored; those named `*.own.test.ts`
 * and those in `tests/http/empty`, which begin with a new site, have a process of their own.
 */
const { folder, dataDir, postgres } = inject("template");
const name = `t_${randomUUID().replaceAll("-", "")}`;

/** All of a folder of data except the SQLite database. */
const besides = (path: string) => readdirSync(path).filter((entry) => !entry.startsWith("ged.db"));

/** Copies the template to a place of this process, where the site that is loaded next finds it. */
async function begin(): Promise<void> {
  const own = join(folder, name);
  const isNew = /\/http\/empty\//.test(expect.getState().testPath ?? "");
  if (!isNew) cpSync(dataDir, own, { recursive: true });
  if (postgres) await query(postgres, `CREATE DATABASE "${name}"${isNew ? "" : ` TEMPLATE "plantilla"`}`);

  process.env.NODE_ENV = "production";
  process.env.DATA_DIR = own;
  process.env.DATABASE_URL = postgres
    ? postgres.slice(0, postgres.lastIndexOf("/") + 1) + name
    : `file:${join(own, "ged.db")}`;
  process.env.PUBLIC_ORIGIN = "http://localhost";
  process.env.TRUSTED_IP_HEADER = "Fly-Client-IP";
}

/** Puts the template in the place of what the file before has left. */
async function beginAgain(own: string): Promise<void> {
  const { contentChanged, db } = await import("../../../build/server/index.js");
  if (postgres) {
    const used = new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);
    await db.$disconnect();
    await query(postgres, `DROP DATABASE "${used}" WITH (FORCE)`);
    await query(postgres, `CREATE DATABASE "${used}" TEMPLATE "plantilla"`);
  } else {
    const template = new Sqlite(join(dataDir, "ged.db"), { readonly: true });
    await template.backup(join(own, "ged.db"));
    template.close();
  }
  for (const entry of besides(own)) rmSync(join(own, entry), { recursive: true, force: true });
  for (const entry of besides(dataDir)) cpSync(join(dataDir, entry), join(own, entry), { recursive: true });
  contentChanged();
  vi.resetModules();
}

const { DATA_DIR } = process.env;
await (DATA_DIR?.startsWith(folder) ? beginAgain(DATA_DIR) : begin());
