import { randomBytes } from "node:crypto";
import { boundedText } from "~/services/http/bounded-text";

/** Makes the last part of an address that nobody guesses: only who was given it sees the page. */
export function newEnlace(): string {
  return randomBytes(16).toString("base64url");
}

/** Reads the last part of such an address; null when `newEnlace` cannot have made it. */
export function parseEnlace(value: unknown): string | null {
  return (
    boundedText(22)
      .regex(/^[\w-]{22}$/)
      .safeParse(value).data ?? null
  );
}
