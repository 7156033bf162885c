/** Prisma's code of a failure (P2002 …), whichever of the two clients it came from. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** Lost against another transaction (unique value taken, deadlock): doing it again may well succeed. */
export function isRace(error: unknown): boolean {
  const code = codeOf(error);
  return code === "P2002" || code === "P2034";
}
