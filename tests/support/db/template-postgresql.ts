import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres";
import { fillTemplate } from "./owner";

/** Starts a PostgreSQL on loopback with a template database that every test file copies. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "ged-http-pg-"));
  const dataDir = join(folder, "template");
  const server = await startPostgres();
  await server.createDatabase("plantilla");
  fillTemplate({ DATA_DIR: dataDir, DATABASE_URL: server.url("plantilla") });
  project.provide("template", { folder, dataDir, postgres: server.url("postgres") });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
