import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { env } from "~/services/env/env.server";
import { StartRefusal } from "~/services/env/start-refusal.server";

/** As many characters as SECRET must have. */
const SHORTEST = 32;

let known: string | undefined;

function writeFlushed(path: string, content: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function flushFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Makes the secret: written aside and linked, so that of two processes that start at once both have the one. */
function makeSecret(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true });
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  writeFlushed(aside, `${randomBytes(32).toString("base64url")}\n`);
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    unlinkSync(aside);
  }
  flushFolder(folder);
}

function readSecret(path: string): string {
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length >= SHORTEST) return secret;
  throw new StartRefusal(
    `${path} has ${secret.length} characters in place of ${SHORTEST} or more. Delete it and start again: a new one is made`,
    78,
  );
}

/** Throws StartRefusal for a kept secret that anybody could guess; none at all is made by the next start. */
export function checkKeptSecret(): void {
  const path = join(env().DATA_DIR, "secret");
  if (existsSync(path)) readSecret(path);
}

/** The kept secret, made when there is none. Throws StartRefusal for one that anybody could guess. */
function keptSecret(folder: string): string {
  const path = join(folder, "secret");
  if (!existsSync(path)) makeSecret(folder, path);
  return readSecret(path);
}

/** What signs this site's long-lived cookies: SECRET (several instances must share it), else DATA_DIR/secret, made once. */
export function secret(): string {
  const { SECRET, DATA_DIR } = env();
  known ??= SECRET ?? keptSecret(DATA_DIR);
  return known;
}
