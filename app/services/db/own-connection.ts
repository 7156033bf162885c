import type { Columna, Fila, Valor } from "./values.server";

/** Columns that no two rows have the same values in; `solo`: among the rows where all of them are true. */
export interface Unique {
  columnas: string[];
  solo: boolean;
}

/** A connection beside the client's: what goes on in it for long holds up nobody who reads. */
export interface OwnConnection {
  /** One statement, its parameters written as `?`; the rows as the database has them. */
  run: (sql: string, params?: readonly Valor[]) => Promise<Fila[]>;
  /** `read`: everything is read as it was at this moment. `write`: all of it happens at once, or nothing. */
  begin: (mode: "read" | "write") => Promise<void>;
  /** The columns a row can be written with, in their order. */
  columns: (tabla: string) => Promise<Columna[]>;
  /** The unique indexes of a table beside its key. */
  uniques: (tabla: string) => Promise<Unique[]>;
  /** Which columns of a table name rows of which other by their ids. */
  references: (tabla: string) => Promise<{ columna: string; tabla: string }[]>;
  insert: (tabla: string, columnas: readonly Columna[], filas: readonly Fila[]) => Promise<void>;
  /** Keeps others from writing to these tables until the end. */
  lock: (tablas: readonly string[]) => Promise<void>;
  /** New rows of a table get ids that none has had. */
  renumber: (tabla: string) => Promise<void>;
  close: () => Promise<void>;
}
