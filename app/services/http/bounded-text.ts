import { z } from "zod";

/** Messages for a text that is missing, and for one that is too long. */
interface Told {
  missing?: string;
  long?: string;
}

/**
 * Schema of a text of at most `most` characters. For a longer one no further check runs (patterns, refinements,
 * transformations): zod continues after a failed check unless told to abort.
 */
export function boundedText(most: number, { missing, long }: Told = {}) {
  return z.string({ error: missing }).max(most, { error: long, abort: true });
}
