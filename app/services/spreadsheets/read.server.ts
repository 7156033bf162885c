import { readCsv } from "./csv.server";
import { BadTable, tableLimits, type TableRow, type Valueless } from "./table.server";
import { readXlsx } from "./xlsx.server";

const ZIP = Buffer.from("PK\u0003\u0004");
/** First bytes of a file by Excel before 2007. */
const XLS = Buffer.from("d0cf11e0", "hex");

function rowsOf(bytes: Buffer, unpacked: number, valueless?: Valueless): Iterable<TableRow> | AsyncIterable<TableRow> {
  if (bytes.subarray(0, 4).equals(XLS)) throw new BadTable("tipo");
  return bytes.subarray(0, 4).equals(ZIP) ? readXlsx(bytes, unpacked, valueless) : readCsv(bytes);
}

/** The last row of a range of cells: 5 of A2:C5. */
function lastRowOf(range: string): number {
  return Number(/^[A-Z]{1,3}\d{1,7}:[A-Z]{1,3}(\d{1,7})$/.exec(range)?.[1]);
}

/**
 * Yields the non-empty rows of a CSV or XLSX; its bytes tell which, not its name (DEC 24). It blocks for a time
 * proportional to the file, so callers read in a thread (`readTableInThread`). `valueless` is told of merged cells
 * below the titles, after all rows. Throws BadTable.
 */
export async function* readTable(
  bytes: Buffer,
  unpacked = tableLimits.unpacked,
  valueless?: Valueless,
): AsyncGenerator<TableRow> {
  let [rows, left, titles] = [0, unpacked, Infinity];
  const merged = (range: string) => (lastRowOf(range) > titles ? valueless?.merged(range) : undefined);
  for await (const row of rowsOf(bytes, unpacked, valueless && { ...valueless, merged })) {
    if (row.celdas.every((celda) => celda.trim() === "")) continue;
    rows += 1;
    if (rows === 1) titles = row.numero;
    if (rows > 1 + tableLimits.rows) throw new BadTable("filas");
    // The first row names the columns; cells to the right of it in later rows are ignored.
    if (rows === 1 && row.celdas.length > tableLimits.columns) throw new BadTable("columnas");
    // Cells of a workbook may share one long text; passed to another thread, each becomes a copy of its own.
    for (const celda of row.celdas) left -= celda.length;
    if (left < 0) throw new BadTable("desplegado");
    yield row;
  }
}
