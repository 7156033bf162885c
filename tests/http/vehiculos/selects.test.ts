import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createAplicacion, createLinea, createMarca } from "../../support/content/vehiculos";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { attribute, links, text } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const visitor = new Visitor();

/** The address of the file that a page's selects are filled from. */
async function fileOf(path: string): Promise<string> {
  return attribute(await visitor.visit(path), "main ged-vehiculo", "data-datos") ?? "";
}

async function read(href: string) {
  const response = await visitor.fetch(href);
  return { texto: await response.text(), headers: response.headers };
}

describe("the file of the selects Marca, Línea, Año", () => {
  it("has every make and line with its years, and is small", async () => {
    const { texto, headers } = await read(await fileOf("/"));
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(brotliCompressSync(texto).length).toBeLessThan(10_000);
    expect(texto).toContain('["Duster",2012,');
    expect(JSON.parse(texto)).toContainEqual(["renault", "Renault", expect.arrayContaining([["R4", 1970, 1992]])]);
  });

  it("is asked for again each time, and sent again only after an edit", async () => {
    const linea = await createLinea({ nombre: "Colibri" });
    const staff = await signedIn();
    const rename = async (nombre: string) =>
      staff.submit(await staff.visit(`/admin/vehiculos/lineas/${linea.id}`), "form[data-part=editor]", { nombre });
    await rename("Colibri Nuevo");
    const paths = ["/", "/catalogo", "/vehiculos"];
    expect(new Set(await Promise.all(paths.map(fileOf)))).toEqual(new Set(["/vehiculos.json"]));
    const { texto, headers } = await read("/vehiculos.json");
    expect([headers.get("Cache-Control"), texto.includes('["Colibri Nuevo"]')]).toEqual(["no-cache", true]);
    const again = async () =>
      visitor.fetch("/vehiculos.json", { headers: { "If-None-Match": headers.get("ETag") ?? "" } });
    expect((await again()).status).toBe(304);
    await rename("Colibri Viejo");
    expect((await again()).status).toBe(200);
  });

  // Of up to 20 products all years are compared.
  it.each([1, 20, 21])("follows the applications that staff write, of %i products that visitors see", async (many) => {
    const [past, open] = [await createLinea(), await createLinea()];
    const subcategoria = await createSubcategoria();
    await createProductos(many - 1, subcategoria);
    const others = await db.producto.findMany({ where: { subcategoria_id: subcategoria.id } });
    for (const other of others)
      for (const linea of [past, open]) await createAplicacion(other, linea, { desde: 2004, hasta: 2006 });
    const producto = await createProducto();
    await createAplicacion(producto, past, { desde: 2003, hasta: 2007 });
    await createAplicacion(producto, open, { desde: 2003, hasta: null });
    const hidden = await createProducto({ visible: false });
    for (const linea of [past, open, await createLinea({ nombre: "Nadiela" })])
      for (const hasta of [2020, null]) await createAplicacion(hidden, linea, { desde: 1990, hasta });
    const staff = await signedIn();
    await staff.submit(await staff.visit(`/admin/productos/${producto.id}`), "form[data-part=editor]", {});
    const { texto } = await read(await fileOf("/"));
    const proximo = new Date().getUTCFullYear() + 1;
    for (const said of [[past.nombre, 2003, 2007], [open.nombre, 2003, proximo], ["Nadiela"]])
      expect(texto).toContain(JSON.stringify(said));
  });
});

describe("the search by vehicle on the home page and in the catalogue", () => {
  it.each(["/", "/catalogo"])("%s has the form, the makes there is most for, and the way to all", async (path) => {
    const { nombre: sinLineas } = await createMarca();
    const page = await visitor.visit(path);
    const form = "main form[aria-label='Buscar por vehículo']";
    expect([text(page, "#por-vehiculo"), attribute(page, form, "action")]).toEqual([
      "Busque por vehículo",
      "/vehiculos",
    ]);
    const options = page.$$(`${form} option`).map((option) => option.textContent);
    expect([options[0], options.includes("Renault"), options.includes(sinLineas)]).toEqual(["Seleccione", true, false]);
    const makes = links(page, "section[aria-labelledby=por-vehiculo] li a");
    expect([makes.length, makes.at(-1)]).toEqual([8, [`${options.length - 1} marcas`, "/vehiculos"]]);
    expect(makes).toContainEqual(["Chevrolet", "/vehiculos/chevrolet"]);
  });

  it("is a link in the menu of the catalogue", async () => {
    const page = await visitor.visit("/contacto");
    expect(links(page, "#menu-catalogo a")).toContainEqual(["Buscar por vehículo", "/vehiculos"]);
  });
});
