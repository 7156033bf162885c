import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const all = mkdtempSync(join(tmpdir(), "ged-secret-"));
const folder = () => mkdtempSync(join(all, "data-"));
afterAll(() => rmSync(all, { recursive: true, force: true }));
const script = "import('./app/services/secrets/secret.server.ts').then((m) => process.stdout.write(m.secret()))";

/** The secret as a process of its own finds it. */
function secretOf(env: Record<string, string>): string {
  return execFileSync(process.execPath, ["--import", "tsx", "-e", script], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
}

describe("the secret", () => {
  it("is made once, readable by its owner only, and the same ever after", () => {
    const DATA_DIR = folder();
    const first = secretOf({ DATA_DIR });
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(secretOf({ DATA_DIR })).toBe(first);
    expect(readdirSync(DATA_DIR)).toEqual(["secret"]);
    expect(readFileSync(join(DATA_DIR, "secret"), "utf8").trim()).toBe(first);
    expect(statSync(join(DATA_DIR, "secret")).mode & 0o777).toBe(0o600);
    expect(secretOf({ DATA_DIR: folder() })).not.toBe(first);
  });

  it("is the variable's where there is one, and nothing is written", () => {
    const DATA_DIR = folder();
    const SECRET = "the same secret on every instance";
    expect(secretOf({ DATA_DIR, SECRET })).toBe(SECRET);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});
