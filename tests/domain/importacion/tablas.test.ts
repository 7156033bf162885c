import fc from "fast-check";
import { describe, expect, it } from "vitest";
import writeXlsx from "write-excel-file/node";
import { ZipFile } from "yazl";
import { productosColumns } from "../../../app/domain/importacion/productos/columns";
import { readFilas } from "../../../app/domain/importacion/filas.server";
import { doubleFormulaQuote, withoutFormula } from "../../../app/domain/importacion/sheet";
import { readTable } from "../../../app/services/spreadsheets/read.server";
import type { TableRow } from "../../../app/services/spreadsheets/table.server";
import { tableResponse } from "../../../app/services/spreadsheets/write.server";
import { unzip } from "../../support/files/archivo";

async function rowsOf(bytes: Buffer): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readTable(bytes)) rows.push(row);
  return rows;
}

async function cellsOf(bytes: Buffer): Promise<string[][]> {
  return (await rowsOf(bytes)).map(({ celdas }) => celdas);
}

const text = "Código;Nombre\r\n007;Muñón 1,5\r\n";
const cells = [
  ["Código", "Nombre"],
  ["007", "Muñón 1,5"],
];

function utf16be(given: string): Buffer {
  return Buffer.from(given, "utf16le").swap16();
}

describe("a CSV", () => {
  it.each([
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-8 without", Buffer.from(text)],
    ["Windows-1252", Buffer.from(text, "latin1")],
    ["UTF-16, as Excel's Unicode text", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16 the other way round", utf16be(`\uFEFF${text}`)],
    ["UTF-16 without its mark", Buffer.from(text, "utf16le")],
    ["with Excel's line about the separator", Buffer.from(`sep=;\r\n${text}`)],
    ["of tabs", Buffer.from(text.replaceAll(";", "\t"))],
    ["of commas", Buffer.from('"Código","Nombre"\n007,"Muñón 1,5"\n')],
    ["with a semicolon inside quotes in a title", Buffer.from('Código,"Nombre"\n007,"Muñón 1,5"')],
    ["with line feeds only, and empty rows", Buffer.from(`${text.replaceAll("\r", "")};\n;\n\n`)],
  ])("is read whatever it is saved as: %s", async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(cells);
  });

  it("keeps quotes, line breaks and inches, and the row numbers a person sees", async () => {
    const rows = await rowsOf(Buffer.from('A;B\n\n"uno\ny ""dos""";Tubo de 1/2" x 3\n;\nz;\n'));
    expect(rows).toEqual([
      { numero: 1, celdas: ["A", "B"] },
      { numero: 3, celdas: ['uno\ny "dos"', 'Tubo de 1/2" x 3'] },
      { numero: 5, celdas: ["z", ""] },
    ]);
  });
});

async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const relation = (type: string, path: string) => `<Relationship Id="r1" Type="http://x/${type}" Target="${path}"/>`;

/** A workbook by hand: its sheet's rows and its styles. */
async function workbook(rows: string, styles = ""): Promise<Buffer> {
  return zipOf({
    "xl/workbook.xml": `<x:workbook xmlns:x="m"><x:sheets><x:sheet name="Hoja1" sheetId="1" r:id="r1"/></x:sheets></x:workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relation("worksheet", "/xl/otra.xml")}</Relationships>`,
    "xl/otra.xml": `<x:worksheet xmlns:x="m"><x:sheetData>${rows.replaceAll(/<(\/?)(row|c|v|is|t)\b/g, "<$1x:$2")}</x:sheetData></x:worksheet>`,
    "xl/styles.xml": styles,
  });
}

describe("an XLSX", () => {
  it("shows numbers as their cells do: zeros in front, decimals with a comma, no points", async () => {
    const formatted = (value: number, format?: string) => ({ value, type: Number, format });
    const bytes = await writeXlsx([
      ["Texto", formatted(123, "00000"), formatted(12.5), formatted(1234567890123)],
      ["007", formatted(0.1 + 0.2), formatted(1500, "#,##0.00"), { value: true, type: Boolean }],
      [null, null, { value: new Date(Date.UTC(2026, 11, 3)), type: Date, format: "dd/mm/yyyy" }],
    ]).toBuffer();
    expect(await cellsOf(bytes)).toEqual([
      ["Texto", "00123", "12,5", "1234567890123"],
      ["007", "0,3", "1500,00", "VERDADERO"],
      ["", "", "3/12/2026"],
    ]);
  });

  it("shows formulas as their last result, errors among them, and texts of several styles", async () => {
    const rows =
      '<row r="2"><c r="B2" t="str"><f>A1</f><v>de fórmula</v></c><c r="D2" t="e"><v>#N/A</v></c></row>' +
      '<row><c t="inlineStr"><is><r><t>neg</t></r><r><t>rita &amp; &#241;</t></r><rPh><t>no</t></rPh></is></c><c><v>5</v></c></row>';
    expect(await rowsOf(await workbook(rows))).toEqual([
      { numero: 2, celdas: ["", "de fórmula", "", "#N/A"] },
      { numero: 3, celdas: ["negrita & ñ", "5"] },
    ]);
  });

  it("with a cell at the far end of the sheet is no larger for it", async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    expect(await rowsOf(await workbook(rows))).toEqual([{ numero: 1, celdas: ["1"] }]);
  });

  it("of more than 26 columns is read back as it was written, and names them as spreadsheets do", async () => {
    const row = Array.from({ length: 60 }, (_, at) => `c${at}`);
    async function* rows() {
      yield row;
    }
    const bytes = Buffer.from(await tableResponse("x", "xlsx", rows(), [10]).arrayBuffer());
    expect(await cellsOf(bytes)).toEqual([row]);
  });

  it("has text in all columns that staff may type into, also in those that content adds", async () => {
    const bytes = Buffer.from(await tableResponse("x", "xlsx", [["Código", "Largo (mm)"]], [10]).arrayBuffer());
    const sheet = (await unzip(bytes)).get("xl/worksheets/sheet1.xml")?.toString() ?? "";
    const cols = [...sheet.matchAll(/<col min="(\d+)" max="(\d+)" width="[1-9]\d*" style="1"/g)];
    expect(cols.map(([, min, max]) => `${min}-${max}`)).toEqual(["1-1", "2-200"]);
  });

  it("that says it is larger or smaller than it is, is refused", async () => {
    const zip = await workbook("<row><c><v>1</v></c></row>");
    const size = zip.indexOf("xl/otra.xml", zip.indexOf("PK\u0001\u0002")) - 46 + 24;
    for (const said of [200 * 1024 * 1024, 10]) {
      zip.writeUInt32LE(said, size);
      await expect(rowsOf(zip)).rejects.toMatchObject({ reason: "danado" });
    }
  });

  it("that is another kind of archive is refused", async () => {
    await expect(rowsOf(await zipOf({ "word/document.xml": "<x/>" }))).rejects.toMatchObject({ reason: "tipo" });
  });
});

describe("what is exported", () => {
  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^'{0,3}[=+\-@;",]{0,2}_x0041_[a-z<&>ñ\n"]{0,5}$/),
  );
  const typed = value.map(
    (given) =>
      given
        .normalize("NFC")
        .replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, "")
        .trim() || "x",
  );

  it.each(["csv", "xlsx"] as const)("is read back as it was, whatever the text: %s", async (formato) => {
    const safe = formato === "csv" ? withoutFormula : doubleFormulaQuote;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(typed, typed), { minLength: 1, maxLength: 5 }), async (pairs) => {
        async function* rows() {
          yield ["Código", "Nombre"];
          for (const pair of pairs) yield pair.map(safe);
        }
        const bytes = Buffer.from(await tableResponse("x", formato, rows(), [10, 10]).arrayBuffer());
        const { filas } = await readFilas(readTable(bytes), productosColumns);
        const read = await filas.take(pairs.length + 1);
        expect(read.map(({ celdas }) => [celdas.codigo, celdas.nombre])).toEqual(pairs);
      }),
      { numRuns: 60 },
    );
  });
});
