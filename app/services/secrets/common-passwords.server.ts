import { createHash } from "node:crypto";
import { prefixes } from "./common-passwords.data";

/** Bytes kept of each SHA-256. With ten thousand of them, a false match has a chance of one in a hundred million. */
const KEPT = 5;
let known: Set<string> | undefined;

function read(): Set<string> {
  const bytes = Buffer.from(prefixes, "base64");
  const all = new Set<string>();
  for (let at = 0; at < bytes.length; at += KEPT) all.add(bytes.toString("base64", at, at + KEPT));
  return all;
}

/** The stored prefix of a password's hash; upper and lower case give the same. */
export function prefixOf(password: string): Buffer {
  return createHash("sha256").update(password.toLowerCase()).digest().subarray(0, KEPT);
}

/**
 * Whether a password is among the ten thousand most used ones in leaked lists, counting only those long enough for this
 * site.
 */
export function isCommonPassword(password: string): boolean {
  known ??= read();
  return known.has(prefixOf(password).toString("base64"));
}
