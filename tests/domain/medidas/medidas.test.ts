import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filtroText, readFiltros } from "~/domain/medidas/filtros";
import { filaVacia } from "~/domain/medidas/atributos";
import { readAtributos } from "~/domain/medidas/schemas/atributos";
import { numeroText, readConUnidad, readMedida, readNumero, tituloOf, toThousandths } from "~/domain/medidas/medidas";
import { numeroPublico } from "~/domain/medidas/pulgadas";

const numero = { nombre: "Largo", unidad: "mm", tipo: "numero", opciones: "" };

describe("a number as Colombians write it (ADM §5)", () => {
  it.each([
    ["12,5", 12.5],
    [" 12.50 ", 12.5],
    ["0.125", 0.125],
    ["-10", -10],
    ["-0", 0],
    ["1234567,123", 1234567.123],
    ["0,0625", 0.063],
    ["1.2345", 1.235],
    ["12,300000000000001", 12.3],
    ["-0,0001", 0],
  ])("%s is %d", (typed, value) => {
    expect(readNumero(typed)).toBe(value);
  });

  it.each([
    "",
    "mm",
    "12 mm",
    "1,2,3",
    "1.2.3",
    "12345678",
    "1,2345678901234567",
    "1e5",
    "٣",
    "½",
    "NaN",
    "Infinity",
    "+5",
    ",5",
  ])("%j is none", (typed) => {
    expect(readNumero(typed)).toBe("Escriba un número, como 12,5");
  });

  it("is not guessed where the point may separate thousands", () => {
    expect(readNumero("1.200")).toBe("No se sabe si el punto separa miles: escriba 1200 o 1,200");
    expect(readNumero("-12.500")).toBe("No se sabe si el punto separa miles: escriba -12500 o -12,500");
  });

  it("is read again as it is shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(readNumero(numeroText(value))).toBe(value);
      }),
    );
  });
});

describe("the attributes of a subcategory (ADM §5)", () => {
  it("take the place of a stored one once: a second row that claims it is a new one", () => {
    const row = { ...filaVacia, id: "7" };
    const { atributos } = readAtributos([
      { ...row, nombre: "Largo" },
      { ...row, nombre: "Ancho" },
    ]);
    expect(atributos.map(({ id, nombre }) => [id, nombre])).toEqual([
      [7, "Largo"],
      [undefined, "Ancho"],
    ]);
  });
});

describe("a measure (ADM §5)", () => {
  it.each<[string, string, string]>([
    ["mm", "12,5 mm", "12,5"],
    ["mm", "12.5MM", "12,5"],
    ["m", "40 mm", "Escriba un número, como 12,5"],
    ["mm", "1.200 mm", "No se sabe si el punto separa miles: escriba 1200 o 1,200"],
    ["pulg", '1 3/4"', "1,75"],
    ["pulg", "10/15", "Escriba un número, como 1 3/4 o 1,75"],
    ["pulg", "11/2", "Escriba un número, como 1 3/4 o 1,75"],
    ["pulg", "10/16", "Escriba un número, como 1 3/4 o 1,75"],
    ["mm", "3/4", "Escriba un número, como 12,5"],
    ["mm", "1½ mm", "1,5"],
    ["", "⅓", "0,333"],
    ["in", "3 inches", "3"],
    ["pulg²", "3 pulg²", "3"],
    ["mm", "12,5 mm.", "12,5"],
    ["mm", "12,5.", "Escriba un número, como 12,5"],
    ["pulg", "3 in.", "3"],
    ["°C", "90ºC", "90"],
    ["µm", "5 μm", "5"],
    ["2", "42", "42"],
    ["/4", "3/4", "Escriba un número, como 12,5"],
  ])("in %s is read with its unit: %j is %j", (unidad, typed, texto) => {
    const valor = readMedida({ ...numero, unidad }, typed);
    expect(typeof valor === "string" ? valor : valor?.texto).toBe(texto);
  });

  it("is nothing where it is empty, whatever its kind", () => {
    for (const tipo of ["numero", "opcion", "texto"]) expect(readMedida({ ...numero, tipo }, " \u200b ")).toBeNull();
  });

  it("is the choice as it is offered, in whatever case it is written", () => {
    const acabado = { ...numero, tipo: "opcion", opciones: "Negro\nZincado en frío" };
    expect(readMedida(acabado, "zincado  EN frio")).toEqual({ texto: "Zincado en frío", numero: null });
    expect(readMedida(acabado, "Azul")).toBe("Elija una de las opciones: Negro, Zincado en frío");
  });

  it("is named with its unit, where it has one", () => {
    expect([tituloOf(numero), tituloOf({ ...numero, unidad: "" })]).toEqual(["Largo (mm)", "Largo"]);
  });
});

describe("a number on the pages of the site", () => {
  it.each<[string, string, string]>([
    ["pulg", "1,75", "1 3/4"],
    ['"', "0,5", "1/2"],
    ["pulg", "0,063", "1/16"],
    ["pulg", "12,016", "12 1/64"],
    ["pulg", "15", "15"],
    ["pulg", "0,3", "0,3"],
    ["pulg", "-0,5", "-0,5"],
    ["pulg", "", ""],
    ["mm", "1,75", "1,75"],
  ])("in %s: %s is shown as %s", (unidad, texto, shown) => {
    expect(numeroPublico(texto, { unidad })).toBe(shown);
  });

  it("of inches is read as what is shown", () => {
    const inches = fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(inches, ([whole, thousandths]) => {
        const numero = toThousandths(whole + thousandths / 1_000);
        const shown = numeroPublico(numeroText(numero), { unidad: "pulg" });
        expect(readConUnidad(shown, { unidad: "pulg" })).toBe(numero);
      }),
    );
  });
});

describe("a filter by number", () => {
  const largo = { id: 1, nombre: "Largo", tipo: "numero", opciones: "", en_tabla: true, es_filtro: true };
  const read = (unidad: string, typed: string) => {
    const [filtro] = readFiltros([{ ...largo, unidad }], { "m1-desde": typed });
    return filtro && "desde" in filtro ? filtro.desde : null;
  };

  it("of inches is named by its fractions", () => {
    const filtros = readFiltros([{ ...largo, unidad: "pulg" }], { "m1-desde": "0,5", "m1-hasta": "1,75" });
    expect(filtros.map(filtroText)).toEqual(["1/2 a 1 3/4 pulg"]);
  });

  it.each<[string, string, number | null]>([
    ["mm", "40", 40],
    ["mm", "40 mm", 40],
    ["mm", "12,5MM", 12.5],
    ["pulg", "1 1/2", 1.5],
    ["pulg", '1 1/2"', 1.5],
    ["pulg", "1-1/2", 1.5],
    ["pulg", "7/16", 0.438],
    ["pulg", "½", 0.5],
    ["pulg", "1½ pulgadas", 1.5],
    ['"', "2 pulg.", 2],
    ["pulg", "40 mm", null],
    ["pulg", "10/15", null],
    ["mm", "1/0", null],
    ["mm", "1/2/3", null],
    ["", "x", null],
  ])("in %s: %j is %s", (unidad, typed, numero) => {
    expect(read(unidad, typed)).toBe(numero);
  });
});
