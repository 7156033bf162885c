import { beforeEach, describe, expect, it } from "vitest";
import {
  createCategoria,
  createProducto,
  createSubcategoria,
  productoFields,
  productoHref,
  type Subcategoria,
} from "../../support/content/factories";
import { links, text } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const visitor = new Visitor();
let subcategoria: Subcategoria;
let id = 0;

beforeEach(async () => {
  subcategoria = await createSubcategoria();
  id = (await createProducto({ subcategoria, nombre: "Uno", descripcion: "Par" })).id;
});

async function save(product: number, fields: Record<string, string>) {
  const page = await admin.submit(await admin.visit(`/admin/productos/${product}`), "form[data-part=editor]", fields);
  expect(page.path).toBe("/admin/productos");
}

async function at(slug: string, where = subcategoria) {
  const response = await visitor.fetch(productoHref(where, slug));
  return [response.status, response.headers.get("Location")];
}

describe("the address of a product", () => {
  it("follows its name; the old address leads there for good", async () => {
    await save(id, { nombre: "Dos" });
    expect(await at("dos")).toEqual([200, null]);
    expect(await at("uno")).toEqual([301, productoHref(subcategoria, "dos")]);
  });

  it("stays when only case, accents or the description change", async () => {
    await save(id, { nombre: "ÚNO", descripcion: "Otra" });
    expect(await at("uno")).toEqual([200, null]);
    expect(await db.historialSlug.count({ where: { producto_id: id } })).toBe(0);
  });

  it("after two renames answers from both old ones in one step", async () => {
    await save(id, { nombre: "Dos" });
    await save(id, { nombre: "Tres" });
    for (const old of ["uno", "dos"]) expect(await at(old)).toEqual([301, productoHref(subcategoria, "tres")]);
    expect(await at("tres")).toEqual([200, null]);
  });

  it("comes back with the old name, and then nothing leads round in a circle", async () => {
    await save(id, { nombre: "Dos" });
    await save(id, { nombre: "Uno" });
    expect(await at("uno")).toEqual([200, null]);
    expect(await at("dos")).toEqual([301, productoHref(subcategoria, "uno")]);
  });

  it("that it left is taken by a new product, which then answers there itself", async () => {
    await save(id, { nombre: "Dos" });
    const fields = productoFields(subcategoria, { codigo: `NUEVO-${id}`, nombre: "Uno" });
    await admin.submit(await admin.visit("/admin/productos/nuevo"), "form[data-part=editor]", fields);
    const page = await visitor.visit(productoHref(subcategoria, "uno"));
    expect([page.path, text(page, "article [data-part=code]")]).toEqual([
      productoHref(subcategoria, "uno"),
      `NUEVO-${id}`,
    ]);
    expect(await at("dos")).toEqual([200, null]);
  });

  it("that it left is taken by a renamed product, which then answers there itself", async () => {
    const other = await createProducto({ subcategoria, nombre: "Otro", descripcion: "Par" });
    await save(id, { nombre: "Dos" });
    await save(other.id, { nombre: "Uno" });
    expect(text(await visitor.visit(productoHref(subcategoria, "uno")), "article [data-part=code]")).toBe(other.codigo);
    expect(await at("otro")).toEqual([301, productoHref(subcategoria, "uno")]);
  });

  it("follows it into another subcategory; the old address leads there for good", async () => {
    const other = await createSubcategoria();
    const move = { categoria_id: String(other.categoria_id), subcategoria_id: String(other.id) };
    await save(id, move);
    expect(await at("uno", other)).toEqual([200, null]);
    expect(await at("uno")).toEqual([301, productoHref(other, "uno")]);
    await save(id, { nombre: "Dos" });
    for (const from of [subcategoria, other]) expect(await at("uno", from)).toEqual([301, productoHref(other, "dos")]);
  });

  it("is numbered where the name is taken in the subcategory it moves to", async () => {
    const other = await createSubcategoria();
    await createProducto({ subcategoria: other, nombre: "Uno" });
    await save(id, { categoria_id: String(other.categoria_id), subcategoria_id: String(other.id) });
    expect(await at("uno-2", other)).toEqual([200, null]);
    expect(await at("uno")).toEqual([301, productoHref(other, "uno-2")]);
  });

  it("that was old answers 404 while the product is hidden, and once it is deleted", async () => {
    await save(id, { nombre: "Dos" });
    await db.producto.update({ where: { id }, data: { visible: false } });
    expect(await at("uno")).toEqual([404, null]);
    await db.producto.delete({ where: { id } });
    expect(await at("uno")).toEqual([404, null]);
    expect(await db.historialSlug.count({ where: { slug: "uno", padre_id: subcategoria.id } })).toBe(0);
  });

  it("leads there for good from the short forms too after a rename (PUB §2 Routes, DEC 5)", async () => {
    const { id: own, subcategoria: where } = await createProducto({ nombre: "Zafiro antiguo", descripcion: "x" });
    await save(own, { nombre: "Zafiro nuevo" });
    for (const old of ["/producto/zafiro-antiguo", `/productos/${where.categoria.slug}/zafiro-antiguo`]) {
      const response = await visitor.fetch(old);
      expect([response.status, response.headers.get("Location")]).toEqual([301, productoHref(where, "zafiro-nuevo")]);
    }
  });

  it("that two products of a category left is a choice between both, never a guess (DEC 6, DEC 8)", async () => {
    const { categoria } = subcategoria;
    const sibling = await createSubcategoria({ categoria });
    const other = await createProducto({ subcategoria: sibling, nombre: "Uno", descripcion: "Par" });
    await save(id, { nombre: "Dos" });
    await save(other.id, { nombre: "Tres" });
    const page = await visitor.visit(`/productos/${categoria.slug}/uno`);
    expect([page.status, text(page, "h1")]).toEqual([404, "404. Producto no encontrado"]);
    expect(links(page, "main ul a").map(([, to]) => to)).toEqual([
      productoHref(subcategoria, "dos"),
      productoHref(sibling, "tres"),
    ]);
  });

  it("without its subcategory leads for good into the category that its subcategory moved to (DEC 5)", async () => {
    const { categoria } = subcategoria;
    const to = await createCategoria();
    const editor = await admin.visit(`/admin/subcategorias/${subcategoria.id}`);
    await admin.submit(editor, "form[data-part=editor]", { categoria_id: String(to.id) });
    const response = await visitor.fetch(`/productos/${categoria.slug}/uno`);
    const now = productoHref({ ...subcategoria, categoria: to }, "uno");
    expect([response.status, response.headers.get("Location")]).toEqual([301, now]);
  });
});
