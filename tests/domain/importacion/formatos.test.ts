import { describe, expect, it } from "vitest";
import { readTable } from "../../../app/services/spreadsheets/read.server";
import type { TableRow } from "../../../app/services/spreadsheets/table.server";
import { escapeXml } from "../../../app/services/spreadsheets/xml.server";
import { forgedBook } from "../../support/files/forjas-tablas";

async function rowsOf(bytes: Buffer): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readTable(bytes)) rows.push(row);
  return rows;
}

/** A row with one cell, whose number has a format of the workbook's own, or one that Excel knows by its id. */
async function shown(value: number, format: string | number): Promise<TableRow | undefined> {
  const code = typeof format === "string" ? escapeXml(format).replaceAll('"', "&quot;") : "";
  const own = `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts>`;
  const styles = `${own}<cellXfs><xf numFmtId="${typeof format === "number" ? format : 170}"/></cellXfs>`;
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" s="0"><v>${value}</v></c></row></sheetData></worksheet>`;
  const [row] = await rowsOf(forgedBook(sheet, { styles }));
  return row;
}

describe("a number of an XLSX", () => {
  it.each([
    [0.5, "0%", "50%"],
    [0.5, 9, "50%"],
    [0.1234, 10, "12,34%"],
    [0.07, "0.0%", "7,0%"],
    [0.125, "0.##%", "12,5%"],
    [-0.05, "0 %", "-5 %"],
    [0.5, '0.0"%"', "0,5%"],
    [12, '"GE-"0000', "GE-0012"],
    [12, "\\G\\E\\-0000", "GE-0012"],
    [12345, "00-000", "12-345"],
    [5, '000"A"00', "000A05"],
    [1234567, '"N.º "00-00', "N.º 12345-67"],
    [12.5, '0.00" mm"', "12,50 mm"],
    [7, '"REF "General', "REF 7"],
    [1500, '_-"$"* #,##0.00_-;-"$"* #,##0.00_-', "$1500,00"],
    [-12, '0000;"menos "0000', "-0012"],
    [1.5, "00.0", "01,5"],
    [1.5, "0.##", "1,5"],
    [0.25, "# ?/?", "0,25"],
    [12, "0.0E+00", "12"],
    [1_500_000, '0.0,,"M"', "1500000"],
    [999_999_999_999_999, "General", "999999999999999"],
    [1_234_567_890_123_450, "General", "1,23456789012345E+15"],
    [1_234_567_890_123_450, "0", "1,23456789012345E+15"],
    [1_234_567_890_123_450, '"GE-"0', "1,23456789012345E+15"],
  ])("is read as it is shown: %d as %s is %s", async (value, format, text) => {
    expect(await shown(value, format)).toEqual({ numero: 1, celdas: [text] });
  });

  it.each(["General", "GENERAL", "Estándar", "Standard", "estándar;-estándar"])(
    "is no date for a word with a d, an m or a y in it: %s",
    async (format) => {
      expect(await shown(40_210, format)).toEqual({ numero: 1, celdas: ["40210"] });
    },
  );

  it.each(["d/m/yyyy", "[$-240A]dd\\-mmm\\-yy;@", "mmm-yy", 14])(
    "is a date where it is shown as one: %s",
    async (format) => {
      expect(await shown(45_628, format)).toEqual({ numero: 1, celdas: ["2/12/2024"], fechas: [0] });
    },
  );
});
