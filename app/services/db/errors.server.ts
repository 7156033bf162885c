import { z } from "zod";

/** The database's own error. Prisma nests it in the error of a query; at a COMMIT it is all there is. */
const Said = z.object({ kind: z.string(), originalCode: z.string(), originalMessage: z.string() }).partial();
const Failed = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  cause: Said.optional().catch(undefined),
  meta: z
    .object({ driverAdapterError: z.object({ cause: Said }) })
    .optional()
    .catch(undefined),
});

const LOST = new Set([
  ...["UniqueConstraintViolation", "ForeignKeyConstraintViolation", "RestrictViolation", "TransactionWriteConflict"],
  // Prisma's codes for the same, and for a row that was deleted meanwhile.
  ...["P2002", "P2003", "P2034", "P2025"],
  // PostgreSQL's codes: serialization failure, deadlock, lock timeout.
  ...["40001", "40P01", "55P03"],
]);
const DEADLOCK = "40P01";
/** Prisma's code for whatever became of a transaction, and its words where others held the database for too long. */
const TRANSACTION = "P2028";
const NOT_BEGUN = "Unable to start a transaction in the given time";

function readError(error: unknown) {
  const { code, message = "", cause, meta } = Failed.safeParse(error).data ?? {};
  const said = meta?.driverAdapterError.cause ?? cause;
  const neverBegan = code === TRANSACTION && message.includes(NOT_BEGUN);
  return { words: [code, said?.kind, said?.originalCode], message: said?.originalMessage ?? "", neverBegan };
}

/**
 * Whether an error means that another transaction won: a unique value was taken, a referenced row was deleted, a
 * deadlock, a lock timeout, or others wrote for so long that this one never began. A retry may succeed.
 */
export function isRace(error: unknown): boolean {
  const { words, message, neverBegan } = readError(error);
  if (neverBegan) return true;
  // SQLite's triggers and its foreign keys fail with the same code.
  if (words.includes("SQLITE_CONSTRAINT_TRIGGER") && !message.startsWith("FOREIGN KEY")) return false;
  return words.some((word) => word !== undefined && LOST.has(word));
}

/** Whether the transaction was aborted because of a deadlock (PostgreSQL). */
export function isDeadlock(error: unknown): boolean {
  return readError(error).words.includes(DEADLOCK);
}
