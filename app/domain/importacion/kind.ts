import type { z } from "zod";
import type { Tx } from "~/services/db/client.server";
import type { PlanCounts, Tipo } from "./importacion";
import type { SheetRows } from "./filas.server";
import type { PackedRows } from "./packed.server";
import type { SheetColumns } from "./sheet";

/** What an import writes, computed before its transaction: on SQLite all other writers wait while one is open. */
export interface Prepared {
  /** Throws PlanOutdated when a row that the plan relies on has changed since. */
  write: (tx: Tx) => Promise<void>;
  /** What the history says of it. */
  historia: Record<string, string>;
}

export interface Plan<R> {
  /** What the import would do with each row. */
  resultados: PackedRows<R>;
  /** Hash of everything the import would do and of each product's revision; it changes when any of that changes. */
  huella: string;
  /** Gets the counts of the results, which the history tells. */
  prepare: (cuentas: PlanCounts) => Promise<Prepared>;
}

/** A kind of import: the columns of its files, and what its rows would do now. */
export interface ImportKind<R extends { tipo: Tipo }> {
  /** Its name, stored with the files of this kind. */
  tipo: "productos" | "aplicaciones";
  columns: SheetColumns;
  /** Columns that content decides, by the key of their titles. */
  mas?: () => Promise<ReadonlyMap<string, string>>;
  /** A result as it is stored. */
  resultado: z.ZodType<R>;
  /**
   * Plans a file in a mode of this kind ("" where it has one only). Works in batches so that other requests are served
   * between them. Writes nothing.
   */
  plan: (lectura: SheetRows, modo: string) => Promise<Plan<R>>;
}

/** Somebody changed a product, a category or a line that the plan relies on. */
export class PlanOutdated extends Error {
  override name = "PlanOutdated";
}
