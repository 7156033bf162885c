import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createBackup, newest, restore, review } from "../../support/content/backup";
import { createCategoria, createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { isSqlite, whileLosing } from "../../support/db/faults";
import { pdf } from "../../support/files/files";
import { fieldValue, text, toast } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";
import { confirm, sendLines } from "../../support/content/tablas";
import { sendForm } from "../../support/content/uploads";

const [ana, luis] = [await signedIn(), await signedIn()];
const OVERTAKEN =
  "Otra persona estaba guardando al mismo tiempo y este cambio no se hizo. Espere un momento y guarde de nuevo.";

/** Products in a category that is not their subcategory's. */
async function misfiled() {
  const rows = await db.producto.findMany({
    select: { codigo: true, categoria_id: true, subcategoria: { select: { categoria_id: true } } },
  });
  return rows.filter((row) => row.categoria_id !== row.subcategoria.categoria_id);
}

describe("what is lost against others time after time", () => {
  it("is a refusal in words, and everything typed stays", async () => {
    const fields = productoFields(await createSubcategoria());
    const empty = await ana.visit("/admin/productos/nuevo");
    const page = await whileLosing("INSERT", "productos", () => ana.submit(empty, "form[data-part=editor]", fields));
    expect([page.status, text(page, "[data-part=summary] li")]).toEqual([409, OVERTAKEN]);
    expect([fieldValue(page, "codigo"), fieldValue(page, "nombre")]).toEqual([fields.codigo, fields.nombre]);
    expect(toast(await ana.submit(page, "form[data-part=editor]"))).toContain("Producto creado");
  });

  it("is told by the buttons of lists and by confirmations too", async () => {
    const { id, revision } = await createProducto();
    const posted = { intent: "ocultar", id: String(id), revision: String(revision) };
    await whileLosing("UPDATE", "productos", () => ana.post("/admin/productos", posted));
    expect(toast(await ana.visit("/admin/productos"))).toBe(`Error ${OVERTAKEN}`);
    await whileLosing("DELETE", "productos", () => ana.post(`/admin/productos/${id}/eliminar`, {}));
    expect(toast(await ana.visit("/admin/productos"))).toBe(`Error ${OVERTAKEN}`);
    expect(await db.producto.count({ where: { id } })).toBe(1);
  });
});

describe("at the same moment", () => {
  it("a subcategory is deleted and a product created in it: one of the two is refused in words", async () => {
    for (let round = 0; round < 6; round += 1) {
      const subcategoria = await createSubcategoria();
      const fields = productoFields(subcategoria);
      const [created] = await Promise.all([
        ana.post("/admin/productos/nuevo", fields),
        luis.post(`/admin/subcategorias/${subcategoria.id}/eliminar`, {}),
      ]);
      const left = await db.subcategoria.count({ where: { id: subcategoria.id } });
      expect([created.status, left]).toEqual(created.status === 303 ? [303, 1] : [400, 0]);
      if (created.status === 400) expect(await created.text()).toContain(fields.nombre);
    }
  });

  it("six catalogues become the active one: each is, and one stays", async () => {
    await sendForm(ana, await ana.visit("/admin/catalogos/nuevo"), {
      typed: { nombre: "Primero", version: "1" },
      files: [{ nombre: "catalogo.pdf", bytes: pdf }],
    });
    const { medio_id } = await db.catalogoPdf.findFirstOrThrow({ orderBy: { id: "desc" } });
    const names = Array.from({ length: 6 }, (_, n) => `A la vez ${n}`);
    const rows = names.map((nombre) => ({ nombre, medio_id, fecha_publicacion: "2026-01-02" }));
    await db.catalogoPdf.createMany({ data: rows });
    const made = await db.catalogoPdf.findMany({ where: { nombre: { in: names } } });
    const editors = await Promise.all(made.map(({ id }) => ana.visit(`/admin/catalogos/${id}`)));
    const pages = await Promise.all(
      editors.map((page) => ana.submit(page, "form[data-part=editor]", { activo: "on" })),
    );
    expect(pages.map(({ status, path }) => [status, path])).toEqual(pages.map(() => [200, "/admin/catalogos"]));
    expect(await db.catalogoPdf.count({ where: { activo: true } })).toBe(1);
  });

  it("a subcategory moves and products are created and imported into it: none is misfiled", async () => {
    const [here, there] = [await createCategoria(), await createCategoria()];
    const subcategoria = await createSubcategoria({ categoria: here });
    const { id, nombre } = subcategoria;
    let taken = 0;
    for (let round = 0; round < 6; round += 1) {
      const [from, to] = round % 2 === 0 ? [here, there] : [there, here];
      const editor = await ana.visit(`/admin/subcategorias/${id}`);
      const lines = Array.from(
        { length: 40 },
        (_, n) => `M-${round}-${n};Pieza ${round} ${n};${from.nombre};${nombre};;`,
      );
      const plan = await sendLines(luis, ...lines);
      const place = { categoria_id: String(from.id) };
      const [moved, done, ...created] = await Promise.all([
        ana.submit(editor, "form[data-part=editor]", { categoria_id: String(to.id) }),
        confirm(luis, plan),
        ...[1, 2, 3].map(() => ana.post("/admin/productos/nuevo", productoFields(subcategoria, place))),
      ]);
      expect([moved.status, done.status]).toEqual([200, 200]);
      for (const { status } of created) expect([303, 400]).toContain(status);
      taken += created.filter(({ status }) => status === 303).length;
    }
    expect(await misfiled()).toEqual([]);
    expect(taken).toBe(await db.producto.count({ where: { subcategoria_id: id, codigo: { startsWith: "PR" } } }));
  });
});

describe("products that were misfiled before", () => {
  it("keep their category from being deleted, and it says why", async () => {
    const [{ id }, other] = [await createProducto(), await createCategoria()];
    await db.producto.update({ where: { id }, data: { categoria_id: other.id } });
    await ana.post(`/admin/categorias/${other.id}/eliminar`, {});
    expect(toast(await ana.visit("/admin/categorias"))).toBe("Error La categoría tiene 1 producto");
  });

  it("follow their subcategory with the migration", async () => {
    const [{ id, categoria_id }, other] = [await createProducto(), await createCategoria()];
    await db.producto.update({ where: { id }, data: { categoria_id: other.id } });
    const folder = `prisma/${isSqlite ? "sqlite" : "postgresql"}/migrations`;
    const name = readdirSync(folder).find((one) => one.endsWith("_productos_en_su_categoria")) ?? "";
    await db.$executeRawUnsafe(readFileSync(`${folder}/${name}/migration.sql`, "utf8"));
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).categoria_id).toBe(categoria_id);
    expect(await misfiled()).toEqual([]);
  });

  it("follow it when a backup brings them back", async () => {
    const [{ id, categoria_id }, other] = [await createProducto(), await createCategoria()];
    await db.producto.update({ where: { id }, data: { categoria_id: other.id } });
    await createBackup(ana);
    await restore(ana, await review(ana, (await newest()).id));
    expect((await ana.visit("/admin/backup")).text).toContain("Backup restaurado");
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).categoria_id).toBe(categoria_id);
  });
});
