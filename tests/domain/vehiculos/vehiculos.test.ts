import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anosText, aplicacionText, isForAno } from "~/domain/vehiculos/aplicaciones";
import { aliasOf, clavesOf } from "~/domain/vehiculos/names";
import { LineaSchema } from "~/domain/vehiculos/schemas/vehiculos";
import { productosDemo, PRODUCTOS_DEMO } from "../../../prisma/seed/catalogo";
import { readCategorias, readLineas } from "../../../prisma/seed/datos";
import { aplicacionesOf, isUniversal } from "../../../prisma/seed/vehiculos";

describe("the names of a line", () => {
  it("are read from one text, each once, whatever its case and spaces", () => {
    expect(aliasOf(" R4,Renault  4 ; r4,, ")).toEqual(["R4", "Renault 4"]);
    expect(clavesOf({ nombre: "Mégane II", alias: "Megane 2" })).toEqual(["MEGANE II", "MEGANE 2"]);
  });

  it("are stored in one way, and its own name has no comma", () => {
    const typed = { nombre: "4", marca_id: "1", alias: "R4 ,Renault 4," };
    expect(LineaSchema.parse(typed).alias).toBe("R4, Renault 4");
    expect(LineaSchema.safeParse({ ...typed, nombre: "4, R4" }).success).toBe(false);
  });
});

describe("the years of an application", () => {
  it.each([
    [2012, 2020, "2012-2020"],
    [2019, 2019, "2019"],
    [2021, null, "2021 en adelante"],
  ])("%i and %s are told as %s", (desde, hasta, told) => {
    expect(anosText(desde, hasta)).toBe(told);
  });

  it("hold a year from the first to the last, and every later one while it is open", () => {
    const ano = fc.integer({ min: 1950, max: 2100 });
    fc.assert(
      fc.property(ano, fc.nat(40), ano, (desde, years, asked) => {
        const inside = Array.from({ length: years + 1 }, (_, index) => desde + index).includes(asked);
        expect(isForAno({ desde, hasta: desde + years }, asked)).toBe(inside);
        expect(isForAno({ desde, hasta: null }, asked)).toBe(asked >= desde);
      }),
    );
  });

  it("stand in the one line of text that the history shows", () => {
    const linea = { nombre: "Duster", marca: { nombre: "Renault" } };
    const row = { linea, desde: 2012, hasta: 2020, posicion: "Delantera", motor: "", nota: "Solo 4×4" };
    expect(aplicacionText(row)).toBe("Renault Duster 2012-2020 · Delantera · Solo 4×4");
  });
});

describe("the demo content", () => {
  const lineas = readLineas();
  const productos = productosDemo(readCategorias(), PRODUCTOS_DEMO);

  it("has at least 30 makes, 250 lines and 4,000 applications, and no line twice", () => {
    expect(new Set(lineas.map(({ marca }) => marca)).size).toBeGreaterThanOrEqual(30);
    expect(lineas.length).toBeGreaterThanOrEqual(250);
    expect(productos.flatMap(({ nombre }) => aplicacionesOf(nombre, lineas)).length).toBeGreaterThanOrEqual(4_000);
    const names = lineas.flatMap(({ marca, nombre, alias }) =>
      clavesOf({ nombre, alias: alias.join(", ") }).map((clave) => `${marca}/${clave}`),
    );
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it("gives every product whose name has a vehicle with years that vehicle, with those years", () => {
    for (const { nombre } of productos) {
      const [, vehiculo, desde, hasta] = / (\S+ [^,]*?) (\d{4})-(\d{4})/u.exec(nombre) ?? [];
      if (vehiculo === undefined) continue;
      const rows = aplicacionesOf(nombre, lineas);
      expect([nombre, rows.map((row) => [row.desde, row.hasta])]).toEqual([nombre, [[Number(desde), Number(hasta)]]]);
      const [row] = rows;
      expect(`${nombre},`).toContain(` ${row?.linea.marca} ${row?.linea.nombre} ${desde}-${hasta}`);
      expect([nombre, isUniversal(nombre)]).toEqual([nombre, false]);
    }
  });

  it("knows every vehicle that its lists of names have", () => {
    const listas = readFileSync("prisma/seed/datos/listas.csv", "utf8");
    const named = Array.from(listas.matchAll(/^[A-Z]+;(.*) \d{4}-\d{4}$/gm), ([, vehiculo]) => vehiculo);
    expect(named.length).toBeGreaterThan(80);
    const known = new Set(lineas.map(({ marca, nombre }) => `${marca} ${nombre}`));
    expect(named.filter((vehiculo) => !known.has(vehiculo ?? ""))).toEqual([]);
  });
});
