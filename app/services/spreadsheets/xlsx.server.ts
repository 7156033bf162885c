import { isDate, formatLikeExcel, type NumberFormat, parseNumberFormats } from "./formats.server";
import { BadTable, tableLimits, type TableRow, type Valueless } from "./table.server";
import { openWorkbook } from "./workbook.server";
import { mapElements, attributeOf, type Element, elements, textIn, unescapeXml } from "./xml.server";

/** Most rows of a sheet in Excel. */
const MOST_ROWS = 1_048_576;

type Read = (name: string) => Promise<string | null>;

function absolute(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** Paths of the first sheet, the shared strings and the styles. Throws BadTable. */
async function partsOf(read: Read) {
  const workbook = await read("xl/workbook.xml");
  const relations = await read("xl/_rels/workbook.xml.rels");
  if (workbook === null || relations === null) throw new BadTable("tipo");
  const all = mapElements(relations, "Relationship", tableLimits.parts, ({ tag }) => ({
    id: attributeOf(tag, "Id"),
    type: attributeOf(tag, "Type")?.split("/").at(-1),
    path: absolute(attributeOf(tag, "Target") ?? ""),
  }));
  const [sheet] = elements(workbook, "sheet");
  const first = sheet && attributeOf(sheet.tag, "id");
  return {
    sheet: all.find(({ id }) => id === first)?.path ?? "xl/worksheets/sheet1.xml",
    strings: all.find(({ type }) => type === "sharedStrings")?.path ?? "xl/sharedStrings.xml",
    styles: all.find(({ type }) => type === "styles")?.path ?? "xl/styles.xml",
  };
}

/** Index of a column: A is 0. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Known {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  uncomputed: string;
}

/** Whether a cell has a formula and no result of it: the program that wrote the file did not compute it. */
function isUncomputed(type: string, inside: string, value: Element | undefined): boolean {
  // A text that is empty is a result: ="".
  const empty = value === undefined || (value.inside === "" && type !== "str");
  return empty && !elements(inside, "f").next().done;
}

/** What a cell shows: texts as they are, numbers in their format, a formula's last result; whether it is a date. */
function readCell(
  tag: string,
  inside: string,
  { strings, formats, uncomputed }: Known,
): { text: string; fecha?: boolean } {
  const type = attributeOf(tag, "t") ?? "n";
  if (type === "inlineStr") return { text: textIn(inside) };
  const [first] = elements(inside, "v");
  const value = first ? unescapeXml(first.inside) : "";
  if (value === "") return { text: isUncomputed(type, inside, first) ? uncomputed : "" };
  if (type === "s") return { text: strings[Number(value)] ?? "" };
  if (type === "b") return { text: value === "1" ? "VERDADERO" : "FALSO" };
  if (type !== "n") return { text: value, fecha: type === "d" };
  const format = formats[Number(attributeOf(tag, "s") ?? 0)];
  return { text: formatLikeExcel(value, format), fecha: isDate(value, format) };
}

function readRow(row: string, known: Known, numero: number): TableRow {
  const cells: string[] = [];
  const fechas: number[] = [];
  let column = -1;
  for (const { tag, inside } of elements(row, "c")) {
    const reference = attributeOf(tag, "r");
    column = reference ? columnOf(reference) : column + 1;
    const { text, fecha } = readCell(tag, inside, known);
    if (text.length > tableLimits.cell) throw new BadTable("celda", numero);
    if (text === "" || column < 0 || column > tableLimits.columns) continue;
    cells[column] = text;
    if (fecha) fechas.push(column);
  }
  const celdas = Array.from(cells, (cell) => cell ?? "");
  return fechas.length > 0 ? { numero, celdas, fechas } : { numero, celdas };
}

/**
 * Yields the rows of the first sheet as Excel shows them, and then tells the ranges of its merged cells. The libraries
 * at hand drop number formats (00123 would be 123) and formula errors, and create a cell for every position up to the
 * farthest one. Throws BadTable.
 */
export async function* readXlsx(bytes: Buffer, unpacked: number, valueless?: Valueless): AsyncGenerator<TableRow> {
  const read = await openWorkbook(bytes, unpacked);
  const parts = await partsOf(read);
  const sheet = await read(parts.sheet);
  if (sheet === null) throw new BadTable("danado");
  const known: Known = {
    strings: mapElements((await read(parts.strings)) ?? "", "si", tableLimits.texts, ({ inside }) => textIn(inside)),
    formats: parseNumberFormats((await read(parts.styles)) ?? ""),
    uncomputed: valueless?.uncomputed ?? "",
  };
  let numero = 0;
  for (const { name, tag, inside } of elements(sheet, "row", "mergeCell")) {
    if (name === "mergeCell") {
      valueless?.merged(attributeOf(tag, "ref") ?? "");
      continue;
    }
    const told = Number(attributeOf(tag, "r"));
    numero = Number.isInteger(told) && told > numero && told <= MOST_ROWS ? told : numero + 1;
    yield readRow(inside, known, numero);
  }
}
