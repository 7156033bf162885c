import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoFields, type Subcategoria } from "../../support/content/factories";
import { db, signedIn } from "../../support/site/site";

/** The counts kept with a subcategory, and the counts of its rows. */
async function counts({ id }: Subcategoria) {
  const kept = await db.subcategoria.findUniqueOrThrow({ where: { id } });
  const where = { subcategoria_id: id };
  return {
    kept: [kept.productos_total, kept.productos_visibles],
    real: [await db.producto.count({ where }), await db.producto.count({ where: { ...where, visible: true } })],
  };
}

function equal(total: number, visibles: number) {
  return { kept: [total, visibles], real: [total, visibles] };
}

describe("the database itself", () => {
  it("refuses a second active PDF catalogue, on insert and on update (PUB §7)", async () => {
    const { id: _, ...active } = await db.catalogoPdf.findFirstOrThrow({ where: { activo: true } });
    await expect(db.catalogoPdf.create({ data: active })).rejects.toThrow();
    const draft = await db.catalogoPdf.create({ data: { ...active, activo: false } });
    await db.catalogoPdf.create({ data: { ...active, activo: false } });
    await expect(db.catalogoPdf.update({ where: { id: draft.id }, data: { activo: true } })).rejects.toThrow();
    expect(await db.catalogoPdf.count({ where: { activo: true } })).toBe(1);
    expect(await db.catalogoPdf.count({ where: { activo: false } })).toBe(2);
  });

  it("refuses a second active logo", async () => {
    const { medio_id } = await db.configuracionLogo.findFirstOrThrow({ where: { activo: true } });
    await expect(db.configuracionLogo.create({ data: { medio_id } })).rejects.toThrow();
    await db.configuracionLogo.create({ data: { medio_id, activo: false } });
    expect(await db.configuracionLogo.count({ where: { activo: true } })).toBe(1);
  });

  it("takes another one once the first is switched off", async () => {
    await db.catalogoPdf.updateMany({ data: { activo: false } });
    const { id } = await db.catalogoPdf.findFirstOrThrow();
    await db.catalogoPdf.update({ where: { id }, data: { activo: true } });
    expect(await db.catalogoPdf.count({ where: { activo: true } })).toBe(1);
  });

  it("refuses a code that differs only in case, and a slug twice in one subcategory", async () => {
    const one = await createProducto({ codigo: "Igual-1" });
    await expect(createProducto({ codigo: "IGUAL-1" })).rejects.toThrow();
    await expect(createProducto({ nombre: one.nombre, subcategoria: one.subcategoria })).rejects.toThrow();
    expect((await createProducto({ nombre: one.nombre })).slug).toBe(one.slug);
  });

  it("refuses to delete a category or subcategory that holds something", async () => {
    const { subcategoria, categoria } = await createProducto();
    await expect(db.subcategoria.delete({ where: { id: subcategoria.id } })).rejects.toThrow();
    await expect(db.categoria.delete({ where: { id: categoria.id } })).rejects.toThrow();
  });

  it("refuses a product without its subcategory, and a picture that is none", async () => {
    const { id: _, ...row } = await db.producto.findFirstOrThrow();
    const data = { ...row, codigo: "Z-1", codigo_clave: "Z-1", slug: "z-1" };
    await expect(db.producto.create({ data: { ...data, subcategoria_id: 999_999 } })).rejects.toThrow();
    await expect(db.producto.create({ data: { ...data, medio_id: 999_999 } })).rejects.toThrow();
  });
});

describe("the counts kept with each subcategory", () => {
  it("are right for the whole demo content", async () => {
    const rows = await db.subcategoria.findMany({ include: { categoria: true } });
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows) {
      const { kept, real } = await counts(row);
      expect([row.slug, kept]).toEqual([row.slug, real]);
    }
  });

  it("follow every change staff make: create, hide, move, delete", async () => {
    const admin = await signedIn();
    const [from, to] = [await createSubcategoria(), await createSubcategoria()];
    const fields = productoFields(from);
    const list = await admin.submit(await admin.visit("/admin/productos/nuevo"), "form[data-part=editor]", fields);
    expect(list.path).toBe("/admin/productos");
    await createProducto({ subcategoria: from, visible: false });
    expect(await counts(from)).toEqual(equal(2, 1));
    const { id } = await db.producto.findUniqueOrThrow({ where: { codigo_clave: fields.codigo } });

    await admin.post("/admin/productos", { intent: "ocultar", id: String(id), revision: "1" });
    expect(await counts(from)).toEqual(equal(2, 0));
    await admin.post("/admin/productos", { intent: "mostrar", id: String(id), revision: "2" });
    expect(await counts(from)).toEqual(equal(2, 1));

    const move = { categoria_id: String(to.categoria_id), subcategoria_id: String(to.id) };
    await admin.submit(await admin.visit(`/admin/productos/${id}`), "form[data-part=editor]", move);
    expect([await counts(from), await counts(to)]).toEqual([equal(1, 0), equal(1, 1)]);

    const back = { categoria_id: String(from.categoria_id), subcategoria_id: String(from.id), visible: null };
    await admin.submit(await admin.visit(`/admin/productos/${id}`), "form[data-part=editor]", back);
    expect([await counts(from), await counts(to)]).toEqual([equal(2, 0), equal(0, 0)]);

    await admin.post(`/admin/productos/${id}/eliminar`, {});
    expect(await counts(from)).toEqual(equal(1, 0));
  });

  it("stay right under changes of many rows at once, and under a rollback", async () => {
    const subcategoria = await createSubcategoria();
    for (let n = 0; n < 5; n += 1) await createProducto({ subcategoria });
    const where = { subcategoria_id: subcategoria.id };
    await db.producto.updateMany({ where, data: { visible: false } });
    expect(await counts(subcategoria)).toEqual(equal(5, 0));
    const undone = db.$transaction(async (tx) => {
      await tx.producto.deleteMany({ where });
      throw new Error("rolled back on purpose");
    });
    await expect(undone).rejects.toThrow("on purpose");
    expect(await counts(subcategoria)).toEqual(equal(5, 0));
    await db.producto.deleteMany({ where });
    expect(await counts(subcategoria)).toEqual(equal(0, 0));
  });

  it("stay right when products come and go at the same time", async () => {
    const subcategoria = await createSubcategoria();
    const made = await Promise.all(Array.from({ length: 20 }, () => createProducto({ subcategoria })));
    const { length } = made;
    await Promise.all([
      ...made.slice(0, 8).map(({ id }) => db.producto.delete({ where: { id } })),
      ...made.slice(8, 12).map(({ id }) => db.producto.update({ where: { id }, data: { visible: false } })),
    ]);
    expect(await counts(subcategoria)).toEqual(equal(length - 8, length - 12));
  });
});

describe("the dashboard", () => {
  it("counts products, categories in use, visible branches and the published PDF", async () => {
    const admin = await signedIn();
    const page = await admin.visit("/admin");
    const figures = page.$$("main dl div").map((row) => row.textContent);
    const used = await db.producto.groupBy({ by: ["categoria_id"] });
    const dots = (n: number) => n.toLocaleString("de-DE");
    expect(figures).toEqual([
      `Productos totales${dots(await db.producto.count())}`,
      `Categorías únicas${used.length}`,
      `Ubicaciones activas${await db.ubicacion.count({ where: { visible: true } })}`,
      "Catálogo PDF1",
      "Mensajes nuevos2",
      "Cotizaciones nuevas0",
    ]);
    expect(page.text).toContain("Estado del sistema");
  });
});
