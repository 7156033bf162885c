/** Which state of the public content this process knows of. Whatever is kept of it is kept together with its epoch. */
let current = 0;
const listeners = new Set<() => void>();

/** Counts what this process has seen of changes; no number of the database's. */
export function contentEpoch(): number {
  return current;
}

/** Public content has changed: nothing that was read before counts any more. */
export function contentChanged(): void {
  current += 1;
  for (const listener of listeners) listener();
}

/** Has something done at each change; what it returns stops that. */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads something of the public content once per state of it; those who ask meanwhile share the reading. A reading
 * that fails, that a change overtakes or that is not `whole` counts for those who wait for it and nobody else.
 */
export function perContent<T>(read: () => Promise<T>, whole: (value: T) => boolean = () => true): () => Promise<T> {
  let kept: { epoch: number; value: Promise<T> } | undefined;
  return () => {
    if (kept?.epoch === current) return kept.value;
    const reading = { epoch: current, value: read() };
    kept = reading;
    const forget = () => {
      if (kept === reading) kept = undefined;
    };
    reading.value.then((value) => {
      if (!whole(value)) forget();
    }, forget);
    return reading.value;
  };
}
