import { describe, expect, it } from "vitest";
import { productosPorPagina } from "~/domain/catalogo/listas";
import { contentVersion, createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { attribute, links, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/productos";

function rowForm(page: Page, id: number): Record<string, string> {
  const form = page.$$("tbody form").find((one) => one.querySelector(`input[name=id][value="${id}"]`));
  const button = form?.querySelector("button[name=intent]");
  const fields = form
    ?.querySelectorAll("input")
    .map((input) => [input.getAttribute("name"), input.getAttribute("value")]);
  return { ...Object.fromEntries(fields ?? []), intent: button?.getAttribute("value") ?? "" };
}

async function press(page: Page, id: number): Promise<Page> {
  const response = await admin.post(page.path, rowForm(page, id));
  expect([response.status, response.headers.get("Location")]).toEqual([303, page.path]);
  return admin.visit(page.path);
}

describe("the button that hides and shows", () => {
  it("takes a product off the site and puts it back, and tells so (ADM §2 Products, ADM §4 Products)", async () => {
    const { id, codigo, nombre, href } = await createProducto();
    const before = await contentVersion();
    const list = await admin.visit(`${path}?q=${codigo}`);
    expect(page(list)).toEqual(["Visible"]);
    const hidden = await press(list, id);
    expect(toast(hidden)).toBe(`Producto actualizado ${nombre} está oculto`);
    expect(page(hidden)).toEqual(["Oculto"]);
    expect((await new Visitor().visit(href)).status).toBe(404);
    const shown = await press(hidden, id);
    expect(toast(shown)).toContain(`${nombre} está visible`);
    expect((await new Visitor().visit(href)).status).toBe(200);
    expect(await contentVersion()).toBe(before + 2);
    expect(toast(await admin.visit(`${path}?q=${codigo}`))).toBe("");
  });

  function page(list: Page): string[] {
    return texts(list, "tbody td:nth-child(6)");
  }

  it("of a page that is stale changes nothing and says why (ADM §8 Login)", async () => {
    const { id, codigo } = await createProducto();
    const stale = await admin.visit(`${path}?q=${codigo}`);
    await db.producto.update({ where: { id }, data: { nombre: "Cambiado por otro", revision: { increment: 1 } } });
    const before = await contentVersion();
    const after = await press(stale, id);
    expect(text(after, "main > [role=status] > [data-part=note] b")).toBe("Error");
    expect(toast(after)).toMatch(/^Error ?Este registro cambió/);
    expect(page(after)).toEqual(["Visible"]);
    expect(await contentVersion()).toBe(before);
  });

  it("of a product that is gone says so", async () => {
    const { id, codigo } = await createProducto();
    const stale = await admin.visit(`${path}?q=${codigo}`);
    await db.producto.delete({ where: { id } });
    expect(toast(await press(stale, id))).toMatch(/^Error ?El registro ya no existe/);
  });

  it.each([
    { intent: "borrar", id: "1", revision: "1" },
    { intent: "constructor", id: "1", revision: "1" },
    { intent: "", id: "1", revision: "1" },
    { intent: "ocultar", id: "abc", revision: "1" },
    { intent: "ocultar", id: "0", revision: "1" },
    { intent: "ocultar", id: "-1", revision: "1" },
    { intent: null, id: "1", revision: "1" },
    { intent: null, id: null, revision: null },
  ])("is refused with 400 when the post is %j", async (fields: Record<string, string | null>) => {
    const visible = await db.producto.count({ where: { visible: true } });
    expect((await admin.post(path, fields)).status).toBe(400);
    expect(await db.producto.count({ where: { visible: true } })).toBe(visible);
  });

  it("is not a fault of the server when the number is beyond all numbers", async () => {
    for (const id of ["99999999999", "1e30"])
      expect((await admin.post(path, { intent: "ocultar", id, revision: "1" })).status).toBeLessThan(500);
  });
});

describe("deleting a product", () => {
  it("asks first, by name, and tells when it is done (ADM §2 Lists, ADM §7 Tables, ADM §8 Confirmations, ADM §8 Products)", async () => {
    const { id, nombre, codigo, href } = await createProducto({ nombre: 'Perno "largo" 1/2"' });
    const before = await contentVersion();
    const question = await admin.visit(`${path}/${id}/eliminar`);
    expect(text(question, "h1")).toBe(`¿Está seguro de que desea eliminar el producto "${nombre}"?`);
    expect(question.text).toContain(codigo);
    expect(links(question, "form[data-part=confirm] a")).toEqual([["Cancelar", path]]);
    expect(await db.producto.count({ where: { id } })).toBe(1);
    const done = await admin.submit(question, "form[data-part=confirm]");
    expect([done.path, toast(done)]).toEqual([path, `Producto eliminado ${nombre}`]);
    expect(await db.producto.count({ where: { id } })).toBe(0);
    expect(await contentVersion()).toBe(before + 1);
    expect((await new Visitor().visit(href)).status).toBe(404);
  });

  it("is offered in the list and in the editor, always by way of the question (ADM §2 Products)", async () => {
    const { id, codigo } = await createProducto();
    const list = await admin.visit(`${path}?q=${codigo}`);
    const to = `${path}/${id}/eliminar?lista=${encodeURIComponent(`q=${codigo}`)}`;
    expect(links(list, "tbody a")).toContainEqual([`Eliminar ${codigo}`, to]);
    expect(attribute(await admin.visit(`${path}/${id}`), "form[data-part=editor] a[href*=eliminar]", "href")).toBe(
      `${path}/${id}/eliminar`,
    );
  });
});

describe("the way back to the list", () => {
  it("keeps search and page through edit, delete and cancel (ADM §2 Lists)", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(productosPorPagina + 2, subcategoria);
    const query = `q=pieza&subcategoria=${subcategoria.id}&pagina=2`;
    const list = await admin.visit(`${path}?${query}`);
    const [, href = ""] = links(list, "tbody a").find(([label]) => label.startsWith("Editar ")) ?? [];
    const edit = await admin.visit(href);
    expect(links(edit, "form[data-part=editor] footer a").find(([label]) => label === "Cancelar")?.[1]).toBe(
      `${path}?${query}`,
    );
    const saved = await admin.submit(edit, "form[data-part=editor]", { descripcion: "Guardada" });
    expect([saved.path, toast(saved)]).toEqual([`${path}?${query}`, expect.stringContaining("Producto actualizado")]);
    const question = await admin.visit(attribute(edit, "form[data-part=editor] a[href*=eliminar]", "href"));
    expect(links(question, "form[data-part=confirm] a")).toEqual([["Cancelar", `${path}?${query}`]]);
    const deleted = await admin.submit(question, "form[data-part=confirm]");
    expect([deleted.path, texts(deleted, "tbody th")]).toEqual([
      `${path}?${query}`,
      [`PZ-${subcategoria.id}-${productosPorPagina + 2}`],
    ]);
  });

  it("cannot be bent to another site", async () => {
    const { id } = await createProducto();
    const evil = encodeURIComponent("//malo.ejemplo/?x=1#y");
    const done = await admin.post(`${path}/${id}/eliminar?lista=${evil}`, {});
    expect(done.headers.get("Location")).toMatch(/^\/admin\/productos\?/);
  });
});
