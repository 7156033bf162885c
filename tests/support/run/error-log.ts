import { afterEach, vi } from "vitest";

/**
 * Keeps what the site logs as errors in place of printing it, even if the runner of all tests silences the log. For files
 * with a process of their own (`*.own.test.ts`), which import it first: the site reads its level once.
 */
process.env.LOG_LEVEL = "error";
const errors = vi.spyOn(process.stderr, "write").mockReturnValue(true);
afterEach(() => void errors.mockClear());

/** What the current test has logged: a line of JSON for each error. */
export function logged(): string {
  return errors.mock.calls.map(([line]) => String(line)).join("");
}
