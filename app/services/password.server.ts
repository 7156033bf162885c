import { randomUUID } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** Hash of a password nobody has: an unknown e-mail takes as long as a wrong password. */
let dummy: Promise<string> | undefined;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  while (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** argon2id hash of a password, at most two at once (each takes 19 MiB). */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/** Whether the password belongs to the hash; without a hash it takes as long and is false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hash(randomUUID(), parameters);
  const compared = stored ?? (await dummy);
  const matches = await inTurn(() => verify(compared, password).catch(() => false));
  return stored !== null && matches;
}
