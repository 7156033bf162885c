/** Explains why something could not start: one sentence, and the exit code. */
export function explain(error: unknown, command: string): { sentence: string; exit: number };
