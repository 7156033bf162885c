/** The database a fault runs on. */
export type Database = "sqlite" | "postgresql";

export interface Outcome {
  figure: string;
  ok: boolean;
  /** Set when the fault could not be run here: the goal is neither met nor missed. */
  skipped?: boolean;
}

/** Identifies random inputs of an earlier run, to repeat them. */
export interface Again {
  seed?: number;
  /** Number of the only input of that seed to send. */
  input?: number;
}

export interface Fault {
  name: string;
  what: string;
  goal: string;
  /** Repetitions in a full run; `--times` overrides it. */
  full?: number;
  /** Databases it runs on; both by default. */
  databases?: readonly Database[];
  /** Runs the fault, `times` times where that makes sense, and returns the figure it reached. */
  run: (times: number | undefined, say: (line: string) => void, database: Database, again?: Again) => Promise<Outcome>;
}
