export const MB = 1024 * 1024;

/** Limits of a spreadsheet, so that a small file cannot use up the site's memory or time. */
export const tableLimits = {
  /** Bytes of all unpacked parts of a workbook; also characters of all its cells. */
  unpacked: 30 * MB,
  /** Number of parts of a workbook, of shared texts, of number formats. */
  parts: 5_000,
  texts: 500_000,
  formats: 65_536,
  /** Number of rows below the titles that are not empty. */
  rows: 100_000,
  columns: 200,
  /** Characters of a cell: Excel's own limit. */
  cell: 32_767,
};

/** A non-empty row: its number in the spreadsheet (the first is 1) and its cells as shown. */
export interface TableRow {
  numero: number;
  celdas: string[];
  /** The indexes of the cells that are dates in a workbook, or were when it was saved as a CSV. */
  fechas?: number[];
}

/** What is made of cells without a value of their own, which are blank otherwise. */
export interface Valueless {
  /** Receives the range of merged cells: A2:A5. */
  merged: (range: string) => void;
  /** What stands for a cell whose formula was never computed. */
  uncomputed: string;
}

/**
 * Why a file is not read: wrong type, damaged, over a limit (`desplegado`, `filas`, `columnas`, `celda`), too slow
 * (`tiempo`), too much memory (`memoria`), or too many files waiting (`espera`).
 */
export type BadReason =
  ("tipo" | "danado") | ("desplegado" | "filas" | "columnas" | "celda") | ("tiempo" | "memoria" | "espera");

/** A file that cannot be read as a table. */
export class BadTable extends Error {
  override name = "BadTable";
  /** `fila`: number of the row with the problem. */
  constructor(
    readonly reason: BadReason,
    readonly fila?: number,
  ) {
    super(reason);
  }
}
