/**
 * Runs `work` for each element, `most` of them at a time. Throws the first error, when all that began have ended: after
 * one the others go on.
 */
export async function atOnce<T>(
  most: number,
  all: Iterator<T> | AsyncIterator<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  async function worker(): Promise<void> {
    for (let next = await all.next(); !next.done; next = await all.next()) await work(next.value);
  }
  const ended = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}
