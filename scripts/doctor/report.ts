import type { Finding as HealthFinding, HealthCheck } from "../../app/domain/sistema/health";

/** One finding: its state, and what the operator should do. */
export type Finding = Pick<HealthFinding, "name" | "state" | "text" | "todo">;

/** Runs the site's own health checks; one that throws becomes a failed finding. */
export async function findingsOf(checks: readonly HealthCheck[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { servicio, shown, run } of checks) {
    if (!shown.includes("doctor")) continue;
    const fault = (error: unknown) => [fail(servicio, said(error), "See the other findings, and the site's log")];
    const told: readonly (Finding & { ofProcess?: true })[] = await run().catch(fault);
    found.push(...told.filter(({ ofProcess }) => !ofProcess));
  }
  return found;
}

/** A finding that needs no action. */
export function ok(name: string, text: string): Finding {
  return { name, state: "ok", text };
}

/** A finding that the operator should act on, though nothing fails; `todo` says how. */
export function warn(name: string, text: string, todo: string): Finding {
  return { name, state: "warn", text, todo };
}

/** A finding that makes `npm run doctor` exit with 1; `todo` says what to do. */
export function fail(name: string, text: string, todo: string): Finding {
  return { name, state: "FAIL", text, todo };
}

/** An error's message on one line, at most 300 characters. */
export function said(error: unknown): string {
  const text = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error);
  const inner = error instanceof AggregateError ? error.errors.map(said).join("; ") : "";
  return `${text}${inner && text !== inner ? ` ${inner}` : ""}`.replace(/\s+/g, " ").trim().slice(0, 300);
}

/** Prints a finding and, on a second line, what to do. */
export function print({ name, state, text, todo }: Finding): void {
  console.log(`${state.padEnd(5)} ${name.padEnd(15)} ${text}`);
  if (todo) console.log(`      ${" ".repeat(15)} → ${todo}`);
}
