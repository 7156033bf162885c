import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addToLista, LISTA_MAX, readCantidad, readLista, writeLista } from "~/domain/cotizaciones/lista";
import { nitText } from "~/domain/cotizaciones/nit";
import { lineasDeFilas, readLinea, readPegado } from "~/domain/cotizaciones/pegado";
import { respuestaWhatsapp, whatsappText } from "~/domain/cotizaciones/whatsapp";

const LARGEST_ID = 2_147_483_647;
const pedido = fc.record({ id: fc.integer({ min: 1, max: LARGEST_ID }), cantidad: fc.integer({ min: 1, max: 9_999 }) });
const listas = fc.uniqueArray(pedido, { maxLength: 100, selector: ({ id }) => id });

describe("the list in a cookie", () => {
  it("is read as it was written, and is never too long", () => {
    fc.assert(
      fc.property(listas, (lista) => {
        expect(readLista(writeLista(lista))).toEqual(lista);
        expect(writeLista(lista).length).toBeLessThanOrEqual(LISTA_MAX);
      }),
    );
    const longest = Array.from({ length: 100 }, (_, at) => ({ id: LARGEST_ID - at, cantidad: 9_999 }));
    expect(readLista(writeLista(longest))).toEqual(longest);
  });

  it("that somebody forged is read as a clean list", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 9_000 }), fc.stringMatching(/^[0-9a-z._-]{0,2000}$/)), (value) => {
        const lista = readLista(value);
        expect(lista.length).toBeLessThanOrEqual(100);
        for (const { id, cantidad } of lista) {
          expect(Number.isInteger(id) && id >= 1 && id <= LARGEST_ID).toBe(true);
          expect(Number.isInteger(cantidad) && cantidad >= 1 && cantidad <= 9_999).toBe(true);
        }
      }),
    );
    expect(readLista("-1.2_1.-2_NaN.1_1e+9.1_0.4_5.0_zzzzzz.1_2.zzz_3.2_3.9_4")).toEqual([{ id: 3, cantidad: 2 }]);
    expect(readLista(`${"1.1_".repeat(5_000)}2.2`)).toEqual([{ id: 1, cantidad: 1 }]);
  });

  it("takes the new quantity of a product that is there, and no more than 100 products", () => {
    const full = Array.from({ length: 99 }, (_, at) => ({ id: at + 1, cantidad: 1 }));
    const more = [5, 200, 201].map((id) => ({ id, cantidad: 7 }));
    const { lista, nuevos, sobran } = addToLista(full, more);
    expect([lista.length, nuevos, sobran]).toEqual([100, 1, [{ id: 201, cantidad: 7 }]]);
    expect(lista.find(({ id }) => id === 5)?.cantidad).toBe(7);
    expect(addToLista(lista, more.slice(0, 2)).lista).toEqual(lista);
  });

  it.each<[string, number | null]>([
    ["1", 1],
    [" 12 ", 12],
    ["9.999", 9_999],
    ["9999", 9_999],
    ["4,00", 4],
    ["1.00", 1],
    ["1.500,0", 1_500],
    ["4 und", 4],
    ["1 Unidad", 1],
    ...["", "4,000", "4,05", "0,00", ",00", "0", "10000", "-1", "1,5", "1.5", "1e9", "NaN", "٣", "Infinity"].map(
      (typed): [string, null] => [typed, null],
    ),
  ])("the quantity %j is %s", (typed, cantidad) => {
    expect(readCantidad(typed)).toBe(cantidad);
  });
});

describe("pasted lines", () => {
  it.each<[string, [string, number | null][]]>([
    ["GL-4018\t4", [["GL-4018", 4]]],
    ["GL-4018\t4,00", [["GL-4018", 4]]],
    ["GL-4018\t4 und\t500,00", [["GL-4018", 4]]],
    ["GL-4018\tPerno\t4 pzas", [["GL-4018", 4]]],
    ["GL-4018\t8.500,00\t4", [["GL-4018", 4]]],
    ["GL-4018\t8.500,00\t4,00", [["GL-4018", null]]],
    ["GL-4018; 4", [["GL-4018", 4]]],
    ["GL-4018, 1.200", [["GL-4018", 1_200]]],
    ["GL-4018;", [["GL-4018", 1]]],
    ["77 01 209 242;2;bodega", [["77 01 209 242", 2]]],
    ["GL-4018 x 4", [["GL-4018", 4], ["GL-4018 x", 4], ["GL-4018 x 4", 1]]], // prettier-ignore
    ["GL-4018x4", [["GL-4018", 4], ["GL-4018x4", 1]]], // prettier-ignore
    ["GP-305 5", [["GP-305", 5]]],
    ["77 01 209 242", [["77 01 209", 242], ["77 01 209 242", 1]]], // prettier-ignore
    ["GL-4018", [["GL-4018", 1]]],
    ["GL 4018", [["GL", 4_018], ["GL 4018", 1]]], // prettier-ignore
    ["Monroe 334081 4", [["Monroe 334081", 4], ["Monroe 334081 4", 1]]], // prettier-ignore
    ["GL-4018\tPerno de rueda\t4", [["GL-4018", 4]]],
    ["GL-4018; Perno M8; -4", [["GL-4018", null]]],
    ["GL-4018\t2.500\t4", [["GL-4018", null]]],
    ["GL-4018 4 und", [["GL-4018", 4]]],
    ["- GL-4018 - 4", [["GL-4018", 4], ["GL-4018 x", 4], ["GL-4018 x 4", 1]]], // prettier-ignore
    ["• GL-4018, Perno de rueda, 4", [["GL-4018", 4]]],
    ["GL-4018, GL-4019, 3", [["GL-4018, GL-4019", 3]]],
    ["GL - 4018", [["GL -", 4_018], ["GL - 4018", 1]]], // prettier-ignore
    ["4 x GL-4018", [["GL-4018", 4], ["4 x GL-4018", 1]]], // prettier-ignore
    ["3 FE-0411", [["3 FE-0411", 1], ["FE-0411", 3], ["3", null]]], // prettier-ignore
    ["FE-0411*3", [["FE-0411", 3], ["FE-0411*3", 1]]], // prettier-ignore
    ["FE-0410 2,5", [["FE-0410 2", 5], ["FE-0410", null]]], // prettier-ignore
    ["Perno M8 2021", [["Perno M8", 2_021], ["Perno M8 2021", 1]]], // prettier-ignore
    ["GL-4018\tPerno", [["GL-4018", null]]],
    ["GL-4018 abc", [["GL-4018 abc", 1], ["GL-4018", null]]], // prettier-ignore
    ["2 FE-0410 40", [["2 FE-0410", 40], ["2 FE-0410 40", 1], ["FE-0410 40", 2], ["FE-0410", null], ["2", null]]], // prettier-ignore
    ["2018 BP-1511", [["2018 BP-1511", 1], ["BP-1511", null], ["2018", null]]], // prettier-ignore
    ["4 und BP-1511", [["BP-1511", 4], ["4 x BP-1511", 1]]], // prettier-ignore
    ["4 unidades de BP-1511", [["BP-1511", 4], ["4 x BP-1511", 1]]], // prettier-ignore
    ["BP-1511 4und", [["BP-1511", 4]]],
    ["54500-1R02K 2 pares", [["54500-1R02K", 2]]],
    ["BP-1511 x 2 pares", [["BP-1511", 2], ["BP-1511 x", 2], ["BP-1511 x 2", 1]]], // prettier-ignore
    ["2 pares 54500-1R02K", [["54500-1R02K", 2], ["2 x 54500-1R02K", 1]]], // prettier-ignore
    ["1 par de BP-1511", [["BP-1511", 1], ["1 x BP-1511", 1]]], // prettier-ignore
    ["BP-1511\tPerno\t2 pares", [["BP-1511", 2]]],
    ["BP-1511PAR", [["BP-1511PAR", 1]]],
    ["BP-1511 (4)", [["BP-1511", 4], ["BP-1511 x", 4], ["BP-1511 x 4", 1]]], // prettier-ignore
    ["BP-1511=4", [["BP-1511", 4], ["BP-1511 x", 4], ["BP-1511 x 4", 1]]], // prettier-ignore
    ["BP-1511 cant. 4", [["BP-1511", 4], ["BP-1511 x", 4], ["BP-1511 x 4", 1]]], // prettier-ignore
    ["BP-1511 por 4", [["BP-1511", 4], ["BP-1511 x", 4], ["BP-1511 x 4", 1]]], // prettier-ignore
    ["1) BP-1511 4", [["BP-1511", 4]]],
    ["GL-4018; 0", [["GL-4018", null]]],
    ["GL-4018 -3", [["GL-4018", null]]],
    ["GL-4018;1e9", [["GL-4018", null]]],
    ["GL-4018; NaN", [["GL-4018", null]]],
  ])("%j is read", (line, readings) => {
    expect(readLinea(line).lecturas.map(({ codigo, cantidad }) => [codigo, cantidad])).toEqual(readings);
  });

  it.each([
    ["54500-1R02K 2 pares", 2],
    ["3 PARES BP-1511", 3],
    ["1 par de BP-1511", 1],
    ["BP-1511; 2pares", 2],
  ])("%j says %i pairs", (line, pares) => expect(readLinea(line).pares).toBe(pares));

  it.each([
    "GL-4018\t2\tPar de bujías",
    "54500-1R02K 2",
    "GL-4018 par",
    "2 x AB-2-PAR",
    "2 parales GL-4018",
    "GL-4018; Guardalodo, par; 2",
  ])("%j says none", (line) => expect(readLinea(line).pares).toBeUndefined());

  it("of a spreadsheet say the pairs of one cell, not the number of one before the name of another", () => {
    const pares = (...fila: string[]) => lineasDeFilas([fila])[0]?.pares;
    expect([pares("GL-4018", "2 pares"), pares("GL-4018", "2", "Par de bujías")]).toEqual([2, undefined]);
  });

  it("whose places in a list are numbered have no quantity in front", () => {
    const read = (...lines: string[]) =>
      readPegado(lines.join("\n")).lineas.map(({ lecturas }) =>
        lecturas.map(({ codigo, cantidad }) => [codigo, cantidad]),
      );
    expect(read("1 BP-1511 x 4", "2 BP-1510 8", "3 GL-4050").map(([first]) => first)).toEqual([
      ["BP-1511", 4],
      ["BP-1510", 8],
      ["3 GL-4050", 1],
    ]);
    expect(read("1 BP-1511", "2 BP-1510", "3 GL-4050").map((one) => one[1])).toEqual([
      ["BP-1511", null],
      ["BP-1510", null],
      ["GL-4050", null],
    ]);
    expect(read("1 BP-1511", "2 BP-1510").map((one) => one[1])).toEqual([["BP-1511", 1], ["BP-1510", 2]]); // prettier-ignore
  });

  it("are at most 100; of more the person is told how many there are", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `A-${at}\r\n\r\n`).join("");
    expect(readPegado(lines(100)).lineas).toHaveLength(100);
    expect(readPegado(lines(10_000))).toEqual({
      lineas: [],
      problema: "Pegue a lo sumo 100 líneas; hay 10.000 líneas.",
    });
  });

  it("may be the rows of a spreadsheet, with or without titles", () => {
    const rows = [["Código", "Cantidad"], ["GL-4018", "4"], ["", "3"], ["GP-1"]];
    expect(lineasDeFilas([["GP-3055 x 4"]]).map(({ linea }) => linea)).toEqual(["GP-3055 x 4"]);
    expect(lineasDeFilas(rows).map(({ lecturas }) => lecturas)).toEqual([
      [{ codigo: "GL-4018", cantidad: 4 }],
      [{ codigo: "GP-1", cantidad: 1 }],
    ]);
    const order = [["Ítem", "Cant.", "Referencia", "Descripción"], ["1", "4", "GL-4018", "Perno M8 x 1"], ["2", "", "GP-1"]]; // prettier-ignore
    expect(lineasDeFilas(order).map(({ linea, lecturas }) => [linea, lecturas])).toEqual([
      ["GL-4018; 4", [{ codigo: "GL-4018", cantidad: 4 }]],
      ["GP-1; 1", [{ codigo: "GP-1", cantidad: 1 }]],
    ]);
    const both = [["Referencia", "Código", "Und."], ["X-1", "GL-4018", "4"], ["X-2", "", "5"], ["", "", "6"]]; // prettier-ignore
    expect(
      lineasDeFilas(both).map(({ linea, lecturas }) => [linea, lecturas[0]?.codigo, lecturas[0]?.cantidad]),
    ).toEqual(
      [["GL-4018; 4", "GL-4018", 4], ["X-2; 5", "X-2", 5]], // prettier-ignore
    );
    expect(
      lineasDeFilas([
        ["Código", "Peso", "Pzs"],
        ["GL-4018", "2.500", "4"],
      ])[0]?.lecturas,
    ).toEqual([{ codigo: "GL-4018", cantidad: null, sobra: "2.500 · 4" }]);
    const quantities = (...filas: string[][]) => lineasDeFilas(filas).map(({ lecturas }) => lecturas[0]?.cantidad);
    // A unit beside a quantity is the measure's; money is no quantity.
    const units = ["Código", "Descripción", "Unidad", "Cantidad"];
    expect(quantities(units, ["GL-4018", "Perno", "Caja 12", "4"])).toEqual([4]);
    for (const money of ["Precio", "Precio unitario", "Vr. unitario", "VALOR", "Total sin IVA", "IVA %"])
      expect([
        money,
        quantities(["Código", "Descripción", money, "Pzs"], ["GL-4018", "Perno", "2.500", "4"]),
        quantities(["Código", "Descripción", money], ["GL-4018", "Perno", "8500"], ["GL-4019", "", "8500"]),
      ]).toEqual([money, [4], [null, 1]]);
    expect(quantities(["Código", "Total piezas"], ["GL-4018", "40"])).toEqual([40]);
    expect(lineasDeFilas([["GL-4018", "4", "Referencia"], ["GL-4019", "2"]]).map(({ lecturas }) => lecturas[0]?.codigo)).toEqual(["GL-4018", "GL-4019"]); // prettier-ignore
    expect(readPegado("Ítem\tCódigo\tCant.\n1\tＧＬ-4018\t4\n").lineas.map(({ lecturas }) => lecturas)).toEqual([
      [{ codigo: "GL-4018", cantidad: 4 }],
    ]);
    expect(lineasDeFilas([["GL-4018", "Perno M8", "4", "120.5"]])[0]?.lecturas).toEqual([
      { codigo: "GL-4018", cantidad: 4 },
    ]);
  });
});

describe("a NIT", () => {
  it.each([
    ["860.002.964-4", "860002964-4"],
    ["8600029644", "860002964-4"],
    ["NIT: 860.002.964\u20134", "860002964-4"],
    ["800197268-4", "800197268-4"],
    ["52345678", "52345678"],
    ["860002964-5", null],
    ["8600029645", null],
    ["12", null],
    ["9".repeat(20), null],
    ["A60002964-4", null],
  ])("%s is stored as %s", (typed, stored) => {
    expect(nitText(typed)).toBe(stored);
  });
});

it.each([
  ["310 555 1234", "573105551234"],
  ["+57 (310) 555-1234 ext. 12", "573105551234"],
  ["310 555 1234 ext 12", "573105551234"],
  ["310 555 1234 / 601 555 0100", "573105551234"],
  ["310 - 555 - 1234", "573105551234"],
  ["310/555 1234", "573105551234"],
  ["0310 555 1234", "573105551234"],
  ["0057 310 555 1234", "573105551234"],
])("WhatsApp opens for the first number of %s", (telefono, digits) => {
  expect(respuestaWhatsapp({ numero: "COT-2026-00123", nombre: "Ana", telefono })).toMatch(`https://wa.me/${digits}?`);
});

describe("the message on WhatsApp", () => {
  const lineas = Array.from({ length: 100 }, (_, at) => ({ codigo: `GÑ-${4000 + at}`, cantidad: 12 }));

  it("has all lines, or as many as fit in 1,900 bytes and where the others are", () => {
    const enlace = `https://www.ejemplo.com/cotizacion/${"a".repeat(22)}`;
    expect(whatsappText({ numero: "COT-2026-00123", lineas: lineas.slice(0, 2) }, enlace)).toBe(
      "Hola, envié la solicitud COT-2026-00123:\n12 × GÑ-4000\n12 × GÑ-4001",
    );
    const text = whatsappText({ numero: "COT-2026-00123", lineas }, enlace);
    const shown = text.split("\n").length - 2;
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(1_900);
    expect(shown).toBeGreaterThan(40);
    expect(text.endsWith(`\n… y ${100 - shown} productos más: ${enlace}`)).toBe(true);
  });
});
