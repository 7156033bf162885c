import { randomUUID } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 19 MiB. */
const inTurn = pLimit(2);
/** Hash of a password nobody has: an unknown e-mail takes as long as a wrong password. */
let dummy: string | undefined;

/** argon2id hash of a password, at most two at once. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/**
 * Whether the password belongs to the hash; without a hash it takes as long and is false. Throws when they could not be
 * compared: a damaged hash, no memory.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= await hashPassword(randomUUID());
  const compared = stored ?? dummy;
  const matches = await inTurn(() => verify(compared, password));
  return stored !== null && matches;
}
