import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/**
 * A temporary folder and environment for a test whose subject reads the environment. Import this first and the subject
 * afterwards, dynamically.
 */
export const folder = mkdtempSync(join(tmpdir(), "ged-domain-"));
process.env.NODE_ENV = "test";
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = `file:${join(folder, "ged.db")}`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
