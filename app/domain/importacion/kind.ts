import type { z } from "zod";
import type { Tx } from "~/services/db/client.server";
import type { PlanCounts, Tipo } from "./importacion";
import type { SheetRows } from "./filas.server";
import type { PackedRows } from "./packed.server";
import type { SheetColumns } from "./sheet";

/** What an import writes, computed before its transaction: on SQLite all other writers wait while one is open. */
export interface Prepared<W extends object> {
  /** It goes from the thread that planned to the one that has the connection. */
  escribir: W;
  /** What the history says of it. */
  historia: Record<string, string>;
}

export interface Plan<R, W extends object> {
  /** What the import would do with each row. */
  resultados: PackedRows<R>;
  /** Hash of everything the import would do and of each product's revision; it changes when any of that changes. */
  huella: string;
  /** Gets the counts of the results, which the history tells. Throws PlanOutdated. */
  prepare: (cuentas: PlanCounts) => Promise<Prepared<W>>;
}

/**
 * Plans a file in a mode of its kind ("" where it has one only), in a thread of its own. What it has to know of the
 * content it asks of `facts`, which the thread with the connection answers. Writes nothing.
 */
export type Planner<R, W extends object, F> = (lectura: SheetRows, modo: string, facts: F) => Promise<Plan<R, W>>;

/** A kind of import, for the thread with the connection: the columns of its files, what its planner asks and writes. */
export interface ImportKind<R extends { tipo: Tipo }, W extends object> {
  /** Its name, stored with the files of this kind; its planner has the same. */
  tipo: "productos" | "aplicaciones";
  columns: SheetColumns;
  /** Columns that content decides, by the key of their titles. */
  mas?: () => Promise<ReadonlyMap<string, string>>;
  /** A result as it is stored. */
  resultado: z.ZodType<R>;
  /** What its planner asks; it works in batches so that other requests are served between them. */
  facts: object;
  /** Throws PlanOutdated when a row that the plan relies on has changed since. */
  write: (tx: Tx, escribir: W) => Promise<void>;
}

/** Somebody changed a product, a category or a line that the plan relies on. */
export class PlanOutdated extends Error {
  override name = "PlanOutdated";
}
