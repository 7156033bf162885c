const MB = 1024 * 1024;

/** What a spreadsheet may come to, so that a small file cannot take the memory or the time of the site. */
export const tableLimits = {
  /** All parts of a workbook together as they are unpacked, in bytes; all texts of its cells, in signs. */
  unpacked: 30 * MB,
  /** Parts of a workbook, its shared texts, its formats. */
  parts: 5_000,
  texts: 500_000,
  formats: 65_536,
  /** Rows that hold something. */
  rows: 100_000,
  columns: 200,
  /** Signs of a cell: Excel's own limit. */
  cell: 32_767,
};

/** A row of a spreadsheet that holds something: the number it has there (the first is 1) and its cells as they read. */
export interface TableRow {
  numero: number;
  celdas: string[];
}

/**
 * Why a file is not read: of another type, broken, over a limit (`desplegado`, `filas`, `columnas`, `celda`), or over what
 * reading may take (`tiempo`, `memoria`, and `espera`: too many others are waiting).
 */
export type BadReason =
  ("tipo" | "danado") | ("desplegado" | "filas" | "columnas" | "celda") | ("tiempo" | "memoria" | "espera");

/** A file that cannot be read as a table. */
export class BadTable extends Error {
  override name = "BadTable";
  /** `fila`: the row of the spreadsheet where it is so. */
  constructor(
    readonly reason: BadReason,
    readonly fila?: number,
  ) {
    super(reason);
  }
}
