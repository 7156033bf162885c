import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder of its own for a test file whose subject reads the environment: import this before that, dynamically. */
export const folder = mkdtempSync(join(tmpdir(), "ged-domain-"));
process.env.NODE_ENV = "test";
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = `file:${join(folder, "ged.db")}`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
