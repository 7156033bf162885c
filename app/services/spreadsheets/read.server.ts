import { readCsv } from "./csv.server";
import { BadTable, tableLimits, type TableRow } from "./table.server";
import { readXlsx } from "./xlsx.server";

const ZIP = Buffer.from("PK\u0003\u0004");
/** First bytes of a file by Excel before 2007. */
const XLS = Buffer.from("d0cf11e0", "hex");

function rowsOf(bytes: Buffer, unpacked: number): Iterable<TableRow> | AsyncIterable<TableRow> {
  if (bytes.subarray(0, 4).equals(XLS)) throw new BadTable("tipo");
  return bytes.subarray(0, 4).equals(ZIP) ? readXlsx(bytes, unpacked) : readCsv(bytes);
}

/**
 * Yields the non-empty rows of a CSV or XLSX; its bytes tell which, not its name (DEC 24). It blocks for a time
 * proportional to the file, so callers read in a thread (`readTableInThread`). Throws BadTable.
 */
export async function* readTable(bytes: Buffer, unpacked = tableLimits.unpacked): AsyncGenerator<TableRow> {
  let [rows, left] = [0, unpacked];
  for await (const row of rowsOf(bytes, unpacked)) {
    if (row.celdas.every((celda) => celda.trim() === "")) continue;
    rows += 1;
    if (rows > 1 + tableLimits.rows) throw new BadTable("filas");
    // The first row names the columns; cells to the right of it in later rows are ignored.
    if (rows === 1 && row.celdas.length > tableLimits.columns) throw new BadTable("columnas");
    // Cells of a workbook may share one long text; passed to another thread, each becomes a copy of its own.
    for (const celda of row.celdas) left -= celda.length;
    if (left < 0) throw new BadTable("desplegado");
    yield row;
  }
}
