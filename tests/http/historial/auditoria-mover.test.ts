import { describe, expect, it } from "vitest";
import { createCategoria, createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
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
});
