import { db, type Tx, writable, type Writing } from "~/services/db/client.server";

/** The unit of work of one transaction: its writing client, the rows it changes, and what runs after the commit. */
export interface Unit {
  readonly tx: Writing;
  /** The content version was incremented first, so public content may be changed. */
  readonly content: boolean;
  /** The rows it changes, in their state before, for the history. */
  readonly watched: TrackedRow[];
  readonly afterwards: Set<() => Promise<void>>;
}

/** How the history reads the rows of an entity: related rows by their names, no secrets. */
export interface HistorySource {
  readonly name: string;
  readonly read: (tx: Tx, ids: readonly number[]) => Promise<Snapshot[]>;
}

export interface Snapshot {
  id: number;
  /** The text by which staff recognise the row. */
  titulo: string;
  foto: Record<string, unknown>;
}

export interface TrackedRow {
  entity: HistorySource;
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

/**
 * The client that writes rows, inside `change`. eslint.config.js lists the files that may call it; all others use an
 * entity.
 */
export function writer(tx: Tx): Writing {
  return unitOf(tx).tx;
}

/** The client through which an entity reads its table: the whole database's, or that of a transaction. */
export function reader(tx: Tx): Writing {
  return tx === db ? writable : writer(tx);
}

/** Runs `work` after the commit; the same function only once. It must not throw. */
export function afterwards(tx: Tx, work: () => Promise<void>): void {
  unitOf(tx).afterwards.add(work);
}
