import { beforeEach, describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { picture } from "../../support/files/files";
import { press } from "../../support/browser/lista-orden";
import { owner } from "../../support/db/owner";
import { text, texts } from "../../support/site/reading";
import { db, type Page, signedIn } from "../../support/site/site";
import { pressMedio, sendForm } from "../../support/content/uploads";

const path = "/admin/auditoria";
const products = "/admin/productos";
const ana = await signedIn();

beforeEach(async () => {
  await db.auditoria.deleteMany();
});

/** The rows of the newest change: field, old value, new value. */
function cells(page: Page): string[][] {
  const first = page.$("[data-part=historial] > li");
  const rows = first?.querySelectorAll("tbody tr") ?? [];
  return rows.map((row) => row.querySelectorAll("th, td").map((cell) => cell.textContent.trim()));
}

describe("the audit trail of a product", () => {
  it("tells who created it, and with what", async () => {
    const fields = productoFields(await createSubcategoria({ nombre: "Pernos finos" }), { nombre: "Perno nuevo" });
    await ana.post(`${products}/nuevo`, fields);
    const page = await ana.visit(path);
    expect(text(page, "[data-part=historial] h3")).toBe(`Creó · Producto: ${fields.codigo} · Perno nuevo`);
    expect(text(page, "[data-part=historial] .nota b")).toBe(owner.nombre);
    expect(cells(page)).toContainEqual(["Nombre", "Perno nuevo"]);
    expect(cells(page)).toContainEqual(["Subcategoría", "Pernos finos"]);
    expect(cells(page)).toContainEqual(["Visible", "Sí"]);
  });

  it("tells what an edit changed and nothing else, old and new side by side", async () => {
    const { id, codigo } = await createProducto({ nombre: "Perno viejo", descripcion: "Igual" });
    await ana.submit(await ana.visit(`${products}/${id}`), "form[data-part=editor]", {
      nombre: "Perno cambiado",
      visible: null,
    });
    const page = await ana.visit(path);
    expect(text(page, "[data-part=historial] h3")).toBe(`Editó · Producto: ${codigo} · Perno cambiado`);
    expect(cells(page)).toEqual([
      ["Nombre", "Perno viejo", "Perno cambiado"],
      ["Dirección (slug)", "perno-viejo", "perno-cambiado"],
      ["Visible", "Sí", "No"],
    ]);
  });

  it("tells a button of the list, and a deletion with what was lost", async () => {
    const { id, codigo } = await createProducto({ nombre: "Perno fugaz" });
    await ana.post(products, { intent: "ocultar", id: String(id), revision: "1" });
    expect(cells(await ana.visit(path))).toEqual([["Visible", "Sí", "No"]]);
    await ana.post(`${products}/${id}/eliminar`, {});
    const page = await ana.visit(path);
    expect(text(page, "[data-part=historial] h3")).toBe(`Eliminó · Producto: ${codigo} · Perno fugaz`);
    expect(cells(page)).toContainEqual(["Nombre", "Perno fugaz"]);
    expect(texts(page, "[data-part=historial] > li:first-child thead th")).toEqual(["Campo", "Antes"]);
  });

  it("has no line for what was refused, failed or changed nothing", async () => {
    const { id } = await createProducto({ descripcion: "x" });
    const editor = await ana.visit(`${products}/${id}`);
    await ana.submit(editor, "form[data-part=editor]", { nombre: "" });
    await whileRefused("UPDATE", "productos", () =>
      ana.submit(editor, "form[data-part=editor]", { nombre: "No se guarda" }),
    );
    await ana.submit(editor, "form[data-part=editor]");
    await ana.submit(editor, "form[data-part=editor]", { nombre: "Tarde" });
    expect(await db.auditoria.count()).toBe(0);
  });

  it("is written with the change or not at all: where it cannot be written nothing is saved", async () => {
    const { id, nombre } = await createProducto({ descripcion: "x" });
    const editor = await ana.visit(`${products}/${id}`);
    const page = await whileRefused("INSERT", "auditoria", () =>
      ana.submit(editor, "form[data-part=editor]", { nombre: "Otro" }),
    );
    expect(page.status).toBe(500);
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).nombre).toBe(nombre);
  });

  it("of two people at the same time names each with their own change", async () => {
    const rows = await Promise.all(Array.from({ length: 6 }, () => createProducto({ descripcion: "x" })));
    const editors = await Promise.all(rows.map(({ id }) => ana.visit(`${products}/${id}`)));
    await Promise.all(
      editors.map((editor, n) => ana.submit(editor, "form[data-part=editor]", { descripcion: `Número ${n}` })),
    );
    const lines = await db.auditoria.findMany();
    expect(lines.map(({ entidad_id, despues }) => [entidad_id, despues]).sort()).toEqual(
      rows.map(({ id }, n) => [String(id), JSON.stringify({ descripcion: `Número ${n}` })]).sort(),
    );
  });

  it("tells that a photo was taken away, at once as it went", async () => {
    const { id, codigo, nombre } = await createProducto();
    const files = [{ nombre: "mia.jpg", bytes: await picture("jpeg") }];
    await sendForm(ana, await ana.visit(`${products}/${id}`), { files });
    await db.auditoria.deleteMany();
    const { medio_id } = await db.producto.findUniqueOrThrow({ where: { id } });
    await pressMedio(ana, await ana.visit(`${products}/${id}`), "eliminar", medio_id ?? 0);
    const page = await ana.visit(path);
    expect(text(page, "[data-part=historial] h3")).toBe(`Editó · Producto: ${codigo} · ${nombre}`);
    expect(cells(page)).toEqual([["Archivos", expect.stringContaining("mia.jpg"), "(vacío)"]]);
  });
});

describe("the audit trail of a list that is put in order", () => {
  it("names every row that has another place, the moved one first", async () => {
    await db.beneficioHome.deleteMany();
    const row = (titulo: string, orden: number) =>
      db.beneficioHome.create({ data: { titulo, orden, icono: "1", descripcion: "x" } });
    for (const [index, titulo] of ["Uno", "Dos", "Tres", "Cuatro"].entries()) await row(titulo, index + 1);
    const list = await ana.visit("/admin/beneficios");
    await press(ana, list, "Subir Tres");
    const lines = texts(await ana.visit(path), "[data-part=historial] h3");
    expect(lines).toEqual(["Editó · Beneficio: Tres", "Editó · Beneficio: Dos"]);
  });
});
