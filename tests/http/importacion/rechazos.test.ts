import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createSubcategoria } from "../../support/content/factories";
import { createAtributo } from "../../support/content/medidas";
import { toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { forgedBook, hostileTables } from "../../support/files/forjas-tablas";
import {
  confirm,
  counts,
  fileError,
  results,
  sendAplicaciones,
  sendLines,
  sendTable,
  TITULOS,
} from "../../support/content/tablas";

const ana = await signedIn();
const sub = await createSubcategoria();
const donde = `${sub.categoria.nombre};${sub.nombre}`;

describe("rows that cannot be imported", () => {
  it("with one bad row imports nothing, and names row, column and value", async () => {
    const before = await db.producto.count();
    const page = await sendLines(
      ana,
      `BU-1;Bueno;${donde};;`,
      `BU-2;;${donde};;`,
      `BU-3;Bueno;Categoría inventada;${sub.nombre};;`,
      `BU-4;Bueno;${sub.categoria.nombre};Otra;;quizás`,
      `BU-1;Otro;${donde};;`,
      `;Sin código;${donde};;`,
      `BU-5;***;${donde};#¡REF!;`,
      `1,23E+11;De Excel;${donde};;`,
      `1.2E-03;De Excel;${donde};;`,
      "",
      "",
    );
    expect(counts(page)).toEqual([9, 0, 0, 0]);
    expect(results(page)).toEqual([
      "2 | BU-1 | Código: El código está repetido en las filas 2 y 6 BU-1",
      "3 | BU-2 | Nombre: El nombre es requerido (vacío)",
      "4 | BU-3 | Categoría: No existe la categoría «Categoría inventada»",
      `5 | BU-4 | Subcategoría: «${sub.categoria.nombre}» no tiene la subcategoría «Otra»; Visible: Escriba Sí o No quizás`,
      "6 | BU-1 | Código: El código está repetido en las filas 2 y 6 BU-1",
      "7 | - | Código: El código es requerido (vacío)",
      "8 | BU-5 | Nombre: Escriba al menos una letra o un número ***; Descripción: La celda tiene un error de fórmula #¡REF!",
      "9 | 1,23E+11 | Código: Excel lo convirtió en un número y perdió cifras: dé a la columna formato de texto y escríbalo de nuevo 1,23E+11",
      "10 | 1.2E-03 | Código: Excel lo convirtió en un número y perdió cifras: dé a la columna formato de texto y escríbalo de nuevo 1.2E-03",
    ]);
    expect(page.text).toContain("No se importará nada mientras haya errores");
    const done = await confirm(ana, page);
    expect(toast(done)).toBe("Error El archivo tiene errores: corríjalos y súbalo de nuevo");
    expect(await db.producto.count()).toBe(before);
  });
});

describe("a code that a workbook has as a date", () => {
  /** A workbook of a row below its titles; its numbers are shown as dates. */
  function bookOf(titulos: readonly string[], cells: readonly (string | number)[]): Buffer {
    const cellOf = (cell: string | number) =>
      typeof cell === "number" ? `<c s="0"><v>${cell}</v></c>` : `<c t="str"><v>${cell}</v></c>`;
    const rows = [titulos, cells].map((row, at) => `<row r="${at + 1}">${row.map(cellOf).join("")}</row>`);
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    return forgedBook(`<worksheet><sheetData>${rows.join("")}</sheetData></worksheet>`, { styles });
  }
  const why = "Excel lo convirtió en una fecha: dé a la columna formato de texto y escríbalo de nuevo";
  const named = [sub.categoria.nombre, sub.nombre];

  it("is refused in its cell; in another column it is what the cell shows", async () => {
    const titulos = ["Código", "Nombre", "Categoría", "Subcategoría", "Números OE"];
    const page = await sendTable(ana, bookOf(titulos, [45_628, "Perno", ...named, 45_629]));
    expect(results(page)).toEqual([`2 | 2/12/2024 | Código: ${why} 2/12/2024; Números OE: ${why} 3/12/2024`]);
    expect(toast(await confirm(ana, page))).toBe("Error El archivo tiene errores: corríjalos y súbalo de nuevo");
    expect(counts(await sendTable(ana, bookOf(titulos, ["FX-1", 45_628, ...named, "OE-1"])))).toEqual([0, 1, 0, 0]);
  });

  it("is refused as a measure, whose column has no dates either", async () => {
    const measured = await createSubcategoria();
    await createAtributo(measured, { nombre: "Rosca", unidad: "", tipo: "texto" });
    const titulos = ["Código", "Nombre", "Categoría", "Subcategoría", "rosca"];
    const cells = ["FX-2", "Perno", measured.categoria.nombre, measured.nombre];
    const page = await sendTable(ana, bookOf(titulos, [...cells, 45_628]));
    expect(results(page)).toEqual([`2 | FX-2 | Rosca: ${why} 2/12/2024`]);
  });

  it("is refused in a CSV that Excel saved; what only resembles it is a code, as it is in a workbook's text", async () => {
    const row = (codigo: string, oe: string) => `${codigo};Perno;${named.join(";")};;;;${oe}`;
    const rows = [row("3-dic", "dic-12"), row("ene-07", "12-sept."), row("Dec-12", "7-Jan")];
    const page = await sendLines(ana, ...rows, row("MAR-10", "3-12-dic"));
    expect(counts(page)).toEqual([3, 1, 0, 0]);
    expect(results(page)).toEqual([
      `2 | 3-dic | Código: ${why} 3-dic; Números OE: ${why} dic-12`,
      `3 | ene-07 | Código: ${why} ene-07; Números OE: ${why} 12-sept.`,
      `4 | Dec-12 | Código: ${why} Dec-12; Números OE: ${why} 7-Jan`,
    ]);
    const titulos = ["Código", "Nombre", "Categoría", "Subcategoría"];
    expect(counts(await sendTable(ana, bookOf(titulos, ["3-dic", "dic-12", ...named])))).toEqual([0, 1, 0, 0]);
  });

  it("is refused among applications", async () => {
    const book = bookOf(["Código", "Marca", "Línea", "Desde"], [45_628, "x", "y", "2010"]);
    expect(results(await sendAplicaciones(ana, "agregar", book))[0]).toContain(`Código: ${why} 2/12/2024`);
    const titulos = ["Código", "Marca", "Línea", "Desde", "Posición", "Motor", "Nota"];
    const details = bookOf(titulos, ["x", "x", "y", "2010", 45_628, 45_629, 45_630]);
    expect(results(await sendAplicaciones(ana, "agregar", details))[0]).toContain(
      `Posición: ${why} 2/12/2024; Motor: ${why} 3/12/2024; Nota: ${why} 4/12/2024`,
    );
  });
});

it("a code of 16 digits that a workbook has as a number is refused: Excel has kept 15 of them", async () => {
  const cells = ["Perno", sub.categoria.nombre, sub.nombre].map((text) => `<c t="str"><v>${text}</v></c>`).join("");
  const titles = ["Código", "Nombre", "Categoría", "Subcategoría"].map((text) => `<c t="str"><v>${text}</v></c>`);
  const rows = [titles.join(""), ...["1234567890123450", "123456789012345"].map((v) => `<c><v>${v}</v></c>${cells}`)];
  const sheet = rows.map((row) => `<row>${row}</row>`).join("");
  const page = await sendTable(ana, forgedBook(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`));
  expect([counts(page), results(page)[0]]).toEqual([
    [1, 1, 0, 0],
    "2 | 1,23456789012345E+15 | Código: Excel lo convirtió en un número y perdió cifras: dé a la columna formato de texto y escríbalo de nuevo 1,23456789012345E+15",
  ]);
});

describe("a cell of a workbook that has no value of its own", () => {
  const titulos = ["Código", "Nombre", "Categoría", "Subcategoría", "Descripción"];
  const cells = (texts: readonly string[]) => texts.map((cell) => `<c t="str"><v>${cell}</v></c>`).join("");
  const titles = `<row r="1">${cells(titulos)}</row>`;
  const rowOf = (codigo: string, last: string) =>
    `<row>${cells([codigo, "Perno", sub.categoria.nombre, sub.nombre])}${last}</row>`;
  const bookOf = (rows: string, merged: string) =>
    forgedBook(
      `<worksheet><sheetData>${titles}${rows}</sheetData><mergeCells><mergeCell ref="${merged}"/></mergeCells></worksheet>`,
    );

  it("is told of the formula that was never computed; one that says nothing clears what is stored", async () => {
    const formulas = ["<f>A1</f>", "<f>A1</f><v/>", "<f>A1</f><v></v>"].map((inside) => `<c>${inside}</c>`);
    const rows = [...formulas, '<c t="str"><f>A1</f><v></v></c>'].map((cell, n) => rowOf(`MC-${n}`, cell)).join("");
    const page = await sendTable(ana, bookOf(rows, "A1:B1"));
    expect(counts(page)).toEqual([3, 1, 0, 0]);
    expect(results(page)[0]).toBe(
      "2 | MC-0 | Descripción: La celda tiene una fórmula sin resultado: abra el archivo en Excel, guárdelo y súbalo de nuevo #SIN_CALCULAR",
    );
  });

  it("is merged with others: the file is refused with their range; titles may be merged", async () => {
    const rows = rowOf("MC-8", '<c t="str"><v>La misma</v></c>') + rowOf("MC-9", "<c/>");
    const page = await sendTable(ana, bookOf(rows, "E2:E3"));
    expect([page.status, fileError(page)]).toEqual([
      400,
      "Las celdas E2:E3 están combinadas y solo la primera tiene valor. Sepárelas y escriba en cada una el suyo.",
    ]);
    expect(counts(await sendTable(ana, bookOf(rows, "E1:F1")))).toEqual([0, 2, 0, 0]);
  });

  it.each([
    ["beside the table", "F2:G3", 200],
    ["in columns that are not read, to the last row", "F1:H1048576", 200],
    ["below the table", "A5:E6", 200],
    ["among rows, in one that is not read", "A4:E4", 200],
    ["into the table from its side", "E3:G3", 400],
    ["into the table from below", "A5:A6", 400],
    ["around the table", "A1:XFD1048576", 400],
  ])(
    "is merged with others %s: the file is refused only where what is read is among them",
    async (_, range, status) => {
      const cellAt = (place: string) => `<c r="${place}" t="str"><v>Nota</v></c>`;
      const rowAt = (row: number, last: string) => rowOf(`MC-${row}`, last).replace("<row>", `<row r="${row}">`);
      const rows = [rowAt(2, cellAt("F2")), rowAt(3, "<c/>"), `<row r="4">${cellAt("F4")}</row>`];
      const last = status === 400 ? rowAt(5, "<c/>") : "";
      const page = await sendTable(ana, bookOf(rows.join("") + last, range));
      expect(page.status).toBe(status);
      if (status === 400) expect(fileError(page)).toContain(`Las celdas ${range} están combinadas`);
      else expect(counts(page)).toEqual([0, 2, 0, 0]);
    },
  );
});

describe("a file that cannot be imported", () => {
  it.each([
    ["nothing in it", "", "El archivo está vacío."],
    ["only titles", TITULOS, "El archivo no tiene productos debajo de los títulos de las columnas"],
    [
      "no code",
      "Nombre;Precio\nUno;2",
      "La primera fila debe tener los títulos de las columnas, y entre ellos «Código»",
    ],
    [
      "a mistyped code",
      "Nombre;Cod\nUno;2",
      "La primera fila debe tener los títulos de las columnas, y entre ellos «Código»",
    ],
    ["a title twice", "Código;Nombre;nombre\nA;B;C", "La columna «Nombre» está dos veces en el archivo"],
    [
      "a column under two titles",
      "Código;Nombre;Referencia\nA;B;C",
      "«Código» y «Referencia» son la misma columna: deje una",
    ],
    ["a column under others", "ESTADO;Código;Visible\nA;B;C", "«ESTADO» y «Visible» son la misma columna: deje una"],
    [
      "an open quote",
      `${TITULOS}\nA;"sin cerrar;;`,
      "El archivo está dañado o incompleto. Guárdelo de nuevo e inténtelo otra vez.",
    ],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d", "hex"), "El archivo debe ser CSV o XLSX."],
    ["an old Excel", Buffer.from("d0cf11e0a1b11ae1", "hex"), "El archivo debe ser CSV o XLSX."],
    [
      "a broken zip",
      Buffer.from("PK\u0003\u0004 y nada más"),
      "El archivo está dañado o incompleto. Guárdelo de nuevo e inténtelo otra vez.",
    ],
    ["too much", Buffer.alloc(20 * 1024 * 1024 + 1, "a"), "El archivo no puede ser mayor a 20MB."],
  ])("%s: is told so beside the field", async (_, bytes, said) => {
    const page = await sendTable(ana, bytes);
    expect([page.status, fileError(page)]).toEqual([400, said]);
  });

  it("no file at all", async () => {
    const page = await ana.submit(await ana.visit("/admin/productos/importar"), "form[data-part=editor]");
    expect([page.status, fileError(page)]).toEqual([400, "Seleccione un archivo CSV o XLSX"]);
  });
});

describe("a file that is made to take time or memory", () => {
  const forged = new Map(hostileTables.map(([what, make]) => [what, make]));
  const divide = "Divídalo en varios o quite las hojas, los formatos y las filas que no hacen falta.";

  it.each([
    ["three parts that are small one by one", `El archivo ocupa más de 30 MB al abrirlo. ${divide}`],
    ["more rows than anybody has", `El archivo tiene más de 100.000 filas. ${divide}`],
    ["more columns than anybody has", "El archivo tiene más de 200 columnas. Deje solo las que se importan."],
    [
      "a cell of eight million signs",
      "Fila 2: Hay una celda con más de 32.767 caracteres. Acórtela; si es un CSV, revise que no falte cerrar unas comillas.",
    ],
    ["blank lines", "El archivo no tiene productos debajo de los títulos de las columnas"],
    ["rows that are opened and never end", "El archivo no tiene productos debajo de los títulos de las columnas"],
  ])("%s: is told so beside the field", async (what, said) => {
    const page = await sendTable(ana, forged.get(what)?.() ?? "");
    expect([page.status, fileError(page)]).toEqual([400, said]);
  });

  /** A table whose reading takes longer than sending it. */
  const slow = () => forgedBook(`<worksheet>${'<row r="1"><c t="str"><v>x</v></c></row>'.repeat(90_000)}</worksheet>`);

  it("lets the site answer while it is read", async () => {
    let reading = true;
    const sent = sendTable(ana, slow()).finally(() => (reading = false));
    let answered = 0;
    while (reading) {
      expect((await new Visitor().visit("/buscar?q=perno")).status).toBe(200);
      answered += reading ? 1 : 0;
      await setImmediate();
    }
    expect((await sent).status).toBe(400);
    expect(answered).toBeGreaterThan(1);
  });

  it("lets four others wait, and asks more of them to come back", async () => {
    const book = slow();
    const pages = await Promise.all(Array.from({ length: 7 }, () => sendTable(ana, book)));
    const busy = "Se están leyendo otros archivos en este momento. Espere un minuto e inténtelo de nuevo.";
    const refused = pages.filter((page) => fileError(page) === busy);
    expect(refused.map(({ status, headers }) => [status, headers.get("Retry-After"), headers.get("Cache-Control")])).toEqual([[503, "60", "no-store"], [503, "60", "no-store"]]); // prettier-ignore
    expect(pages.filter(({ status }) => status === 400)).toHaveLength(5);
  });
});
