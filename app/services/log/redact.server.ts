/** What divides words in which a mail address may stand. */
const BETWEEN = /([\s"'<>=]+)/;
/** Tokens, hashes and keys have so many signs without a break, and more. */
const SECRET = 40;
const CREDENTIALS = /:\/\/[^\s/@]+@/g;
const MOST = 2_000;

/** Whether a word is a mail address, or holds one. */
function isPersonal(word: string): boolean {
  const at = word.indexOf("@");
  return at > 0 && /[^@]\.[a-z]{2}/i.test(word.slice(at + 1));
}

/** A text without mail addresses, credentials of addresses, and whatever may be a token. */
export function redact(text: string): string {
  return text
    .slice(0, MOST)
    .replace(CREDENTIALS, "://[credenciales]@")
    .split(BETWEEN)
    .map((word) => (isPersonal(word) ? "[correo]" : word))
    .join("")
    .replace(/[\w-]+/g, (word) => (word.length >= SECRET && /\d/.test(word) ? "[secreto]" : word));
}

/**
 * The reason of an error. Prisma puts what was being saved between the name of the call and the reason, so that only
 * the first line with words and the last one are told.
 */
function reason(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  const last = lines.at(-1) ?? "";
  return redact(first === last ? first : `${first} … ${last}`);
}

/** What of an error may stand in a log: kind, code, reason, and where it came from. */
export function errorDetail(error: Error): Record<string, unknown> {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const cause = error.cause instanceof Error ? { cause: reason(error.cause.message) } : {};
  const told = reason(error.message);
  return { type: error.name, ...code, error: told, ...cause, stack: [told, ...frames.slice(0, 12)].join("\n") };
}
