import { readCsv } from "./csv.server";
import { BadTable, tableLimits, type TableRow } from "./table.server";
import { readXlsx } from "./xlsx.server";

const ZIP = Buffer.from("PK\u0003\u0004");
/** Excel before 2007. */
const XLS = Buffer.from("d0cf11e0", "hex");

function rowsOf(bytes: Buffer): Iterable<TableRow> | AsyncIterable<TableRow> {
  if (bytes.subarray(0, 4).equals(XLS)) throw new BadTable("tipo");
  return bytes.subarray(0, 4).equals(ZIP) ? readXlsx(bytes) : readCsv(bytes);
}

/**
 * The rows of a CSV or XLSX that hold something; which of the two it is its bytes tell, not its name (decision 24). The
 * time it takes grows with the file as its bytes do, all the same without a break: others read it in a thread of its own
 * (`readTableApart`). Throws BadTable.
 */
export async function* readTable(bytes: Buffer): AsyncGenerator<TableRow> {
  let [rows, left] = [0, tableLimits.unpacked];
  for await (const row of rowsOf(bytes)) {
    if (row.celdas.every((celda) => celda.trim() === "")) continue;
    rows += 1;
    if (rows > tableLimits.rows) throw new BadTable("filas");
    // The first names the columns: what stands further to the right below it is nobody's.
    if (rows === 1 && row.celdas.length > tableLimits.columns) throw new BadTable("columnas");
    // A workbook's cells may share one long text: what is handed over is not shared any more.
    for (const celda of row.celdas) left -= celda.length;
    if (left < 0) throw new BadTable("desplegado");
    yield row;
  }
}
