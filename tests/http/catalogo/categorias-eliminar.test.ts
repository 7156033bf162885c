import { describe, expect, it } from "vitest";
import { createCategoria, createProducto, createSubcategoria } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/categorias";

describe("deleting a category", () => {
  it("asks first, by name, and tells when it is done (ADM §7 Tables, ADM §8 Confirmations, ADM §8 Products)", async () => {
    const { id, nombre, slug } = await createCategoria();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "h1")).toBe(`¿Está seguro de que desea eliminar la categoría "${nombre}"?`);
    const done = await admin.submit(question, "form[data-part=confirm]");
    expect([done.path, toast(done)]).toEqual([path, `Categoría eliminada ${nombre}`]);
    const again = await admin.submit(question, "form[data-part=confirm]");
    expect([again.path, toast(again)]).toEqual([path, "Categoría eliminada"]);
    expect((await new Visitor().visit(`/${slug}`)).status).toBe(404);
  });

  it("does nothing for a request that it does not know", async () => {
    const { id } = await createCategoria();
    expect((await admin.post(`${path}/${id}/eliminar`, { intent: "otro" })).status).toBe(400);
    expect(await db.categoria.count({ where: { id } })).toBe(1);
  });

  it("with children is refused with their counts (DEC 5)", async () => {
    const { categoria, subcategoria } = await createProducto();
    await createSubcategoria({ categoria });
    const page = await admin.visit(`${path}/${categoria.id}/eliminar`);
    expect(text(page, "h1")).toBe(`La categoría "${categoria.nombre}" no se puede eliminar todavía`);
    expect(page.text).toContain("Tiene 2 subcategorías y 1 producto.");
    const forced = await admin.post(`${path}/${categoria.id}/eliminar`, {});
    expect(forced.headers.get("Location")).toBe(`${path}/${categoria.id}/eliminar`);
    expect(toast(await admin.visit(path))).toBe("Error La categoría tiene 2 subcategorías y 1 producto");
    expect(await db.subcategoria.count({ where: { id: subcategoria.id } })).toBe(1);
  });

  it("offers to move them, and their old addresses lead to the new ones (DEC 5)", async () => {
    const { categoria, subcategoria, href, nombre } = await createProducto();
    const destino = await createCategoria({ nombre: "Destino único" });
    const page = await admin.visit(`${path}/${categoria.id}/eliminar`);
    const offered = texts(page, "select[name=destino_id] option");
    expect(offered).toContain(destino.nombre);
    expect(offered).not.toContain(categoria.nombre);
    const moved = await admin.submit(page, "form[data-part=confirm]", {
      intent: "mover",
      destino_id: String(destino.id),
    });
    expect(toast(moved)).toBe(`Subcategorías movidas 1 subcategoría pasó a ${destino.nombre}`);
    expect(text(moved, "h1")).toContain("¿Está seguro de que desea eliminar la categoría");
    const led = await new Visitor().visit(`/${categoria.slug}/${subcategoria.slug}`);
    expect(led.path).toBe(`/${destino.slug}/${subcategoria.slug}`);
    expect((await new Visitor().visit(href)).path).toContain(`/productos/${destino.slug}/`);
    expect((await new Visitor().visit("/buscar?q=destino+unico")).text).toContain(nombre);
    expect(toast(await admin.submit(moved, "form[data-part=confirm]"))).toContain("Categoría eliminada");
  });

  it("asked twice to move them does not tell of 0 moved", async () => {
    const { categoria } = await createSubcategoria();
    const destino = await createCategoria();
    const page = await admin.visit(`${path}/${categoria.id}/eliminar`);
    const fields = { intent: "mover", destino_id: String(destino.id) };
    expect(toast(await admin.submit(page, "form[data-part=confirm]", fields))).toContain("1 subcategoría pasó");
    const again = await admin.submit(page, "form[data-part=confirm]", fields);
    expect([again.status, again.path, toast(again)]).toEqual([200, page.path, ""]);
    expect(text(again, "h1")).toContain("¿Está seguro de que desea eliminar la categoría");
  });

  it.each(["__seleccione__", "0", "999999", "x"])("moves nothing to %j", async (destino_id) => {
    const { categoria } = await createSubcategoria();
    const page = await admin.visit(`${path}/${categoria.id}/eliminar`);
    const answer = await admin.submit(page, "form[data-part=confirm]", { intent: "mover", destino_id });
    expect([answer.status, text(answer, "[data-part=error]")]).toEqual([400, "Elija otra categoría"]);
  });

  it("does not move a subcategory beside another of its name", async () => {
    const { categoria, nombre } = await createSubcategoria();
    const other = await createSubcategoria({ nombre });
    const page = await admin.visit(`${path}/${categoria.id}/eliminar`);
    const destino_id = String(other.categoria_id);
    const answer = await admin.submit(page, "form[data-part=confirm]", { intent: "mover", destino_id });
    expect([answer.status, text(answer, "[data-part=error]")]).toEqual([
      400,
      expect.stringContaining(`ya tiene «${nombre}»`),
    ]);
    expect(await db.subcategoria.count({ where: { categoria_id: categoria.id } })).toBe(1);
  });
});

describe("when the database fails,", () => {
  it.each([
    ["INSERT", "nuevo", "No se pudo crear la categoría. Inténtalo de nuevo."],
    ["UPDATE", "", "No se pudo actualizar la categoría. Inténtalo de nuevo."],
  ] as const)(
    "%s: a category is not told as saved, and what was typed stays (ADM §8 Products)",
    async (event, at, message) => {
      const { id } = await createCategoria();
      const editor = await admin.visit(`${path}/${at || id}`);
      const typed = { nombre: `Sin guardar ${id}`, descripcion: "Larga de escribir" };
      const page = await whileRefused(event, "categorias_info", () => sendForm(admin, editor, { typed }));
      expect([page.status, text(page, "[data-part=summary] li")]).toEqual([500, message]);
      expect([fieldValue(page, "nombre"), fieldValue(page, "descripcion").trim()]).toEqual(Object.values(typed));
      expect(toast(await sendForm(admin, page))).toContain("Categoría");
    },
  );

  it("a category is not told as deleted (ADM §8 Products)", async () => {
    const { id } = await createCategoria();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    const page = await whileRefused("DELETE", "categorias_info", () =>
      admin.submit(question, "form[data-part=confirm]"),
    );
    expect(toast(page)).toBe("Error No se pudo eliminar la categoría. Inténtalo de nuevo.");
    expect(await db.categoria.count({ where: { id } })).toBe(1);
  });
});
