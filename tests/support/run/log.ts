import { afterEach, vi } from "vitest";

/**
 * Keeps what the site logs in place of printing it, even if the runner of all tests silences the log. For files with a
 * process of their own (`*.own.test.ts`), which import it first: the site reads its level once.
 */
process.env.LOG_LEVEL = "info";
const kept: { line: string; isError: boolean }[] = [];
for (const stream of [process.stdout, process.stderr]) {
  const isError = stream === process.stderr;
  vi.spyOn(stream, "write").mockImplementation((line) => kept.push({ line: String(line), isError }) > 0);
}
afterEach(() => void (kept.length = 0));

/** What the current test has logged as errors: a line of JSON for each error. */
export function logged(): string {
  return kept
    .filter(({ isError }) => isError)
    .map(({ line }) => line)
    .join("");
}

/** All that the current test has logged, in its order. */
export function loggedLines(): string[] {
  return kept.map(({ line }) => line);
}
