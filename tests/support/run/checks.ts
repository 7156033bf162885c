/** Report lines of a check run: each says whether its goal was reached. The process exits with 1 when one was not. */
let missed = 0;

type Mark = "pass" | "FAIL" | "skip";

/** Formats a line of the report and counts failures; a skipped check is not counted. */
export function line(mark: Mark, what: string): string {
  if (mark === "FAIL") missed += 1;
  return `${mark}  ${what}`;
}

/** Prints one check. */
export function check(ok: boolean, what: string): void {
  console.log(`   ${line(ok ? "pass" : "FAIL", what)}`);
}

/** Exits with 1 when a check failed, else 0; prints a closing sentence when `whenGood` is given. */
export function finish(whenGood?: string): never {
  if (whenGood) console.log(missed === 0 ? whenGood : `${missed} checks failed`);
  process.exit(missed > 0 ? 1 : 0);
}
