import { z } from "zod";

/** What the database itself said; the client puts it beside the error of a query, or is silent but for it at a COMMIT. */
const Said = z.object({ kind: z.string(), originalCode: z.string(), originalMessage: z.string() }).partial();
const Failed = z.object({
  code: z.string().optional().catch(undefined),
  cause: Said.optional().catch(undefined),
  meta: z
    .object({ driverAdapterError: z.object({ cause: Said }) })
    .optional()
    .catch(undefined),
});

const LOST = new Set([
  ...["UniqueConstraintViolation", "ForeignKeyConstraintViolation", "RestrictViolation", "TransactionWriteConflict"],
  // The client's own for the same, and for a row that went meanwhile.
  ...["P2002", "P2003", "P2034", "P2025"],
  // PostgreSQL's: could not serialize, deadlock, a lock that was not given in time.
  ...["40001", "40P01", "55P03"],
]);
const DEADLOCK = "40P01";

function readError(error: unknown) {
  const { code, cause, meta } = Failed.safeParse(error).data ?? {};
  const said = meta?.driverAdapterError.cause ?? cause;
  return { words: [code, said?.kind, said?.originalCode], message: said?.originalMessage ?? "" };
}

/**
 * Lost against another transaction: a unique value was taken, a row it refers to went, the two waited for each other, a
 * lock was not given in time. Doing it again may well succeed.
 */
export function isRace(error: unknown): boolean {
  const { words, message } = readError(error);
  // SQLite's triggers refuse with the same code as its foreign keys.
  if (words.includes("SQLITE_CONSTRAINT_TRIGGER") && !message.startsWith("FOREIGN KEY")) return false;
  return words.some((word) => word !== undefined && LOST.has(word));
}

/** Two transactions waited for each other and this one was given up. */
export function isDeadlock(error: unknown): boolean {
  return readError(error).words.includes(DEADLOCK);
}
