import { describe, expect, it } from "vitest";
import { createSubcategoria } from "../support/factories";
import { toast } from "../support/reading";
import { db, signedIn } from "../support/site";
import { confirm, counts, fileError, results, sendLines, sendTable, TITULOS } from "../support/tablas";

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
      "",
      "",
    );
    expect(counts(page)).toEqual([7, 0, 0, 0]);
    expect(results(page)).toEqual([
      "2 | BU-1 | Código: El código está repetido en las filas 2 y 6 BU-1",
      "3 | BU-2 | Nombre: El nombre es requerido (vacío)",
      "4 | BU-3 | Categoría: No existe la categoría «Categoría inventada»",
      `5 | BU-4 | Subcategoría: «${sub.categoria.nombre}» no tiene la subcategoría «Otra»; Visible: Escriba Sí o No quizás`,
      "6 | BU-1 | Código: El código está repetido en las filas 2 y 6 BU-1",
      "7 | - | Código: El código es requerido (vacío)",
      "8 | BU-5 | Nombre: Escriba al menos una letra o un número ***; Descripción: La celda tiene un error de fórmula #¡REF!",
    ]);
    expect(page.text).toContain("No se importará nada mientras haya errores");
    const done = await confirm(ana, page);
    expect(toast(done)).toBe("Error El archivo tiene errores: corríjalos y súbalo de nuevo");
    expect(await db.producto.count()).toBe(before);
  });
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
    ["a title twice", "Código;Nombre;nombre\nA;B;C", "La columna «Nombre» está dos veces en el archivo"],
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
    const page = await ana.submit(await ana.visit("/admin/productos/importar"), "form.editor");
    expect([page.status, fileError(page)]).toEqual([400, "Seleccione un archivo CSV o XLSX"]);
  });
});
