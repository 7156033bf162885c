/** Path of the SQLite file that a database's URL names; null for PostgreSQL. */
export function sqlitePath(url: string): string | null {
  return url.startsWith("file:") ? url.slice("file:".length) : null;
}
