import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productosDemo } from "../../../prisma/seed/catalogo";
import { readCategorias } from "../../../prisma/seed/datos";
import { referenciasDemo } from "../../../prisma/seed/referencias";
import { codigoPlano } from "~/domain/catalogo/search";
import { referenciasLimits, referenciasTexto } from "~/domain/referencias/referencias";
import { readReferencias, referenciasFields } from "~/domain/referencias/schemas/referencias";

const problem = (tipo: "oe" | "equivalente" | "reemplaza", text: string) =>
  referenciasFields[tipo].safeParse(text).error?.issues[0]?.message;

describe("the references of a product, one per line (DEC 52)", () => {
  it("have a brand and a number, split at a semicolon or at the tab of a spreadsheet", () => {
    expect(readReferencias("equivalente", "Monroe;G7289\n\n SKF \t VKJP  1184 ").referencias).toEqual([
      { marca: "Monroe", numero: "G7289" },
      { marca: "SKF", numero: "VKJP 1184" },
    ]);
  });

  it("may lack the brand where the number is the vehicle maker's, and a retired code has none", () => {
    expect(readReferencias("oe", "77 01 209 242").referencias).toEqual([{ marca: "", numero: "77 01 209 242" }]);
    expect(readReferencias("reemplaza", "GP;3015").referencias).toEqual([{ marca: "", numero: "GP;3015" }]);
  });

  it("are kept once, whatever their dashes, spaces and case", () => {
    expect(referenciasFields.oe.parse("Renault; 77-01-209\nRENAULT; 7701209\nDacia; 7701209")).toBe(
      "Renault; 77-01-209\nDacia; 7701209",
    );
  });

  it.each([
    ["equivalente", "G7289", "Línea 1: escriba «Marca; Número»"],
    ["equivalente", "Monroe; G7289\n\nMonroe;", "Línea 3: escriba «Marca; Número»"],
    ["equivalente", "Monroe; G7289; G7290", "Línea 1: escriba un solo número"],
    ["oe", "Renault; 7-", "Línea 1: el número debe tener al menos 3 letras o dígitos"],
    ["oe", `Renault; ${"7".repeat(61)}`, "Línea 1: el número no puede exceder 60 caracteres"],
    ["oe", `${"R".repeat(61)}; 777`, "Línea 1: la marca no puede exceder 60 caracteres"],
    ["reemplaza", "GP-3015\n--", "Línea 2: escriba un código"],
    ["oe", "1\n2\n3\n4\n5", expect.stringMatching(/^Línea 1: .*\. Línea 2: .*\. Línea 3: .*\. Y 2 errores más$/)],
  ] as const)("of the kind %s refuse %j: %s", (tipo, text, message) => {
    expect(problem(tipo, text)).toEqual(message);
  });

  it("are 200 of a kind at most", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `Renault; 77${n + 100}`).join("\n");
    expect(problem("oe", lines(referenciasLimits.lines))).toBeUndefined();
    expect(problem("oe", lines(201))).toBe("Escriba a lo sumo 200; hay 201 líneas");
  });

  it("come back from their text as they are", () => {
    const word = fc
      .stringMatching(/^[A-Za-z0-9]{2}[A-Za-z0-9 -]{0,10}[A-Za-z0-9]$/)
      .map((text) => text.replace(/ +/g, " "));
    const rows = fc.array(fc.record({ marca: word, numero: word }), { maxLength: 20 });
    fc.assert(
      fc.property(rows, (referencias) => {
        const text = referenciasTexto(referencias.map((one) => ({ tipo: "equivalente", ...one }))).equivalente;
        const once = referenciasFields.equivalente.parse(text);
        expect(referenciasFields.equivalente.parse(once)).toBe(once);
        const read = readReferencias("equivalente", once).referencias;
        for (const one of read) expect(referencias).toContainEqual(one);
      }),
    );
  });
});

describe("the references of the demo content", () => {
  const productos = productosDemo(readCategorias(), 1284);
  const all = referenciasDemo()(productos);

  it("are at least 2,000, of every kind, the same on every call", () => {
    expect(all.length).toBeGreaterThanOrEqual(2_000);
    expect(new Set(all.map(({ tipo }) => tipo))).toEqual(new Set(["oe", "equivalente", "reemplaza"]));
    expect(referenciasDemo()(productos)).toEqual(all);
  });

  it("name only the maker in the product's name, and no number that could be real", () => {
    const names = new Map(productos.map(({ codigo, nombre }) => [codigo, nombre]));
    for (const { codigo, tipo, marca, numero } of all) {
      if (tipo === "oe") expect(names.get(codigo)).toContain(marca);
      if (tipo !== "reemplaza") expect(numero).toMatch(/^DEMO/);
    }
  });

  it("retire no code that a product has, and each once", () => {
    const codes = new Set(productos.map(({ codigo }) => codigoPlano(codigo)));
    const retired = all.flatMap(({ tipo, numero }) => (tipo === "reemplaza" ? [codigoPlano(numero)] : []));
    expect(retired.length).toBeGreaterThan(20);
    expect(retired.filter((plano) => codes.has(plano))).toEqual([]);
    expect(new Set(retired).size).toBe(retired.length);
  });
});
