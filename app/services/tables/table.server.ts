/** A row of a spreadsheet that holds something: the number it has there (the first is 1) and its cells as they read. */
export interface TableRow {
  numero: number;
  celdas: string[];
}

/** A file that cannot be read as a table: of another type, broken, or larger than anything meant. */
export class BadTable extends Error {
  override name = "BadTable";
  constructor(readonly reason: "tipo" | "danado" | "grande") {
    super(reason);
  }
}
