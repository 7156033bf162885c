/** Separators between words; a word may be a mail address. */
const BETWEEN = /([\s"'<>=]+)/;
/** Tokens, hashes and keys have at least this many characters without a break. */
const SECRET = 40;
/** An address that nobody guesses is 16 bytes in base64url. */
const ENLACE = 22;
const CREDENTIALS = /:\/\/[^\s/@]+@/g;
const MOST = 2_000;

/** Whether a word may be a token, or an address that nobody guesses: no slug has capitals. */
function isSecret(word: string): boolean {
  if (word.length >= SECRET) return /\d/.test(word);
  return word.length === ENLACE && /[A-Z]/.test(word) && /[a-z]/.test(word);
}

/** Whether a word contains a mail address. */
function isPersonal(word: string): boolean {
  const at = word.indexOf("@");
  return at > 0 && /[^@]\.[a-z]{2}/i.test(word.slice(at + 1));
}

/**
 * Redacts a text: removes mail addresses, credentials in URLs, and whatever may be a token. Keeps at most 2,000
 * characters.
 */
export function redact(text: string): string {
  return text
    .slice(0, MOST)
    .replace(CREDENTIALS, "://[credenciales]@")
    .split(BETWEEN)
    .map((word) => (isPersonal(word) ? "[correo]" : word))
    .join("")
    .replace(/[\w-]+/g, (word) => (isSecret(word) ? "[secreto]" : word));
}

/**
 * The message of an error, redacted. Prisma puts the saved values between its first line and its last, so only these
 * two are kept.
 */
function reason(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  const last = lines.at(-1) ?? "";
  return redact(first === last ? first : `${first} … ${last}`);
}

/** The parts of an error that may be logged: type, code, message and stack. */
export function errorDetail(error: Error): Record<string, unknown> {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const cause = error.cause instanceof Error ? { cause: reason(error.cause.message) } : {};
  const told = reason(error.message);
  return { type: error.name, ...code, error: told, ...cause, stack: [told, ...frames.slice(0, 12)].join("\n") };
}
