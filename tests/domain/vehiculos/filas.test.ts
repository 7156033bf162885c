import { describe, expect, it } from "vitest";
import { textosAplicacion } from "~/domain/vehiculos/schemas/aplicaciones";
import { type Fila, filaDe, filasOf, filasText, filaVacia, lineaOf, readFilas } from "~/domain/vehiculos/filas";
import { rowLike, rowNamed } from "~/domain/vehiculos/names";

const linea = (id: number, nombre: string, alias = "") => ({ id, nombre, alias });
const marcas = [
  {
    nombre: "Renault",
    alias: "",
    lineas: [linea(1, "Duster"), linea(2, "Duster Oroch", "Oroch"), linea(3, "R4", "Renault 4")],
  },
  { nombre: "Great Wall", alias: "", lineas: [linea(4, "Wingle 5")] },
  { nombre: "Mazda", alias: "", lineas: [linea(5, "BT-50", "BT50"), linea(6, "3", "Mazda3")] },
  { nombre: "Chevrolet", alias: "Chevy", lineas: [linea(7, "Swift")] },
  { nombre: "Suzuki", alias: "", lineas: [linea(8, "Swift")] },
];
const row = (given: Partial<Fila>): Fila => ({ ...filaVacia, linea: "Renault Duster", desde: "2012", ...given });

describe("a typed make and line", () => {
  it.each([
    ["Renault Duster", 1],
    [" renault   DÚSTER ", 1],
    ["Renault Oroch", 2],
    ["Renault Renault 4", 3],
    ["Great Wall Wingle 5", 4],
    ["chevy swift", 7],
    ["Mazda BT 50", 5],
    ["mazda 3", 6],
    ["Suzuki Swift", 8],
  ])("%s is a line", (typed, id) => {
    expect(lineaOf(marcas, typed)).toEqual({ id });
  });

  it.each([
    ["Renault Dustter", "La línea «Dustter» no existe en Renault. ¿Quiso decir «Duster»?", "Renault Duster"],
    ["Renault Corolla", "La línea «Corolla» no existe en Renault.", undefined],
    ["Renault", "Escriba también la línea de Renault", undefined],
    ["Duster", "Escriba la marca y la línea, como «Renault Duster». ¿Quiso decir «Renault Duster»?", "Renault Duster"],
    ["Swift", "Escriba la marca y la línea, como «Renault Duster»", undefined],
    ["", "Escriba la marca y la línea, como «Renault Duster»", undefined],
    [
      "Renalt Duster",
      "La marca «Renalt» no existe. Escriba la marca y la línea, como «Renault Duster». ¿Quiso decir «Renault Duster»?",
      "Renault Duster",
    ],
    [
      "Inexistente XYZ",
      "La marca «Inexistente» no existe. Escriba la marca y la línea, como «Renault Duster»",
      undefined,
    ],
  ])("%s is none: the message says so, and what may be meant", (typed, mensaje, usar) => {
    expect(lineaOf(marcas, typed)).toEqual({ mensaje, ...(usar === undefined ? {} : { usar }) });
  });

  it("is never guessed for what is too short or far away", () => {
    const { lineas } = marcas[0] ?? { lineas: [] };
    expect([rowLike(lineas, "D"), rowLike(lineas, "Xyz"), rowNamed(lineas, "--")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("the rows of a form", () => {
  it("are as many as the longest of their fields, and blank ones are left out", () => {
    const values: Record<string, string[]> = { "ap_linea[]": ["Renault Duster", ""], "ap_desde[]": ["2012", "", " "] };
    const filas = filasOf((name) => values[name] ?? []);
    expect(filas).toHaveLength(3);
    expect(readFilas(filas, marcas, 2027)).toMatchObject({
      aplicaciones: [{ linea_id: 1, desde: 2012, hasta: null }],
      problema: null,
    });
  });

  it("come back from what is stored as they were typed", () => {
    const fila = row({ hasta: "2020", posicion: "Delantera", motor: "1.6", nota: "Solo 4×4" });
    const [stored] = readFilas([fila], marcas, 2027).aplicaciones;
    const names = { linea: { nombre: "Duster", marca: { nombre: "Renault" } } };
    expect(stored && filaDe({ ...stored, ...names })).toEqual(fila);
    expect(filasText([fila, filaVacia])).toBe("Renault Duster 2012-2020 · Delantera · 1.6 · Solo 4×4");
  });

  it("say what is wrong with each, and how many", () => {
    const filas = [row({}), row({ hasta: "2011" }), row({ desde: "12", hasta: "x" }), row({})];
    const { errores, problema, aplicaciones } = readFilas(filas, marcas, 2027);
    const year = "Escriba un año entre 1950 y 2027";
    expect([...errores]).toEqual([
      [1, [{ campo: "hasta", mensaje: "El año final no puede ser menor que el inicial" }]],
      [
        2,
        [
          { campo: "desde", mensaje: year },
          { campo: "hasta", mensaje: year },
        ],
      ],
      [3, [{ campo: "linea", mensaje: "Esta aplicación está repetida" }]],
    ]);
    expect([problema, aplicaciones.length]).toEqual(["Revise 3 aplicaciones", 1]);
  });

  it("are 300 at most", () => {
    const filas = Array.from({ length: 301 }, (_, index) => row({ nota: String(index) }));
    expect(readFilas(filas, marcas, 2027).problema).toBe("Un producto lleva a lo sumo 300 aplicaciones");
    expect(readFilas(filas.slice(1), marcas, 2027).problema).toBeNull();
  });

  it("mean the line whose own name is typed before one that has it as another name", () => {
    const alike = [linea(8, "Grand Vitara", "Vitara"), linea(9, "Vitara")];
    expect(rowNamed(alike, "vitara")?.id).toBe(9);
    expect(rowNamed(alike.slice(0, 1), "vitara")?.id).toBe(8);
  });

  it("have texts of one line, as their fields show them", () => {
    expect(textosAplicacion.posicion.parse(" Delantera\r\nderecha ")).toBe("Delantera derecha");
  });
});
