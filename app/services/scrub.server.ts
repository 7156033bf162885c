const PERSONAL = /[^\s@"'<>=]{1,64}@[^\s@"'<>]+\.[a-z]{2,}/gi;
/** Tokens, hashes, keys: 40 signs and more without a break. */
const SECRET = /[\w-]{40,}/g;
const CREDENTIALS = /(\w+:\/\/)[^\s/@]+@/g;
const MOST = 2_000;

/** A text without mail addresses, credentials of addresses, and whatever may be a token. */
export function scrub(text: string): string {
  return text
    .slice(0, MOST)
    .replace(CREDENTIALS, "$1[credenciales]@")
    .replace(PERSONAL, "[correo]")
    .replace(SECRET, (found) => (/\d/.test(found) ? "[secreto]" : found));
}

/**
 * The reason of an error. Prisma puts what was being saved between the name of the call and the reason, so that only
 * the first line with words and the last one are told.
 */
function reason(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  const last = lines.at(-1) ?? "";
  return scrub(first === last ? first : `${first} … ${last}`);
}

/** What of an error may stand in a log: kind, code, reason, and where it came from. */
export function errorDetail(error: Error): Record<string, unknown> {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const cause = error.cause instanceof Error ? { cause: reason(error.cause.message) } : {};
  const told = reason(error.message);
  return { type: error.name, ...code, error: told, ...cause, stack: [told, ...frames.slice(0, 12)].join("\n") };
}
