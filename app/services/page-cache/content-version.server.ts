/** The epoch: it grows with every known change of the public content. Cached values are stored with their epoch. */
let current = 0;
/** The content version last seen in the database. */
let seen: number | undefined;
/** The content version cannot be read: others may have changed content, so no cached value is trusted until it can. */
let blind = false;
const listeners = new Set<() => void>();

/** The epoch of the public content in this process; unrelated to the version in the database. */
export function contentEpoch(): number {
  return current;
}

/** Records that public content changed, to `version` if known: everything read before is stale. */
export function contentChanged(version?: number): void {
  seen = version ?? seen;
  current += 1;
  for (const listener of listeners) listener();
}

/** Records the content version just read from the database; null when it could not be read. */
export function recordContentVersion(version: number | null): void {
  if (version !== null && version !== seen) contentChanged(version);
  blind = version === null;
}

/** Whether the content version cannot be read: pages are then rendered each time and not cached. */
export function isVersionUnreadable(): boolean {
  return blind;
}

/** Calls the listener at each change; returns the function that removes it. */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Caches a reading of public content until the content changes; concurrent callers share one reading. A reading that
 * fails, is overtaken by a change or is not `whole` is returned to those who wait for it and then dropped.
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
