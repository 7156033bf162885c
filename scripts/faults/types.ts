export interface Fault {
  name: string;
  what: string;
  goal: string;
  /** Does it (`times` as often, where that makes sense) and tells the figure reached. */
  run: (times: number | undefined, say: (line: string) => void) => Promise<{ figure: string; ok: boolean }>;
}
