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
    expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(brotliCompressSync(texto).length).toBeLessThan(10_000);
    expect(texto).toContain('["Duster",2012,');
    expect(JSON.parse(texto)).toContainEqual(["renault", "Renault", expect.arrayContaining([["R4", 1970, 1992]])]);
  });

  it("has another address after an edit, and each address is kept for a year", async () => {
    const linea = await createLinea({ nombre: "Colibri" });
    const before = await fileOf("/vehiculos");
    expect((await read(before)).headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const staff = await signedIn();
    const editor = await staff.visit(`/admin/vehiculos/lineas/${linea.id}`);
    await staff.submit(editor, "form[data-part=editor]", { nombre: "Colibri Nuevo" });
    const after = new Set([await fileOf("/"), await fileOf("/catalogo"), await fileOf("/vehiculos")]);
    expect([after.size, after.has(before)]).toEqual([1, false]);
    const [href = ""] = after;
    expect((await read(href)).texto).toContain('["Colibri Nuevo"]');
    const old = await read(before);
    expect([old.headers.get("Cache-Control"), old.texto.includes("Colibri Nuevo")]).toEqual(["no-cache", true]);
    expect(await fileOf("/")).toBe(href);
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
