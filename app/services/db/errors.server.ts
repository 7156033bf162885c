/** The code of a failure: Prisma's (P2002 …) or PostgreSQL's. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** Lost against another transaction (unique value taken, deadlock): doing it again may well succeed. */
export function isRace(error: unknown): boolean {
  const code = codeOf(error);
  return code === "P2002" || code === "P2034";
}

/** Two transactions waited for each other and this one was given up. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === "40P01";
}
