import { describe, expect, it } from "vitest";
import { createCategoria, createProducto, createSubcategoria } from "../../support/content/factories";
import { toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const visitor = new Visitor();

/** Moves what a category or subcategory has to another one, then deletes it, by the forms of its question. */
async function replace(list: string, from: { id: number }, to: { id: number }) {
  const question = await admin.visit(`/admin/${list}/${from.id}/eliminar`);
  const fields = { intent: "mover", destino_id: String(to.id) };
  const moved = await admin.submit(question, "form[data-part=confirm]", fields);
  expect(toast(await admin.submit(moved, "form[data-part=confirm]"))).toMatch(/eliminada/);
}

async function at(address: string) {
  const response = await visitor.fetch(address);
  return [response.status, response.headers.get("Location")];
}

describe("an old address below what was deleted since (DEC 5)", () => {
  it("of a product leads for good to where its subcategory's products were moved before", async () => {
    const { subcategoria, categoria, slug, href } = await createProducto();
    const destino = await createSubcategoria();
    await replace("subcategorias", subcategoria, destino);
    const now = `/productos/${destino.categoria.slug}/${destino.slug}/${slug}`;
    expect(await at(href)).toEqual([301, now]);
    expect(await at(`/${categoria.slug}/${subcategoria.slug}`)).toEqual([404, null]);
    // Its category goes too: nothing is left of the address but what the product remembers.
    await replace("categorias", categoria, await createCategoria());
    for (const old of [href, `/productos/${categoria.slug}/${slug}`]) expect(await at(old)).toEqual([301, now]);
  });

  it("of a subcategory and its products leads for good to the category that they were moved to before", async () => {
    const { subcategoria, categoria, slug, href } = await createProducto();
    const destino = await createCategoria();
    await replace("categorias", categoria, destino);
    const now = `/${destino.slug}/${subcategoria.slug}`;
    expect(await at(`/${categoria.slug}/${subcategoria.slug}?pagina=2`)).toEqual([301, `${now}?pagina=2`]);
    expect(await at(`/catalogo/${categoria.slug}/${subcategoria.slug}`)).toEqual([301, now]);
    expect(await at(href)).toEqual([301, `/productos${now}/${slug}`]);
    expect(await at(`${href}-otro`)).toEqual([404, null]);
  });

  it("is not found where what had it left a place that is still there", async () => {
    const { id, categoria, subcategoria, slug } = await createProducto({
      nombre: "Pieza de una vez",
      descripcion: "Par",
    });
    const editor = await admin.visit(`/admin/productos/${id}`);
    await admin.submit(editor, "form[data-part=editor]", { nombre: "Pieza de ahora" });
    for (const place of [`${categoria.slug}/otra`, "otra/otra"])
      expect(await at(`/productos/${place}/${slug}`)).toEqual([404, null]);
    const former = { tipo: "subcategoria", padre_id: categoria.id, slug: "grupo-de-una-vez" };
    await db.historialSlug.create({ data: { ...former, subcategoria_id: subcategoria.id } });
    expect((await at(`/${categoria.slug}/${former.slug}`))[0]).toBe(301);
    for (const place of [(await createCategoria()).slug, "otra"])
      expect(await at(`/${place}/${former.slug}`)).toEqual([404, null]);
  });

  it("leads on where the category is still there, and where another subcategory has the address now", async () => {
    const { subcategoria, categoria, slug, href } = await createProducto({ nombre: "Pieza de nombre reusado" });
    const destino = await createSubcategoria();
    await replace("subcategorias", subcategoria, destino);
    const now = `/productos/${destino.categoria.slug}/${destino.slug}/${slug}`;
    expect(await at(`/productos/${categoria.slug}/${slug}`)).toEqual([301, now]);
    const other = await createSubcategoria({ categoria, nombre: subcategoria.nombre });
    expect(other.slug).toBe(subcategoria.slug);
    expect(await at(href)).toEqual([301, now]);
    expect(await at(`${href}-otro`)).toEqual([404, null]);
    // What is made with this address now is meant by nobody's old link.
    await createProducto({ nombre: "Pieza de nombre reusado" });
    for (const old of [href, `/productos/${categoria.slug}/${slug}`]) expect(await at(old)).toEqual([404, null]);
  });

  it("is not found where it was of several, and where what had it is hidden", async () => {
    const nombre = "Pieza de dos subcategorías";
    const [one, two, hidden] = await Promise.all([
      createProducto({ nombre }),
      createProducto({ nombre }),
      createProducto({ nombre: "Pieza de otro tiempo", visible: false }),
    ]);
    const destino = await createSubcategoria();
    for (const { subcategoria } of [one, two, hidden]) await replace("subcategorias", subcategoria, destino);
    for (const { href } of [one, two, hidden]) expect(await at(href)).toEqual([404, null]);
    const groups = await Promise.all([createCategoria(), createCategoria()]);
    const sections = groups.map((categoria) => createSubcategoria({ categoria, nombre: "Grupo de dos categorías" }));
    const [a, b] = await Promise.all(sections);
    for (const categoria of groups) await replace("categorias", categoria, await createCategoria());
    for (const section of [a, b]) expect(await at(`/${section?.categoria.slug}/${section?.slug}`)).toEqual([404, null]);
  });
});
