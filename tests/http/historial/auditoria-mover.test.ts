import { describe, expect, it } from "vitest";
import { createCategoria, createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { createAtributo, createMedida, medidasOf } from "../../support/content/medidas";
import { texts } from "../../support/site/reading";
import { signedIn } from "../../support/site/site";

const admin = await signedIn();

/** The lines of the history that hold a text. */
async function history(q: string): Promise<string[]> {
  return texts(await admin.visit(`/admin/auditoria?${new URLSearchParams({ q })}`), "[data-part=historial] > li");
}

describe("what is moved before a deletion", () => {
  it("subcategories are in the history with the category they were in and the one they are in", async () => {
    const { categoria, subcategoria } = await createProducto();
    const destino = await createCategoria({ nombre: "Destino con historia" });
    const page = await admin.visit(`/admin/categorias/${categoria.id}/eliminar`);
    await admin.submit(page, "form[data-part=confirm]", { intent: "mover", destino_id: String(destino.id) });
    const [line = "", ...others] = await history(destino.nombre);
    expect(others).toEqual([]);
    for (const said of [`Editó · Subcategoría: ${subcategoria.nombre}`, `${categoria.nombre}${destino.nombre}`])
      expect(line.replaceAll(" ", "")).toContain(said.replaceAll(" ", ""));
  });

  it("products are one line, however many, which names them and is found by their codes", async () => {
    const origen = await createSubcategoria();
    await createProductos(120, origen);
    const destino = await createSubcategoria();
    const page = await admin.visit(`/admin/subcategorias/${origen.id}/eliminar`);
    await admin.submit(page, "form[data-part=confirm]", { intent: "mover", destino_id: String(destino.id) });
    const [line = "", ...others] = await history(`PZ-${origen.id}-7`);
    expect(others).toEqual([]);
    expect(line).toContain("Movió · Producto: 120 productos");
    for (const said of [origen.nombre, destino.nombre, "… y 20 más"]) expect(line).toContain(said);
  });

  it("products that lose measures are told with these, which the other subcategory does not have", async () => {
    const [one, destino] = [await createProducto(), await createSubcategoria()];
    await createMedida(one, await createAtributo(one.subcategoria), "12,5");
    await createMedida(one, await createAtributo(one.subcategoria, { nombre: "Ancho" }), "3");
    const acabado = { nombre: "Acabado", unidad: "", tipo: "opcion" };
    await createMedida(one, await createAtributo(one.subcategoria, { ...acabado, opciones: "Negro" }), "Negro");
    await createAtributo(destino);
    await createAtributo(destino, { ...acabado, opciones: "Zincado" });
    const page = await admin.visit(`/admin/subcategorias/${one.subcategoria.id}/eliminar`);
    await admin.submit(page, "form[data-part=confirm]", { intent: "mover", destino_id: String(destino.id) });
    expect(await medidasOf(one.id)).toEqual(["Largo 12,5 12.5"]);
    const [line] = await history(destino.nombre);
    expect(line).toContain(`${one.codigo}: Ancho: 3 mm, ${one.codigo}: Acabado: Negro`);
    expect(line).not.toContain("12,5");
  });
});
