import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  createCategoria,
  createProducto,
  createProductos,
  createSubcategoria,
  productoHref,
} from "../../../support/content/factories";
import { provider } from "~/services/db/client.server";
import { createLinea } from "../../../support/content/vehiculos";
import { whileRowRefused } from "../../../support/db/faults";
import { fieldValue, toast } from "../../../support/site/reading";
import { db, doPending, signedIn, Visitor } from "../../../support/site/site";
import { countWith, createMuchos, doAllButLast, finishPending, MUCHOS } from "./muchos";

const admin = await signedIn();
const visitor = new Visitor();
const editor = "form[data-part=editor]";
const question = "form[data-part=confirm]";

/** Gives a row of a list another value in its editor. */
async function edit(path: string, fields: Record<string, string>) {
  return admin.submit(await admin.visit(path), editor, fields);
}

async function found(q: string): Promise<string> {
  return (await visitor.visit(`/buscar?q=${q}`)).text;
}

describe("a category or subcategory with very many products", () => {
  it("has its new name at once, and they are found by it when the work is done", async () => {
    const { categoria } = await createMuchos();
    const saved = await edit(`/admin/categorias/${categoria.id}`, { nombre: "Ventiladores" });
    expect(toast(saved)).toContain("Categoría actualizada");
    expect((await visitor.visit("/ventiladores")).text).toContain("Ventiladores");
    expect(await countWith("ventiladores")).toBe(0);
    // Of two instances that want to do it, one does.
    expect((await Promise.all([doPending(), doPending()])).toSorted()).toEqual([false, true]);
    await finishPending();
    expect([await countWith("ventiladores"), await doPending()]).toEqual([MUCHOS, false]);
    expect(await found("ventiladores")).toContain("Ventiladores › Subcategoría");
  });

  it("goes on where it was stopped, and what was done stays done", async () => {
    const { id, nombre } = await createMuchos();
    await edit(`/admin/subcategorias/${id}`, { nombre: "Radiadores" });
    await doAllButLast(id);
    expect(await countWith("radiadores")).toBe(MUCHOS - 1);
    const done = `OLD.slug = 'pieza-001' AND OLD.subcategoria_id = ${id}`;
    await whileRowRefused("UPDATE", "productos", done, finishPending);
    expect(await countWith("radiadores")).toBe(MUCHOS);
    // A name that changes while the products follow the one before: they begin anew.
    await edit(`/admin/subcategorias/${id}`, { nombre });
    await doAllButLast(id);
    await edit(`/admin/subcategorias/${id}`, { nombre: "Termostatos" });
    await finishPending();
    expect(await countWith("termostatos")).toBe(MUCHOS);
  });

  it("does not wait for another one whose products cannot follow", async () => {
    const [first, second] = [await createMuchos(), await createMuchos()];
    await edit(`/admin/subcategorias/${first.id}`, { nombre: "Bombas" });
    await edit(`/admin/subcategorias/${second.id}`, { nombre: "Correas" });
    const all = `OLD.subcategoria_id = ${first.id}`;
    await whileRowRefused("UPDATE", "productos", all, async () => {
      while ((await db.pendiente.count()) > 1) await doPending().catch(() => undefined);
    });
    expect([await countWith("bombas"), await countWith("correas")]).toEqual([0, MUCHOS]);
    await finishPending();
    expect(await countWith("bombas")).toBe(MUCHOS);
  });

  it("follows too when few products have very many vehicles, each a row to write", async () => {
    const subcategoria = await createSubcategoria();
    const lineas = await Promise.all(Array.from({ length: 101 }, async () => createLinea()));
    await createProductos(100, subcategoria);
    const suyos = await db.producto.findMany({ where: { subcategoria_id: subcategoria.id }, select: { id: true } });
    const rows = suyos.flatMap(({ id: producto_id }) =>
      lineas.map((linea, orden) => ({ producto_id, linea_id: linea.id, desde: 2000, orden })),
    );
    await db.aplicacion.createMany({ data: rows });
    await edit(`/admin/subcategorias/${subcategoria.id}`, { nombre: "Escobillas" });
    expect([await countWith("escobillas"), await db.pendiente.count()]).toEqual([0, 1]);
    await finishPending();
    expect(await countWith("escobillas")).toBe(100);
  });

  it("is found by words that an older version did not write, as soon as the new one has written them", async () => {
    const subcategoria = await createSubcategoria({ nombre: "Opes" });
    const { id } = await createProducto({ nombre: "Oje con ope", subcategoria });
    await db.producto.update({ where: { id }, data: { busqueda: "oje con ope opes" } });
    await db.palabra.deleteMany({ where: { palabra: { in: ["oje", "opes"] } } });
    // The old version was writing a new name when it was stopped.
    await db.pendiente.create({ data: { tipo: "seguir", subcategoria_id: subcategoria.id, hasta: "zzz" } });
    expect(await countWith("ojes")).toBe(0);
    const migration = "migrations/20261130013500_plurales_de_palabras_cortas/migration.sql";
    await db.$executeRawUnsafe(readFileSync(`prisma/${provider}/${migration}`, "utf8"));
    await finishPending();
    expect(await found("ojes")).toContain("Oje con ope");
    expect(await db.palabra.count({ where: { palabra: { in: ["oje", "opes"] } } })).toBe(2);
  });

  it("stands in its new category at once, and its products follow", async () => {
    const [subcategoria, destino] = [await createMuchos(), await createCategoria({ nombre: "Alternadores" })];
    const { id, categoria, slug } = subcategoria;
    const page = await admin.visit(`/admin/categorias/${categoria.id}/eliminar`);
    await admin.submit(page, question, { intent: "mover", destino_id: String(destino.id) });
    const inside = { subcategoria_id: id };
    expect(await db.producto.count({ where: { ...inside, categoria_id: categoria.id } })).toBe(MUCHOS);
    const led = await visitor.visit(productoHref(subcategoria, "pieza-001"));
    expect([led.status, led.path]).toEqual([200, `/productos/${destino.slug}/${slug}/pieza-001`]);
    expect((await visitor.visit(`/productos/${destino.slug}/pieza-001`)).status).toBe(200);
    const one = await db.producto.findFirstOrThrow({ where: inside });
    expect(fieldValue(await admin.visit(`/admin/productos/${one.id}`), "categoria_id")).toBe(String(destino.id));
    const wait = await admin.visit(page.path);
    expect(wait.text).toContain("2.001 productos suyos siguen a su subcategoría");
    expect(wait.$(question)).toBeNull();
    await finishPending();
    expect(await db.producto.count({ where: { ...inside, categoria_id: destino.id } })).toBe(MUCHOS);
    expect(await found("alternadores")).toContain("Alternadores › Subcategoría");
    expect(toast(await admin.submit(await admin.visit(page.path), question))).toContain("Categoría eliminada");
  });
});
