import type { Tx, Writing } from "~/services/db/client.server";

/** What one transaction of `change` knows: what it may write, what was touched, what happens once it is committed. */
export interface Unit {
  readonly tx: Writing;
  /** It moved the content version first, so it may change public content. */
  readonly content: boolean;
  /** The rows it changes, as they were, for the history. */
  readonly watched: Watched[];
  readonly afterwards: Set<() => Promise<void>>;
}

/** How the history reads the rows of an entity: related rows by their names, nothing that opens a door. */
export interface Recorded {
  readonly name: string;
  readonly read: (tx: Tx, ids: readonly number[]) => Promise<Snapshot[]>;
}

export interface Snapshot {
  id: number;
  /** What staff know the row by. */
  titulo: string;
  foto: Record<string, unknown>;
}

export interface Watched {
  entity: Recorded;
  id: number;
  /** Null: the row was created in this transaction. */
  before: Snapshot | null;
}

const units = new WeakMap<Tx, Unit>();

/** Opens the unit of work of a transaction. Only `change` does. */
export function openUnit(tx: Writing, content: boolean): Unit {
  const unit: Unit = { tx, content, watched: [], afterwards: new Set() };
  units.set(tx, unit);
  return unit;
}

/** The unit of work of a transaction. Throws for a transaction that `change` did not open. */
export function unitOf(tx: Tx): Unit {
  const unit = units.get(tx);
  if (!unit) throw new Error("Rows are written inside change() or changeContent()");
  return unit;
}

/** What writes rows, inside `change`. Who may ask for it stands in eslint.config.js; everybody else uses an entity. */
export function writer(tx: Tx): Writing {
  return unitOf(tx).tx;
}

/** Has something done once the transaction is committed; the same function once. It must not throw. */
export function afterwards(tx: Tx, work: () => Promise<void>): void {
  unitOf(tx).afterwards.add(work);
}
