/** Why the site does not start: one sentence for the operator that says what to do. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
  constructor(
    message: string,
    /** The process's exit code; 78 when the configuration has to be changed. */
    readonly exit: 1 | 78 = 1,
  ) {
    super(message);
  }
}

/** The `code` of an error of Node, a driver or a library; "" when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code ?? "") : "";
}
