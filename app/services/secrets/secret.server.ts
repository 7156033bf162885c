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
import { errorCode, StartRefusal } from "~/services/env/errors.server";

/** Minimum length of SECRET, in characters. */
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

/**
 * Creates the secret file: writes a temporary file and links it, so that two processes starting at once end up with the
 * same secret.
 */
function makeSecret(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true });
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  writeFlushed(aside, `${randomBytes(32).toString("base64url")}\n`);
  try {
    linkSync(aside, path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
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

/**
 * Throws StartRefusal when DATA_DIR/secret is too short to be safe. Does nothing without that file: the next start
 * creates it.
 */
export function checkKeptSecret(): void {
  const path = join(env().DATA_DIR, "secret");
  if (existsSync(path)) readSecret(path);
}

/** Reads the secret file, creating it when missing. Throws StartRefusal for one that is too short to be safe. */
function keptSecret(folder: string): string {
  const path = join(folder, "secret");
  if (!existsSync(path)) makeSecret(folder, path);
  return readSecret(path);
}

/**
 * The key that signs this site's long-lived cookies: SECRET (instances must share it), else DATA_DIR/secret, created
 * once.
 */
export function secret(): string {
  const { SECRET, DATA_DIR } = env();
  known ??= SECRET ?? keptSecret(DATA_DIR);
  return known;
}
