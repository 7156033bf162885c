import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPesos, ivaOf, MAX_PRECIO, MAX_TOTAL, pesosText, readPesos } from "~/domain/cotizaciones/pesos";
import {
  isComplete,
  precioText,
  sinPrecioText,
  totalesOf,
  typedOf,
  validezOf,
  venceOf,
} from "~/domain/cotizaciones/respuesta";
import {
  type LineaRespuesta,
  lineasRespuestaOf,
  readRespuesta,
  respuestaSchema,
} from "~/domain/cotizaciones/schemas/respuesta";

const linea: LineaRespuesta = {
  ...{ producto_id: 1, codigo: "AD-2046", nombre: "Amortiguador", cantidad: 1 },
  ...{ precio: null, iva: 19, dias: null, disponible: true },
};

describe("a price", () => {
  it("is typed in pesos as Colombians write them, with two decimals at most", () => {
    const read = {
      "38.500": 3_850_000,
      "$ 1.234.500": 123_450_000,
      "38500": 3_850_000,
      "87,5": 8_750,
      "38.500,05": 3_850_005,
      "0": 0,
      "999.999.999": MAX_PRECIO,
    };
    for (const [typed, centavos] of Object.entries(read)) expect([typed, readPesos(typed)]).toEqual([typed, centavos]);
    for (const typed of ["38.50", "1.2345", "38,500.00", "-1", "1e9", "NaN", "1,234", "999.999.999,01", "12 000", "=1"])
      expect([typed, readPesos(typed)]).toEqual([typed, null]);
    expect([formatPesos(123_450_000), formatPesos(3_850_005)]).toEqual(["$\u00a01.234.500", "$\u00a038.500,05"]);
    fc.assert(fc.property(fc.integer({ min: 0, max: MAX_PRECIO }), (one) => readPesos(pesosText(one)) === one));
  });
});

describe("the sums of an answer", () => {
  it("round IVA to the centavo line by line, a half to the even one, as an electronic invoice does", () => {
    // 0,50 × 19 % = 9,5 centavos; 1,50 × 19 % = 28,5.
    expect([ivaOf(50, 19), ivaOf(150, 19), ivaOf(30, 5), ivaOf(10, 5), ivaOf(51, 19), ivaOf(100, 0)]).toEqual([
      10, 28, 2, 0, 10, 0,
    ]);
    const lineas = [150, 150, null].map((precio) => ({ ...linea, precio }));
    // Rounded in one, IVA would be 57.
    expect(totalesOf(lineas)).toEqual({ subtotal: 300, iva: 56, total: 356 });
    expect(totalesOf([{ ...linea, cantidad: 4, precio: 3_850_000 }])).toEqual({
      ...{ subtotal: 15_400_000, iva: 2_926_000, total: 18_326_000 },
    });
    // The largest sum that is taken is exact.
    expect(Number.isSafeInteger(MAX_TOTAL * 19)).toBe(true);
    expect(Number.isSafeInteger(MAX_PRECIO * 9_999)).toBe(true);
  });

  it("say what they leave out", () => {
    const [gone, full] = [
      { ...linea, disponible: false },
      { ...linea, precio: 100 },
    ];
    expect([[full], [linea, full], [gone, gone], [linea, linea, gone]].map(sinPrecioText)).toEqual([
      "",
      "El total no incluye 1 producto por confirmar.",
      "El total no incluye 2 productos no disponibles.",
      "El total no incluye 2 productos por confirmar ni 1 producto no disponible.",
    ]);
  });

  it("say of a line without a price whether it can be had", () => {
    const gone = { ...linea, disponible: false };
    expect([linea, gone, { ...linea, precio: 100 }].map(precioText)).toEqual([
      "Por confirmar",
      "No disponible",
      "$\u00a01",
    ]);
    expect(
      [[linea], [linea, gone], [linea, { ...linea, precio: 1 }], [gone, { ...linea, precio: 0 }]].map(isComplete),
    ).toEqual([...[false, true, true, false]]);
  });
});

describe("the days of an answer", () => {
  it("end with the day in Bogotá, and with the first line that ends", () => {
    // Five hours behind UTC: 23:30 of the 20th, then 0:30 of the 21st.
    expect(venceOf(new Date("2026-11-21T04:30:00Z"), 8)).toBe("2026-11-28");
    expect(venceOf(new Date("2026-11-21T05:30:00Z"), 8)).toBe("2026-11-29");
    expect(venceOf(new Date("2026-12-31T17:00:00Z"), 1)).toBe("2027-01-01");
    const [priced, short] = [
      { ...linea, precio: 1 },
      { ...linea, precio: 1, dias: 3 },
    ];
    const unpriced = { ...linea, dias: 1 };
    expect(
      [[priced], [priced, short], [priced, unpriced], []].map((lineas) => validezOf({ validez_dias: 8, lineas })),
    ).toEqual([8, 3, 8, 8]);
  });
});

describe("the form of an answer", () => {
  it("gives back what it was given, and refuses a price of what is not available", () => {
    const lineas: LineaRespuesta[] = [
      { ...linea, precio: 3_850_005, iva: 5, dias: 3 },
      { ...linea, disponible: false },
    ];
    const typed = typedOf({ validez_dias: 8, mensaje: "Hola", lineas });
    // Conform gives a ticked box as true.
    const form = { ...typed, "agotada-0": false, "agotada-1": true, version: "2" };
    expect(readRespuesta(respuestaSchema(2).parse(form), 2)).toEqual({
      version: 2,
      validez_dias: 8,
      mensaje: "Hola",
      lineas: [
        { precio: 3_850_005, iva: "5", dias: 3, agotada: false },
        { precio: null, iva: "19", dias: null, agotada: true },
      ],
    });
    const wrong = respuestaSchema(2).safeParse({ ...form, "agotada-0": true });
    expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["precio-0", "Quite el precio, o la marca «No disponible»"],
    ]);
    const free = respuestaSchema(2).safeParse({ ...form, "precio-0": "$ 0,00" });
    expect(free.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      [
        "precio-0",
        "Escriba un precio mayor que 0. Sin precio, déjelo vacío («Por confirmar») o marque «No disponible».",
      ],
    ]);
    // What was answered before stays readable.
    for (const old of [lineas, [{ ...linea, precio: 0 }]]) expect(lineasRespuestaOf(JSON.stringify(old))).toEqual(old);
    expect(() => lineasRespuestaOf(JSON.stringify([{ ...linea, precio: -1 }]))).toThrow();
  });
});
