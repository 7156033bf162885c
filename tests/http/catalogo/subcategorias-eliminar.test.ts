import { describe, expect, it } from "vitest";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { createAtributo } from "../../support/content/medidas";
import { whileRefused } from "../../support/db/faults";
import { text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/subcategorias";

describe("deleting a subcategory", () => {
  it("asks first, by name, and tells when it is done (ADM §7 Tables, ADM §8 Confirmations, ADM §8 Products)", async () => {
    const { id, nombre } = await createSubcategoria();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "h1")).toBe(`¿Está seguro de que desea eliminar la subcategoría "${nombre}"?`);
    const done = await admin.submit(question, "form[data-part=confirm]");
    expect([done.path, toast(done)]).toEqual([path, `Subcategoría eliminada ${nombre}`]);
    const again = await admin.submit(question, "form[data-part=confirm]");
    expect([again.path, toast(again)]).toEqual([path, "Subcategoría eliminada"]);
  });

  it("says that its measures go with it", async () => {
    const { id } = await createSubcategoria();
    await createAtributo({ id });
    expect((await admin.visit(`${path}/${id}/eliminar`)).text).toContain("También se elimina 1 medida");
  });

  it("does nothing for a request that it does not know", async () => {
    const { id } = await createSubcategoria();
    expect((await admin.post(`${path}/${id}/eliminar`, { intent: "otro" })).status).toBe(400);
    expect(await db.subcategoria.count({ where: { id } })).toBe(1);
  });

  it("with products is refused with their count, and offers to move them where they are found at once (DEC 5)", async () => {
    const { subcategoria, href, nombre } = await createProducto();
    await createProductos(3, subcategoria);
    const destino = await createSubcategoria({ nombre: "Cachivaches" });
    const twin = await createProducto({ subcategoria: destino, nombre });
    const page = await admin.visit(`${path}/${subcategoria.id}/eliminar`);
    expect(page.text).toContain("Tiene 4 productos.");
    const offered = texts(page, "select[name=destino_id] option");
    expect(offered).toContain(destino.nombre);
    expect(offered).not.toContain(subcategoria.nombre);
    expect((await admin.post(page.path, {})).headers.get("Location")).toBe(page.path);
    expect(toast(await admin.visit(path))).toBe("Error La subcategoría tiene 4 productos");
    const nowhere = await admin.submit(page, "form[data-part=confirm]", {
      intent: "mover",
      destino_id: "__seleccione__",
    });
    expect([nowhere.status, text(nowhere, "[data-part=error]")]).toEqual([400, "Elija otra subcategoría"]);
    const moved = await admin.submit(page, "form[data-part=confirm]", {
      intent: "mover",
      destino_id: String(destino.id),
    });
    expect(toast(moved)).toBe("Productos movidos 4 productos pasaron a Cachivaches");
    const led = await new Visitor().visit(href);
    expect([led.status, led.path]).toEqual([200, `${twin.href}-2`]);
    expect((await new Visitor().visit("/buscar?q=cachivaches")).text).toContain("Pieza 001");
    expect(toast(await admin.submit(moved, "form[data-part=confirm]"))).toContain("Subcategoría eliminada");
  });

  it("asked twice to move its products does not tell of 0 moved", async () => {
    const { subcategoria } = await createProducto();
    const destino = await createSubcategoria();
    const page = await admin.visit(`${path}/${subcategoria.id}/eliminar`);
    const fields = { intent: "mover", destino_id: String(destino.id) };
    expect(toast(await admin.submit(page, "form[data-part=confirm]", fields))).toContain("1 producto pasó");
    const again = await admin.submit(page, "form[data-part=confirm]", fields);
    expect([again.status, again.path, toast(again)]).toEqual([200, page.path, ""]);
    expect(text(again, "h1")).toContain("¿Está seguro de que desea eliminar la subcategoría");
  });

  it("is not told as deleted when the database fails (ADM §8 Products)", async () => {
    const { id } = await createSubcategoria();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    const page = await whileRefused("DELETE", "subcategorias", () => admin.submit(question, "form[data-part=confirm]"));
    expect(toast(page)).toBe("Error No se pudo eliminar la subcategoría. Inténtalo de nuevo.");
    expect(await db.subcategoria.count({ where: { id } })).toBe(1);
  });
});
