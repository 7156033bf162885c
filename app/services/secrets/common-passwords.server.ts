import { createHash } from "node:crypto";
import { prefixes } from "./common-passwords.data";

/** Bytes of a SHA-256 that are kept of each: with ten thousand of them a chance hit is one in a hundred million. */
const KEPT = 5;
let known: Set<string> | undefined;

function read(): Set<string> {
  const bytes = Buffer.from(prefixes, "base64");
  const all = new Set<string>();
  for (let at = 0; at < bytes.length; at += KEPT) all.add(bytes.toString("base64", at, at + KEPT));
  return all;
}

/** What is kept of a password, upper or lower case alike. */
export function prefixOf(password: string): Buffer {
  return createHash("sha256").update(password.toLowerCase()).digest().subarray(0, KEPT);
}

/** Whether a password is one of the ten thousand most used, in leaked lists, of those long enough to be taken here. */
export function isCommonPassword(password: string): boolean {
  known ??= read();
  return known.has(prefixOf(password).toString("base64"));
}
