import { expect, it } from "vitest";
import { confirm, counts, exported, results, sendTable } from "../../support/content/tablas";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { toast } from "../../support/site/reading";
import { whileOvertaken } from "../../support/db/faults";
import { db, signedIn } from "../../support/site/site";

const ana = await signedIn();
const TITULOS = "Código;Números OE;Equivalentes;Reemplaza a";

async function numerosOf(codigo: string) {
  const where = { producto: { codigo } };
  const rows = await db.referencia.findMany({
    where,
    orderBy: { orden: "asc" },
    select: { marca: true, numero: true },
  });
  return rows.map(({ marca, numero }) => `${marca};${numero}`);
}

it("references come with the spreadsheet, one per line of a cell, and go back unchanged (DEC 52)", async () => {
  await createProducto({ codigo: "RE-1", nombre: "Refimportada uno" });
  const page = await sendTable(ana, `${TITULOS}\nRE-1;"Renault; 77 01\nDacia; 60 02";"SKF; VKJP 1";RZ-100`);
  expect(counts(page)).toEqual([0, 0, 1, 0]);
  await confirm(ana, page);
  expect(await numerosOf("RE-1")).toEqual(["Renault;77 01", "Dacia;60 02", "SKF;VKJP 1", ";RZ-100"]);
  const again = await sendTable(ana, await exported(ana, "csv", "q=refimportada"), "productos.csv");
  expect(counts(again)).toEqual([0, 0, 0, 1]);
});

it("a file without their columns leaves them; an empty cell takes them away (DEC 52)", async () => {
  await createProducto({ codigo: "RE-2" });
  await confirm(ana, await sendTable(ana, `${TITULOS}\nRE-2;Renault; 555;;`.replace("Renault; 555", '"Renault; 555"')));
  await confirm(ana, await sendTable(ana, "Código;Nombre\nRE-2;Con otro nombre"));
  expect(await numerosOf("RE-2")).toEqual(["Renault;555"]);
  await confirm(ana, await sendTable(ana, "Código;Números OE\nRE-2;"));
  expect(await numerosOf("RE-2")).toEqual([]);
});

it("wrong lines and codes that are taken are told, by the row (DEC 52)", async () => {
  await createProducto({ codigo: "RE-3" });
  await createProducto({ codigo: "RE-4" });
  const page = await sendTable(ana, `${TITULOS}\nRE-3;;"SKF";RE 4\nRE-4;;;RE-4\nRE-2;;;RZ-1\nRE-1;;;RZ 1`);
  const told = results(page).join("\n");
  for (const text of [
    "Equivalentes: Línea 1: escriba «Marca; Número» SKF",
    "Reemplaza a: RE-4 es el código de un producto RE 4",
    "Reemplaza a: RE-4 es el código de este producto",
    "Reemplaza a: RZ1 está en más de una fila RZ-1",
  ])
    expect(told).toContain(text);
});

it.each([
  ["of a new product", "RE-60;Pieza 60;;RV-60", "RE-60"],
  ["that a product of the file replaces", "RE-5;Pieza 5;;RV-61", "RV-61"],
])("a code %s that another product replaced meanwhile is not written over (DEC 52)", async (_, row, numero) => {
  const sub = await createSubcategoria();
  const [one, other] = [await createProducto({ codigo: "RE-5", subcategoria: sub }), await createProducto()];
  const titles = "Código;Nombre;Números OE;Reemplaza a;Categoría;Subcategoría";
  const page = await sendTable(ana, `${titles}\n${row};${sub.categoria.nombre};${sub.nombre}`);
  const overtaken = `INSERT INTO referencias (producto_id, tipo, marca, numero, numero_plano, orden)
    VALUES (${other.id}, 'reemplaza', '', '${numero}', '${numero.replace("-", "").toLowerCase()}', 1)`;
  const refused = await whileOvertaken(overtaken, () => confirm(ana, page));
  expect(toast(refused)).toContain("El catálogo cambió mientras usted revisaba");
  await db.producto.delete({ where: { id: one.id } });
});
