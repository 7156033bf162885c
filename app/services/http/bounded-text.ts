import { z } from "zod";

/** What is told of a text that is missing, and of one that is too long. */
interface Told {
  missing?: string;
  long?: string;
}

/**
 * A text of at most so many characters. Of a longer one nothing behind it is tried, patterns, refinements and
 * transformations: zod goes on after a check that failed unless it is told to stop.
 */
export function boundedText(most: number, { missing, long }: Told = {}) {
  return z.string({ error: missing }).max(most, { error: long, abort: true });
}
