import type { Columna, Fila, Valor } from "./values.server";

/** A unique index's columns. `solo`: it is a partial index, for the rows where all its columns are true. */
export interface Unique {
  columnas: string[];
  solo: boolean;
}

/** An index and the statement that makes it. */
export interface Index {
  nombre: string;
  /** Its first column. */
  primera: string;
  sql: string;
}

/** A connection outside Prisma's: long work on it does not block readers. */
export interface RawConnection {
  /** Runs one statement, its parameters written as `?`; returns rows with the database's own values. */
  run: (sql: string, params?: readonly Valor[]) => Promise<Fila[]>;
  /** `read`: a snapshot of this moment. `write`: a transaction. */
  begin: (mode: "read" | "write") => Promise<void>;
  /** The columns of a table that can be written, in order. */
  columns: (tabla: string) => Promise<Columna[]>;
  /** The unique indexes of a table except its primary key. */
  uniques: (tabla: string) => Promise<Unique[]>;
  /**
   * The indexes of a table in the order they were made, to be dropped and made again around very many writes; none on
   * PostgreSQL, where nobody could read the table meanwhile.
   */
  indexes: (tabla: string) => Promise<Index[]>;
  /** The foreign keys of a table that point to another table's `id`. */
  references: (tabla: string) => Promise<{ columna: string; tabla: string }[]>;
  insert: (tabla: string, columnas: readonly Columna[], filas: readonly Fila[]) => Promise<void>;
  /** Locks these tables against writes by others until the transaction ends. */
  lock: (tablas: readonly string[]) => Promise<void>;
  /** The last id that a table has given, also to a row that is gone since; 0 if it has given none. */
  lastId: (tabla: string) => Promise<number>;
  /** Moves a table's id sequence behind its rows and behind `lastId`, so that new rows get ids never used before. */
  renumber: (tabla: string, lastId: number) => Promise<void>;
  close: () => Promise<void>;
}
