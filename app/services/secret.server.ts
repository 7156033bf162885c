import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.server";

let known: string | undefined;

/** Reads the kept secret, or makes it: written aside and linked, so that of two processes that start at once both have the one. */
function keptSecret(folder: string): string {
  const path = join(folder, "secret");
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    mkdirSync(folder, { recursive: true });
    const aside = `${path}.${randomBytes(6).toString("hex")}`;
    writeFileSync(aside, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
    try {
      linkSync(aside, path);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    } finally {
      unlinkSync(aside);
    }
    return readFileSync(path, "utf8").trim();
  }
}

/** What signs this site's long-lived cookies: SECRET (several instances must share it), else DATA_DIR/secret, made once. */
export function secret(): string {
  const { SECRET, DATA_DIR } = env();
  known ??= SECRET ?? keptSecret(DATA_DIR);
  return known;
}
