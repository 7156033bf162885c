import { rawZip } from "./zip";

const relation = (type: string, path: string) => `<Relationship Id="r1" Type="http://x/${type}" Target="${path}"/>`;

/** A hand-written workbook with the given sheet, styles and shared strings. */
export function forgedBook(sheet: string, parts: { styles?: string; sharedStrings?: string } = {}): Buffer {
  const all = {
    "xl/workbook.xml": `<workbook><sheets><sheet name="Hoja1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relation("worksheet", "/xl/otra.xml")}</Relationships>`,
    "xl/otra.xml": sheet,
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [`xl/${name}.xml`, text])),
  };
  return rawZip(Object.entries(all).map(([name, text]) => ({ name, data: Buffer.from(text) })));
}

const rows = (xml: string) => `<worksheet><sheetData>${xml}</sheetData></worksheet>`;
const titles = `<row r="1"><c t="str"><v>Código</v></c></row>`;
const shown = `${titles}<row r="2"><c s="0"><v>1</v></c></row>`;

function formatted(format: string): Buffer {
  const styles = `<numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`;
  return forgedBook(rows(shown), { styles });
}

const MB = 1024 * 1024;

/**
 * Small files that once took from half a second to hours to read, or exhausted the memory; with the expected result.
 */
export const hostileTables: readonly [what: string, make: () => Buffer, comes: string][] = [
  ["rows that are opened and never end", () => forgedBook("<row ".repeat(2 * MB)), "0"],
  [
    "texts that are opened and never end",
    () => forgedBook(rows(`<row><c t="inlineStr"><is>${"<t ".repeat(4 * MB)}</is></c></row>`)),
    "0",
  ],
  [
    "sounds that are opened and never end",
    () => forgedBook(rows(`<row><c t="inlineStr"><is>${"<rPh ".repeat(4 * MB)}</is></c></row>`)),
    "0",
  ],
  ["cells without an end", () => forgedBook(rows(`<row>${"<c><v>".repeat(4 * MB)}</row>`)), "0"],
  ["brackets in a number's format", () => formatted("[".repeat(8 * MB)), "2"],
  ["a number's format of endless zeros", () => formatted("0".repeat(8 * MB)), "2"],
  ["more decimals than a number can have", () => formatted(`0.${"0".repeat(120)}`), "2"],
  ["blank lines", () => Buffer.from(`Código;Nombre\n${"\n".repeat(8 * MB)}`), "1"],
  ["lines of nothing but semicolons", () => Buffer.from(`Código;Nombre\n${";".repeat(8 * MB)}`), "1"],
  ["quotes", () => Buffer.from(`Código;Nombre\n${'"'.repeat(8 * MB)}`), "celda"],
  ["a quote that is never closed", () => Buffer.from(`Código;Nombre\n"${"a".repeat(8 * MB)}`), "celda"],
  ["a cell of eight million signs", () => Buffer.from(`Código;Nombre\n${"a".repeat(8 * MB)}`), "celda"],
  ["more rows than anybody has", () => Buffer.from(`Código;Precio\n${";x\n".repeat(MB)}`), "filas"],
  ["more columns than anybody has", () => Buffer.from(`Código${";x".repeat(MB)}\n`), "columnas"],
  [
    "three parts that are small one by one",
    () =>
      forgedBook(rows(shown) + " ".repeat(12 * MB), {
        styles: " ".repeat(12 * MB),
        sharedStrings: " ".repeat(12 * MB),
      }),
    "desplegado",
  ],
  [
    "one long text that a million cells refer to",
    () => {
      const sharedStrings = `<sst><si><t>${"a".repeat(32_000)}</t></si></sst>`;
      return forgedBook(rows(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(10_000)), { sharedStrings });
    },
    "desplegado",
  ],
  [
    "parts beyond number",
    () => rawZip(Array.from({ length: 6_000 }, (_, n) => ({ name: `${n}`, data: Buffer.alloc(0) }))),
    "danado",
  ],
];
