import { expect, it } from "vitest";
import { confirm, counts, exported, results, sendTable } from "../../support/content/tablas";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { whileOvertaken } from "../../support/db/faults";
import { toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const ana = await signedIn();

/** A subcategory with a length, whose product has one, and a finish. */
async function measured(codigo: string) {
  const subcategoria = await createSubcategoria({ nombre: `Pernos de ${codigo}` });
  const largo = await createAtributo(subcategoria);
  await createAtributo(subcategoria, { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "Negro\nZincado" });
  const producto = await createProducto({ subcategoria, codigo });
  await createMedida(producto, largo, "12,5");
  return { subcategoria, largo, producto };
}

it("measures are columns of the export of their subcategory, and go back unchanged (ADM §5)", async () => {
  const { subcategoria, producto } = await measured("MI-1");
  for (const formato of ["csv", "xlsx"] as const) {
    const file = await exported(ana, formato, `subcategoria=${subcategoria.id}`);
    if (formato === "csv") {
      const [titles, row] = file.toString("utf8").replace(/^\uFEFF/, "").split("\r\n"); // prettier-ignore
      expect([titles?.endsWith(";Reemplaza a;Largo (mm);Acabado"), row?.endsWith(";12,5;")]).toEqual([true, true]);
    }
    expect(counts(await sendTable(ana, file, `productos.${formato}`))).toEqual([0, 0, 0, 1]);
  }
  expect((await exported(ana, "csv")).toString("utf8")).not.toContain("Largo (mm)");
  expect(await medidasOf(producto.id)).toEqual(["Largo 12,5 12.5"]);
});

it("measures are read by their titles; a file without their columns leaves them, an empty cell takes them (ADM §5)", async () => {
  const { subcategoria, producto } = await measured("MI-2");
  const mistyped = await sendTable(ana, "Código;Largo mm;Acabados\nMI-2;1;Negro");
  expect(mistyped.text).toContain("Largo mm (¿quiso decir «Largo (mm)»?), Acabados (¿quiso decir «Acabado»?).");
  const other = await sendTable(ana, `Código;Largo (cm);Nombres;${"x".repeat(200)}\nMI-2;1;Negro`);
  expect(other.text).toContain(`Columnas que no se importan: Largo (cm), Nombres (¿quiso decir «Nombre»?), ${"x".repeat(100)}...`); // prettier-ignore
  const page = await sendTable(ana, "Código;LARGO (MM);acabado\nMI-2;40.5;zincado");
  expect(results(page).join()).toContain("Largo (mm): 12,5 pasa a→ 40,5; Acabado: (vacío) pasa a→ Zincado");
  await confirm(ana, page);
  expect(await medidasOf(producto.id)).toEqual(["Largo 40,5 40.5", "Acabado Zincado"]);
  await confirm(ana, await sendTable(ana, "Código;Nombre\nMI-2;Otro nombre"));
  expect(await medidasOf(producto.id)).toHaveLength(2);
  await confirm(ana, await sendTable(ana, "Código;Largo (mm)\nMI-2;"));
  expect(await medidasOf(producto.id)).toEqual(["Acabado Zincado"]);
  const { nombre, categoria } = subcategoria;
  const nuevo = `Código;Nombre;Categoría;Subcategoría;Largo (mm)\nMI-20;Perno nuevo;${categoria.nombre};${nombre};-3`;
  await confirm(ana, await sendTable(ana, nuevo));
  const file = await exported(ana, "csv", `subcategoria=${subcategoria.id}`);
  expect(file.toString("utf8")).toContain(";'-3;");
  expect(counts(await sendTable(ana, file))).toEqual([0, 0, 0, 2]);
});

it("values that do not fit, and measures of other subcategories, are errors of the row and column (ADM §5)", async () => {
  await measured("MI-3");
  const { subcategoria } = await measured("MI-4");
  await createAtributo(subcategoria, { nombre: "Peso", unidad: "kg" });
  const rows = ["MI-3;1.200;Azul;", "MI-3x;;;", "MI-4;#N/A;;2", "MI-3;;;5"];
  const told = results(await sendTable(ana, ["Código;Largo (mm);Acabado;Peso (kg)", ...rows.slice(0, 3)].join("\n"))).join("\n"); // prettier-ignore
  for (const text of [
    "Largo (mm): No se sabe si el punto separa miles: escriba 1200 o 1,200",
    "Acabado: Elija una de las opciones: Negro, Zincado Azul",
    "Largo (mm): La celda tiene un error de fórmula",
  ])
    expect(told).toContain(text);
  const shortened = results(await sendTable(ana, "Código;Largo (mm)\nMI-3;1,2E+11")).join("\n");
  expect(shortened).toContain("Largo (mm): Excel lo convirtió en un número y perdió cifras");
  const other = results(await sendTable(ana, `Código;Peso (kg)\n${rows[3]?.replace(";;;", ";")}`)).join("\n");
  expect(other).toContain("Peso (kg): «Pernos de MI-3» no tiene esa medida 5");
});

it("a move to another subcategory takes the measures of the same name, and says which are lost (ADM §5)", async () => {
  const { producto } = await measured("MI-5");
  const other = await createSubcategoria({ nombre: "Otros pernos" });
  await createAtributo(other, { nombre: "Peso", unidad: "kg" });
  const { categoria } = other;
  const page = await sendTable(ana, `Código;Categoría;Subcategoría;Peso (kg)\nMI-5;${categoria.nombre};Otros pernos;3`);
  expect(results(page).join()).toContain("Largo (mm): 12,5 pasa a→ (vacío); Peso (kg): (vacío) pasa a→ 3");
  await confirm(ana, page);
  expect(await medidasOf(producto.id)).toEqual(["Peso 3 3"]);
});

it("a move to a subcategory of the same name in another category takes the measures along (ADM §5)", async () => {
  const { subcategoria, producto } = await measured("MI-7");
  const other = await createSubcategoria({ nombre: subcategoria.nombre });
  const largo = await createAtributo(other);
  const file = `Código;Categoría;Subcategoría\nMI-7;${other.categoria.nombre};${other.nombre}`;
  await confirm(ana, await sendTable(ana, file));
  const select = { atributo_id: true, texto: true } as const;
  expect(await db.medida.findMany({ where: { producto_id: producto.id }, select })).toEqual([
    { atributo_id: largo.id, texto: "12,5" },
  ]);
});

it("nothing is imported when what is measured changes just before it is written (ADM §5)", async () => {
  const { largo, producto } = await measured("MI-6");
  const page = await sendTable(ana, "Código;Largo (mm)\nMI-6;40");
  const change = `UPDATE atributos SET tipo = 'opcion', opciones = 'Corto' WHERE id = ${largo.id}`;
  const refused = await whileOvertaken(change, () => confirm(ana, page));
  expect(toast(refused)).toContain("El catálogo cambió mientras usted revisaba");
  expect(await medidasOf(producto.id)).toEqual(["Largo 12,5 12.5"]);
});
