import { randomUUID } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One hash at a time: each takes 19 MiB. */
const inTurn = pLimit(1);
/** Hash of a random password: with it, an unknown e-mail takes as long as a wrong password. */
let dummy: string | undefined;

/** Hashes a password with argon2id; one runs at a time. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/**
 * Whether the password matches the hash. Without a hash (null) it takes as long and returns false. Throws when they
 * cannot be compared: a damaged hash, no memory.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= await hashPassword(randomUUID());
  const compared = stored ?? dummy;
  const matches = await inTurn(() => verify(compared, password));
  return stored !== null && matches;
}
