import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { fillTemplate } from "./owner";

/** Makes one database with the demo content and one administrator; every test file works on a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "ged-http-"));
  const dataDir = join(folder, "template");
  fillTemplate({ DATA_DIR: dataDir, DATABASE_URL: `file:${join(dataDir, "ged.db")}` });
  project.provide("template", { folder, dataDir, postgres: null });
  return () => rmSync(folder, { recursive: true, force: true });
}
