import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { whileMissing } from "../../support/db/faults";
import { links } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { counts, exported, sendTable, sheetOf, TITULOS } from "../../support/content/tablas";

const ana = await signedIn();
const path = "/admin/productos";
const sub = await createSubcategoria({ nombre: 'Exportables; con "signos"' });
await createProducto({
  codigo: "00077",
  nombre: "=1+1 exportable",
  descripcion: "Uno\ndos «tres»",
  subcategoria: sub,
  universal: true,
});
await createProducto({ codigo: "-EX 2", nombre: "'=exportable", descripcion: "@x", visible: false, subcategoria: sub });
const products = await db.producto.count();

describe("the export of products", () => {
  it("leads who is not signed in to the login, and shows nothing", async () => {
    for (const address of ["exportar", "exportar?formato=xlsx", "plantilla"]) {
      const response = await new Visitor().fetch(`${path}/${address}`);
      expect([address, response.status, await response.text()]).toEqual([address, 302, ""]);
    }
  });

  it("holds the products of the search, and no cell a spreadsheet would run", async () => {
    const response = await ana.fetch(`${path}/exportar?formato=csv&q=exportable`);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="productos.csv"');
    const { nombre } = sub.categoria;
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(
      [
        `\uFEFF${TITULOS}`,
        `'-EX 2;''=exportable;${nombre};"Exportables; con ""signos""";'@x;No;No;;;`,
        `00077;'=1+1 exportable;${nombre};"Exportables; con ""signos""";"Uno\ndos «tres»";Sí;Sí;;;`,
        "",
      ].join("\r\n"),
    );
  });

  it("as a workbook holds texts, which no program runs, under the same titles", async () => {
    expect(await sheetOf(await exported(ana, "xlsx", "q=exportable&estado=visible"))).toEqual([
      TITULOS.split(";"),
      ["00077", "=1+1 exportable", sub.categoria.nombre, sub.nombre, "Uno\ndos «tres»", "Sí", "Sí", null, null, null],
    ]);
  });

  it.each([
    ["csv", "", products],
    ["xlsx", "", products],
    ["csv", "q=exportable", 2],
    ["xlsx", `subcategoria=${sub.id}&estado=oculto`, 1],
  ] as const)("taken back by the import changes nothing: %s %s", async (formato, search, count) => {
    const page = await sendTable(ana, await exported(ana, formato, search), `productos.${formato}`);
    expect(counts(page)).toEqual([0, 0, 0, count]);
    expect(page.text).toContain("Todo está ya como lo dice el archivo: no hay nada que importar.");
  });

  it("is linked from the list with its search and filters, without its page", async () => {
    const page = await ana.visit(`${path}?q=a&estado=visible&pagina=2`);
    expect(links(page, "main a[href*=exportar]")).toEqual([
      ["Exportar CSV", `${path}/exportar?q=a&estado=visible&formato=csv`],
      ["Exportar XLSX", `${path}/exportar?q=a&estado=visible&formato=xlsx`],
      ["Aplicaciones CSV", "/admin/vehiculos/aplicaciones/exportar?q=a&estado=visible&formato=csv"],
      ["Aplicaciones XLSX", "/admin/vehiculos/aplicaciones/exportar?q=a&estado=visible&formato=xlsx"],
    ]);
    expect(links(page, "main [data-part=title] a").map(([label]) => label)).toEqual([
      "Importar",
      "Fotos",
      "Nuevo Producto",
    ]);
  });

  it("has an empty form with the same titles", async () => {
    const csv = await (await ana.fetch(`${path}/plantilla?formato=csv`)).arrayBuffer();
    expect(Buffer.from(csv).toString()).toBe(`\uFEFF${TITULOS}\r\n`);
    const xlsx = await (await ana.fetch(`${path}/plantilla?formato=xlsx`)).arrayBuffer();
    expect(await sheetOf(Buffer.from(xlsx))).toEqual([TITULOS.split(";")]);
  });
});

describe("an export that the database breaks off", () => {
  it.each([
    ["productos", "/admin/productos/exportar"],
    ["productos", "/admin/productos/exportar?formato=xlsx"],
    ["mensajes_contacto", "/admin/mensajes/exportar"],
  ])("of %s, %s, is a download that fails, and the site goes on", async (table, address) => {
    const bytes = whileMissing(table, async () => (await ana.fetch(address)).arrayBuffer());
    await expect(bytes).rejects.toThrow();
    expect((await ana.fetch(address)).status).toBe(200);
  });
});
