import { describe, expect, it } from "vitest";
import { medidaOf } from "../../../prisma/seed/atributos";
import { productosDemo, PRODUCTOS_DEMO } from "../../../prisma/seed/catalogo";
import { readAtributos, readCategorias } from "../../../prisma/seed/datos";
import { filaDe } from "~/domain/medidas/atributos";
import { readAtributos as readFilas } from "~/domain/medidas/schemas/atributos";

describe("the demo content", () => {
  const categorias = readCategorias();
  const atributos = readAtributos();
  const prefijos = new Map(
    categorias.flatMap(({ fija_id, subcategorias }) =>
      subcategorias.map(({ prefijo, nombre }) => [`${fija_id}/${nombre}`, prefijo]),
    ),
  );

  it("measures ten subcategories and more, each attribute by the rules of the editor", () => {
    const measured = new Set(atributos.map(({ prefijo }) => prefijo));
    expect(measured.size).toBeGreaterThanOrEqual(10);
    for (const prefijo of measured) {
      const own = atributos.filter((one) => one.prefijo === prefijo);
      const read = readFilas(own.map((one, id) => filaDe({ ...one, id: id + 1 })));
      expect([prefijo, read.problema, read.errores]).toEqual([prefijo, null, []]);
    }
  });

  it("has no attribute without a value, and no value that the name of its product does not say", () => {
    const productos = productosDemo(categorias, PRODUCTOS_DEMO);
    for (const atributo of atributos) {
      const values = productos
        .filter(({ categoria, subcategoria }) => prefijos.get(`${categoria}/${subcategoria}`) === atributo.prefijo)
        .flatMap(({ nombre }) => {
          const valor = medidaOf(nombre, atributo);
          return valor ? [{ nombre, valor }] : [];
        });
      expect([atributo.prefijo, atributo.nombre, values.length > 0]).toEqual([atributo.prefijo, atributo.nombre, true]);
      for (const { nombre, valor } of values) {
        const whole = valor.numero === null ? valor.texto : String(Math.trunc(valor.numero) || "/");
        expect(nombre.toLowerCase()).toContain(whole.toLowerCase());
      }
    }
  });

  it("reads fractions of an inch as what they are", () => {
    const of = (prefijo: string, nombre: string) => atributos.find((one) => one.prefijo === prefijo && one.nombre === nombre); // prettier-ignore
    const largo = of("FE", "Largo en pulgadas");
    const bola = of("GA", "Bola");
    if (!largo || !bola) throw new Error("No attributes");
    expect(medidaOf('Perno coche 3/8" × 1 1/2", zincado', largo)).toEqual({ texto: "1,5", numero: 1.5 });
    expect(medidaOf('Gancho de remolque con bola 1 7/8" Jeep, fijo', bola)).toEqual({ texto: "1,875", numero: 1.875 });
  });
});
