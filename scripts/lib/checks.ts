/** The lines of a run that proves something: each says whether its goal was reached; the process ends with 1 when one was not. */
let missed = 0;

export type Mark = "pass" | "FAIL" | "skip";

/** A line of the report, counted; what was skipped is neither reached nor missed. */
export function line(mark: Mark, what: string): string {
  if (mark === "FAIL") missed += 1;
  return `${mark}  ${what}`;
}

/** Tells one check. */
export function check(ok: boolean, what: string): void {
  console.log(`   ${line(ok ? "pass" : "FAIL", what)}`);
}

/** Ends the process, with one sentence when there is one to say. */
export function finish(whenGood?: string): never {
  if (whenGood) console.log(missed === 0 ? whenGood : `${missed} checks failed`);
  process.exit(missed > 0 ? 1 : 0);
}
