/** Which database a fault is made to happen on. */
export type Database = "sqlite" | "postgresql";

export interface Outcome {
  figure: string;
  ok: boolean;
  /** Why it could not be tried here: neither reached nor missed. */
  skipped?: boolean;
}

/** What was invented once and is to be seen again. */
export interface Again {
  seed?: number;
  /** One input of that seed, alone. */
  input?: number;
}

export interface Fault {
  name: string;
  what: string;
  goal: string;
  /** How often in a full run; `--times` wins over it. */
  full?: number;
  /** Where it applies: on both databases unless told. */
  databases?: readonly Database[];
  /** Does it (`times` as often, where that makes sense) and tells the figure reached. */
  run: (times: number | undefined, say: (line: string) => void, database: Database, again?: Again) => Promise<Outcome>;
}
