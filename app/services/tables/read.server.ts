import { readCsv } from "./csv.server";
import { BadTable, type TableRow } from "./table.server";
import { readXlsx } from "./xlsx.server";

const ZIP = Buffer.from("PK\u0003\u0004");
/** Excel before 2007. */
const XLS = Buffer.from("d0cf11e0", "hex");

/** The rows of a CSV or XLSX; which of the two it is its bytes tell, not its name (decision 24). Throws BadTable. */
export function readTable(bytes: Buffer): AsyncGenerator<TableRow> {
  if (bytes.subarray(0, 4).equals(XLS)) throw new BadTable("tipo");
  return bytes.subarray(0, 4).equals(ZIP) ? readXlsx(bytes) : readCsv(bytes);
}
