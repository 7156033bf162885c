/** The `code` of an error of Node, a driver or a library; "" when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code ?? "") : "";
}
