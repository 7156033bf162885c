import { PassThrough, pipeline, Readable } from "node:stream";
import { type Options, stringify } from "csv-stringify";
import { ZipFile } from "yazl";
import { yielding } from "~/services/env/yielding.server";
import { lazyBody } from "~/services/http/file-answer.server";
import { tableLimits } from "./table.server";
import { escapeXml } from "./xml.server";

type Rows = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
type Formato = "csv" | "xlsx";

const MIME: Record<Formato, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

/**
 * The parts that all workbooks share. Style 1 is text, so that codes typed later keep their zeros; style 2 is for
 * the titles.
 */
const parts: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships">${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">${relation("rId1", "worksheet", "worksheets/sheet1.xml")}${relation("rId2", "styles", "styles.xml")}</Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

function workbookXml(hoja: string): string {
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(hoja)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** The letters of a column, from 0: A, Z, AA. */
function columnName(column: number): string {
  const before = column < 26 ? "" : columnName(Math.floor(column / 26) - 1);
  return before + String.fromCharCode(65 + (column % 26));
}

function rowXml(cells: readonly string[], numero: number): string {
  const style = numero === 1 ? 2 : 1;
  const xml = cells.map((cell, column) => {
    const place = `${columnName(column)}${numero}`;
    return cell === ""
      ? ""
      : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  });
  return `<row r="${numero}">${xml.join("")}</row>`;
}

/** Width of the columns that have none of their own, in characters. */
const MORE_WIDTH = 16;
/** Characters of a sheet that are compressed at once: one row at a time takes ten times as long. */
const CHUNK = 32_000;

async function* sheetXml(rows: Rows, widths: readonly number[]): AsyncGenerator<string> {
  const col = (min: number, max: number, width: number) =>
    `<col min="${min}" max="${max}" width="${width}" style="1" customWidth="1"/>`;
  const own = widths.map((width, index) => col(index + 1, index + 1, width));
  // Those that content adds, or staff, are text too.
  const cols = [...own, col(widths.length + 1, tableLimits.columns, MORE_WIDTH)];
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join("")}</cols><sheetData>`;
  let [numero, xml] = [0, ""];
  for await (const cells of rows) {
    xml += rowXml(cells, (numero += 1));
    if (xml.length < CHUNK) continue;
    yield xml;
    xml = "";
  }
  yield `${xml}</sheetData></worksheet>`;
}

/** The name of a sheet, after that of its file: "Aplicaciones sugeridas". */
function hojaOf(nombre: string): string {
  return nombre.charAt(0).toUpperCase() + nombre.slice(1).replaceAll("-", " ");
}

function xlsxStream(nombre: string, rows: Rows, widths: readonly number[]): Readable {
  const zip = new ZipFile();
  const all = { ...parts, "xl/workbook.xml": workbookXml(hojaOf(nombre)) };
  for (const [name, xml] of Object.entries(all)) zip.addBuffer(Buffer.from(HEAD + xml), name);
  const sheet = Readable.from(sheetXml(rows, widths), { objectMode: false });
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  const written = pipeline(zip.outputStream, new PassThrough(), () => undefined);
  // The zip would end the process with either error.
  for (const part of [sheet, zip]) part.on("error", (error: Error) => written.destroy(error));
  return written;
}

/** A break of either kind within a cell: of itself the writer quotes none but the one that ends its rows. */
const BREAK = /[\r\n]/;

/** Rows as CSV with semicolons. A row that cannot be read fails the stream with its error. */
export function csvStream(rows: AsyncIterable<readonly string[]>, options: Options): Readable {
  // The callback has nothing to add: `pipeline` hands the error on to the stream it returns.
  return pipeline(
    Readable.from(rows),
    stringify({ bom: true, delimiter: ";", quoted_match: BREAK, ...options }),
    () => undefined,
  );
}

/** Yields the same rows, letting other work run in between. */
async function* resting(rows: Rows): AsyncGenerator<readonly string[]> {
  const rest = yielding();
  for await (const row of rows) {
    yield row;
    await rest();
  }
}

/**
 * Answers with rows (the first has the titles) as a file to download, written while they are read. `widths` are column
 * widths in characters, for XLSX.
 */
export function tableResponse(nombre: string, formato: Formato, rows: Rows, widths: readonly number[]): Response {
  const stream = () =>
    formato === "csv"
      ? csvStream(resting(rows), { record_delimiter: "windows" })
      : xlsxStream(nombre, resting(rows), widths);
  return new Response(lazyBody(stream), {
    headers: {
      "Content-Type": MIME[formato],
      "Content-Disposition": `attachment; filename="${nombre}.${formato}"`,
    },
  });
}
