/** Why something could not start, in a sentence, and the exit code. */
export function explain(error: unknown, command: string): { sentence: string; exit: number };
