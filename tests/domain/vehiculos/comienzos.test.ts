import { describe, expect, it } from "vitest";
import { nombresOf } from "~/domain/busqueda/nombres-vehiculos";
import { nombreComun, readVehiculo } from "~/domain/vehiculos/query";
import { nombres, read, told } from "./nombres";

describe("a vehicle in a typed text", () => {
  it.each([
    ["nissan frontier", "Nissan Frontier D22, Nissan Frontier NP300 + "],
    ["persiana nissan frontier 2010", "Nissan Frontier D22, Nissan Frontier NP300 2010 + persiana"],
    ["frontier 2010", "Kia Frontier K2500, Nissan Frontier D22, Nissan Frontier NP300 2010 + "],
    ["frontier np300 2010", "Nissan Frontier NP300 2010 + "],
    ["mercedes clase", "Mercedes-Benz Clase C, Mercedes-Benz Clase E + "],
    ["mercedes clase c", "Mercedes-Benz Clase C + "],
    [
      "amortiguador land cruiser 1995",
      "Toyota Land Cruiser serie 70, Toyota Land Cruiser 80, Toyota Land Cruiser 200 1995 + amortiguador",
    ],
  ])(
    "is read in what the names of several lines of a make begin with, beside the make or a year: %j",
    (texto, says) => {
      expect(told(texto)).toBe(says);
    },
  );

  it.each(["amortiguador frontier", "espejo grand 2010", "clase"])("is not read in %j", (texto) => {
    expect(read(texto)).toBeNull();
  });

  it("is read in the word before the number of one line, beside the make or where nothing is found", () => {
    const linea = (id: number, nombre: string) => ({ id, nombre, slug: nombre, alias: "" });
    const marca = (nombre: string, ...lineas: string[]) => ({
      nombre,
      slug: nombre,
      alias: "",
      lineas: lineas.map((one, id) => linea(id, one)),
    });
    const marcas = [
      marca("Dodge", "Ram 1500", "Grand Caravan", "Star 2"),
      marca("Mitsubishi", "Campero 2600"),
      marca("Fiat", "Star 9"),
    ];
    const lineasIn = (texto: string, enVano = false) => {
      const saber = { ...nombresOf(marcas, []), hasta: 2027, isKnown: () => false, enVano };
      return readVehiculo(texto, saber)?.lineas.map((one) => one.linea.nombre) ?? [];
    };
    expect(["dodge ram 2015", "estribo dodge ram", "ram 1500"].map((q) => lineasIn(q))).toEqual([
      ["Ram 1500"],
      ["Ram 1500"],
      ["Ram 1500"],
    ]);
    expect(["estribo ram", "estribo ram 2015", "star 2015"].map((q) => lineasIn(q))).toEqual([[], [], []]);
    expect(lineasIn("estribo ram", true)).toEqual(["Ram 1500"]);
    for (const q of ["farola campero", "mitsubishi campero", "farola grand"])
      expect([q, lineasIn(q, true)]).toEqual([q, []]);
  });

  it("is called by what its lines have in common", () => {
    expect(nombreComun(read("frontier 2010")?.lineas ?? [])).toBe("Frontier");
    expect(nombreComun(read("land cruiser 1995")?.lineas ?? [])).toBe("Land Cruiser");
    expect(nombreComun(read("vitara 2005")?.lineas ?? [])).toBe("Vitara");
  });

  it.each(["FE-9999", "fe-0599", "A4-999"])("is not read in a code: %j", (texto) => {
    expect(read(texto)).toBeNull();
  });

  it.each(["CX-5", "bt-50", "A4-2012"])("is read in a name that looks like a code: %j", (texto) => {
    expect(read(texto)?.lineas).toHaveLength(1);
  });

  it("is read in a word of the trade where nothing is found for it", () => {
    expect(read("amortiguador alto")).toBeNull();
    const lectura = readVehiculo("amortiguador alto", { ...nombres, hasta: 2027, isKnown: () => false, enVano: true });
    expect(lectura?.lineas.map(({ linea }) => linea.nombre)).toContain("Alto");
  });
});
