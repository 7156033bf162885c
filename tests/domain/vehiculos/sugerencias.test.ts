import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sugerenciasReader } from "~/domain/vehiculos/sugerencias";

const linea = (nombre: string, alias = "") => ({ nombre, alias });
const marcas = [
  {
    nombre: "Renault",
    alias: "",
    lineas: [linea("Duster"), linea("Duster Oroch", "Oroch"), linea("Logan"), linea("R4", "Renault 4")],
  },
  { nombre: "Great Wall", alias: "", lineas: [linea("Wingle 5")] },
  {
    nombre: "Mazda",
    alias: "",
    lineas: [linea("BT-50", "BT50"), linea("2"), linea("3", "Mazda3"), linea("6"), linea("323")],
  },
  { nombre: "Peugeot", alias: "", lineas: [linea("208"), linea("2008")] },
  { nombre: "Chevrolet", alias: "Chevy", lineas: [linea("Swift"), linea("Aveo"), linea("LUV D-Max")] },
  { nombre: "Suzuki", alias: "", lineas: [linea("Swift")] },
  { nombre: "Nissan", alias: "", lineas: [linea("Frontier")] },
  { nombre: "Ford", alias: "", lineas: [linea("Escape")] },
];
const read = sugerenciasReader(marcas, 2027);

/** What is read in a name, as text: "Renault Duster 2012-2020". */
function readText(nombre: string): string[] {
  return read(nombre).map(({ marca, linea: name, desde, hasta }) => `${marca} ${name} ${desde}-${hasta ?? ""}`);
}

describe("vehicles in the name of a product", () => {
  it.each([
    ["Guardapolvo Renault Duster 2012-2020", "Renault Duster 2012-2020"],
    ["Guardapolvo RENAULT DÚSTER 12-20, par", "Renault Duster 2012-2020"],
    ["Amortiguador Aveo 98 - 05", "Chevrolet Aveo 1998-2005"],
    ["Amortiguador (Duster 2012 a 2020)", "Renault Duster 2012-2020"],
    ["Duster modelos 2012 al 2018", "Renault Duster 2012-2018"],
    ["Duster 2012/18", "Renault Duster 2012-2018"],
    ["Duster 2015", "Renault Duster 2015-2015"],
    ["Duster 2018 en adelante", "Renault Duster 2018-"],
    ["Duster desde 2018", "Renault Duster 2018-"],
    ["Duster 18 en adelante", "Renault Duster 2018-"],
    ["Duster 2018+", "Renault Duster 2018-"],
    ["Duster 2018 a la fecha", "Renault Duster 2018-"],
    ["Renault Duster Oroch 2016-2022", "Renault Duster Oroch 2016-2022"],
    ["Barra Oroch 2016-2022", "Renault Duster Oroch 2016-2022"],
    ["Freno Renault 4 1970-1992", "Renault R4 1970-1992"],
    ["Freno R4 70-92", undefined],
    ["Great Wall Wingle 5 2011-2016", "Great Wall Wingle 5 2011-2016"],
    ["Estribo Mazda BT50 2008-2012, negro", "Mazda BT-50 2008-2012"],
    ["Estribo BT 50 2008-2012", "Mazda BT-50 2008-2012"],
    ["Bujía Mazda 3 2014-2018", "Mazda 3 2014-2018"],
    ["Bujía Mazda 3 23-25", "Mazda 3 2023-2025"],
    ["Bujía Mazda 323 1990-2003", "Mazda 323 1990-2003"],
    ["Bujía Mazda 2, 3 y 6 2014-2018", "Mazda 2 2014-2018 | Mazda 3 2014-2018 | Mazda 6 2014-2018"],
    ["Luz Peugeot 2008 2013-2019", "Peugeot 2008 2013-2019"],
    ["Luz Peugeot 208 y 2008 2013-2019", "Peugeot 208 2013-2019 | Peugeot 2008 2013-2019"],
    ["Luz Peugeot 208 2008", "Peugeot 208 2008-2008"],
    ["Swift Chevrolet", undefined],
    ["Rótula Swift 2005-2010", undefined],
    ["Rótula Suzuki Swift 2005-2010", "Suzuki Swift 2005-2010"],
    ["Estribo Nissan Frontier D22 2000-2014", "Nissan Frontier 2000-2014"],
    ["Estribo Chevrolet LUV D-Max 2006-2014", "Chevrolet LUV D-Max 2006-2014"],
    ["Filtro Duster 1.6 16V 2012-2020", "Renault Duster 2012-2020"],
    ["Soporte Renault Duster 2012-2015 y 2018-2020", "Renault Duster 2012-2015 | Renault Duster 2018-2020"],
    ["Soporte Renault Duster / Logan 2012-2020", "Renault Duster 2012-2020 | Renault Logan 2012-2020"],
    ["Soporte Duster 2012-2015, Aveo 2006-2010", "Renault Duster 2012-2015 | Chevrolet Aveo 2006-2010"],
    ["Soporte Renault Duster 2012-2020 Chevrolet Aveo 05-10", "Renault Duster 2012-2020 | Chevrolet Aveo 2005-2010"],
    ["Juego de 4 tornillos Duster de 10-12 mm", undefined],
    ["Aceite Duster 2000 cc", undefined],
    ["Duster 2020-2012", undefined],
    ["Duster 2026-2030", undefined],
    ["Duster hasta 2015", undefined],
    ["Duster, caja de 12-20 pernos", undefined],
    ["Tubo de escape de acero", undefined],
    ["Duster", undefined],
    ["Guardalodo universal 2012-2020", undefined],
    ["Juego de 3 bujías 2012-2020", undefined],
    ["Aveo con base, tuercas, pernos y arandelas 2012", undefined],
    ["", undefined],
  ])("%s", (nombre, wanted) => {
    expect(readText(nombre).join(" | ")).toBe(wanted ?? "");
  });

  const vehicle = fc.constantFrom(
    "Renault Duster",
    "Renault Logan",
    "Mazda BT-50",
    "Mazda 6",
    "Suzuki Swift",
    "Ford Escape",
  );
  const years = fc
    .tuple(fc.integer({ min: 1950, max: 2027 }), fc.integer({ min: 0, max: 20 }))
    .map(([desde, more]) => [desde, Math.min(desde + more, 2027)] as const);

  it("are found wherever they stand, each with its own years", () => {
    const words = fc.constantFrom("", "Guardapolvo", "Kit de tornillos", "delantero,", "par -");
    fc.assert(
      fc.property(words, fc.array(fc.tuple(vehicle, years), { minLength: 1, maxLength: 4 }), words, (a, all, b) => {
        const texts = all.map(([name, [desde, hasta]]) => `${name} ${desde}-${hasta}`);
        expect(readText(`${a} ${texts.join(" / ")} ${b}`)).toEqual([...new Set(texts)]);
      }),
    );
  });

  it("are never anything but lines that exist, with years that can be", () => {
    const known = new Set(marcas.flatMap(({ nombre, lineas }) => lineas.map((one) => `${nombre} ${one.nombre}`)));
    const part = fc.oneof(
      fc.constantFrom(
        "Renault",
        "Duster",
        "Mazda",
        "3",
        "2008",
        "12-20",
        "2012",
        "-",
        "y",
        "/",
        "en adelante",
        "hasta",
        "Swift",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        for (const { marca, linea: name, desde, hasta } of read(parts.join(" "))) {
          expect(known).toContain(`${marca} ${name}`);
          expect(desde).toBeGreaterThanOrEqual(1950);
          expect(hasta ?? 2027).toBeLessThanOrEqual(2027);
          expect(hasta ?? desde).toBeGreaterThanOrEqual(desde);
        }
      }),
    );
  });
});
