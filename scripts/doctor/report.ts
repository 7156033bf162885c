/** What the doctor found: how it is, and what to do about it. */
export interface Finding {
  name: string;
  state: "ok" | "warn" | "FAIL";
  text: string;
  /** What the operator does. */
  todo?: string;
}

export function ok(name: string, text: string): Finding {
  return { name, state: "ok", text };
}

export function warn(name: string, text: string, todo: string): Finding {
  return { name, state: "warn", text, todo };
}

export function fail(name: string, text: string, todo: string): Finding {
  return { name, state: "FAIL", text, todo };
}

/** What an error says, on one line. */
export function said(error: unknown): string {
  const text = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error);
  const inner = error instanceof AggregateError ? error.errors.map(said).join("; ") : "";
  return `${text}${inner && text !== inner ? ` ${inner}` : ""}`.replace(/\s+/g, " ").trim().slice(0, 300);
}

/** Prints a finding; a second line says what to do. */
export function print({ name, state, text, todo }: Finding): void {
  console.log(`${state.padEnd(5)} ${name.padEnd(15)} ${text}`);
  if (todo) console.log(`      ${" ".repeat(15)} → ${todo}`);
}
