import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoFields } from "../../../support/content/factories";
import { confirm, results, sendLines, sendTable } from "../../../support/content/tablas";
import { fieldError, fieldValue, toast } from "../../../support/site/reading";
import { db, signedIn } from "../../../support/site/site";
import { createMuchos, finishPending, MUCHOS } from "./muchos";

const { doPending } = await import("~/domain/catalogo/pendientes/work.server");

const admin = await signedIn();
const editor = "form[data-part=editor]";

/** Begins a move of very many products. */
async function begin(origen: { id: number }) {
  const destino = await createSubcategoria();
  const fields = { intent: "mover", destino_id: String(destino.id) };
  await admin.post(`/admin/subcategorias/${origen.id}/eliminar`, fields);
  return destino;
}

describe("a subcategory whose products are on their way to another one", () => {
  it("takes no other product in; one that has not left yet can be saved", async () => {
    const origen = await createMuchos();
    const otro = await createProducto({ nombre: "Pieza de otra" });
    const destino = await begin(origen);
    const told = `Los productos de «${origen.nombre}» están pasando a «${destino.nombre}»: elija «${destino.nombre}»`;
    const nuevo = productoFields(origen, { nombre: "Pieza nueva" });
    const place = { categoria_id: String(origen.categoria_id), subcategoria_id: String(origen.id) };
    for (const [path, fields] of [
      ["/admin/productos/nuevo", nuevo],
      [`/admin/productos/${otro.id}`, place],
    ] as const) {
      const page = await admin.submit(await admin.visit(path), editor, fields);
      expect([page.status, fieldError(page, "subcategoria_id")]).toEqual([400, told]);
    }
    const own = await db.producto.findFirstOrThrow({ where: { subcategoria_id: origen.id, slug: "pieza-999" } });
    const path = `/admin/productos/${own.id}`;
    const saved = await admin.submit(await admin.visit(path), editor, { descripcion: "Antes de salir" });
    expect(toast(saved)).toContain("Producto actualizado");
    const rows = await sendLines(
      admin,
      `${nuevo.codigo};Pieza nueva;${origen.categoria.nombre};${origen.nombre};;`,
      `${otro.codigo};Pieza de otra;${origen.categoria.nombre};${origen.nombre};;`,
      `${own.codigo};Pieza 999;${origen.categoria.nombre};${origen.nombre};Importada;`,
    );
    expect(results(rows)).toEqual([
      `2 | ${nuevo.codigo} | Subcategoría: ${told}`,
      `3 | ${otro.codigo} | Subcategoría: ${told}`,
    ]);
    await finishPending();
    expect(await db.producto.count({ where: { subcategoria_id: destino.id } })).toBe(MUCHOS);
    expect(await db.producto.findUnique({ where: { id: own.id } })).toMatchObject({ descripcion: "Antes de salir" });
  });

  it("keeps them while a backup is restored, which would never get its turn", async () => {
    const origen = await createMuchos();
    const destino = await begin(origen);
    const trabajo = { tipo: "restaurar", estado: "corriendo", latido_at: new Date() };
    await db.backupTrabajo.update({ where: { id: 1 }, data: trabajo });
    expect(await doPending()).toBe(false);
    expect(await db.producto.count({ where: { subcategoria_id: destino.id } })).toBe(0);
    await db.backupTrabajo.update({ where: { id: 1 }, data: { estado: "listo" } });
    await finishPending();
    expect(await db.producto.count({ where: { subcategoria_id: destino.id } })).toBe(MUCHOS);
  });

  it("begins to be left after an import was reviewed: the review is shown anew", async () => {
    const origen = await createMuchos();
    const page = await sendLines(admin, `LL-1;Llega tarde;${origen.categoria.nombre};${origen.nombre};;`);
    await begin(origen);
    const done = await confirm(admin, page);
    expect(toast(done)).toContain("El catálogo cambió mientras usted revisaba");
    expect(results(done)[0]).toContain("LL-1 | Subcategoría: Los productos de");
    await finishPending();
  });
});

describe("a product that has yet to follow its subcategory to another category", () => {
  it("is imported without a word of its place, and with the new one", async () => {
    const sub = await createMuchos();
    const { categoria } = await createSubcategoria();
    const path = `/admin/subcategorias/${sub.id}`;
    await admin.submit(await admin.visit(path), editor, { categoria_id: String(categoria.id) });
    const own = await db.producto.findFirstOrThrow({ where: { subcategoria_id: sub.id } });
    expect(own.categoria_id).toBe(sub.categoria_id);
    await confirm(admin, await sendTable(admin, `Código;Descripción\n${own.codigo};Sin lugar`));
    expect(fieldValue(await admin.visit(`/admin/productos/${own.id}`), "descripcion")).toBe("Sin lugar");
    const lines = `Código;Categoría;Subcategoría\n${own.codigo};${categoria.nombre};${sub.nombre}`;
    expect(results(await sendTable(admin, lines))[0]).toContain("Ya está así");
    await finishPending();
  });
});
