/** Which state of the public content this process knows of. Whatever is kept of it is kept together with its epoch. */
let current = 0;
/** The database's version of it that was seen last. */
let seen: number | undefined;
/** The version cannot be read: others may have changed content, so nothing that is kept counts until it can. */
let blind = false;
const listeners = new Set<() => void>();

/** Counts what this process has seen of changes; no number of the database's. */
export function contentEpoch(): number {
  return current;
}

/** Public content has changed, to this version if it is known: nothing that was read before counts any more. */
export function contentChanged(version?: number): void {
  seen = version ?? seen;
  current += 1;
  for (const listener of listeners) listener();
}

/** The version as it is in the database now; null when it cannot be told. */
export function contentLooked(version: number | null): void {
  if (version !== null && version !== seen) contentChanged(version);
  blind = version === null;
}

/** Whether nobody can tell if what is kept is still true: it is made anew each time, and not kept. */
export function isBlind(): boolean {
  return blind;
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
    if (blind) return read();
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
