import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject } from "vitest";
import { query } from "./postgres";

/**
 * Gives a test file its own copy of the template before it imports the built site. The tests in
 * `tests/http/empty` start without one: a new site.
 */
const { folder, dataDir, postgres } = inject("template");
const isNew = /\/http\/empty\//.test(expect.getState().testPath ?? "");
const name = `t_${randomUUID().replaceAll("-", "")}`;
const own = join(folder, name);
if (!isNew) cpSync(dataDir, own, { recursive: true });
if (postgres) await query(postgres, `CREATE DATABASE "${name}"${isNew ? "" : ` TEMPLATE "plantilla"`}`);

process.env.NODE_ENV = "production";
process.env.DATA_DIR = own;
process.env.DATABASE_URL = postgres
  ? postgres.slice(0, postgres.lastIndexOf("/") + 1) + name
  : `file:${join(own, "ged.db")}`;
process.env.PUBLIC_ORIGIN = "http://localhost";
process.env.TRUSTED_IP_HEADER = "Fly-Client-IP";

afterAll(() => rmSync(own, { recursive: true, force: true }));
