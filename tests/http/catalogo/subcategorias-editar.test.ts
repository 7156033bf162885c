import { describe, expect, it } from "vitest";
import { createCategoria, createProducto, createSubcategoria } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { picture } from "../../support/files/files";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { heldIds, listed, pressMedio, sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/subcategorias";

async function update(id: number, typed: Record<string, string>) {
  return sendForm(admin, await admin.visit(`${path}/${id}`), { typed });
}

describe("a subcategory that is edited", () => {
  it("keeps its address when it is renamed; its products are found by the new name (ADM §4 Products, ADM §8 Products)", async () => {
    const { subcategoria, nombre, href } = await createProducto();
    expect(toast(await update(subcategoria.id, { nombre: "Chirimbolos" }))).toBe(
      "Subcategoría actualizada Chirimbolos",
    );
    expect((await new Visitor().fetch(href)).status).toBe(200);
    for (const q of ["chirimbolos", "chirinbolos"])
      expect((await new Visitor().visit(`/buscar?q=${q}`)).text).toContain(nombre);
  });

  it("with another address or category answers 301 at the old one, its products too (ADM §7 Tables)", async () => {
    const { subcategoria, categoria, href } = await createProducto();
    const old = `/${categoria.slug}/${subcategoria.slug}`;
    const destino = await createCategoria();
    await update(subcategoria.id, { slug: "otra-parte", categoria_id: String(destino.id) });
    const led = await new Visitor().fetch(old);
    expect([led.status, led.headers.get("Location")]).toEqual([
      301,
      expect.stringContaining(`/${destino.slug}/otra-parte`),
    ]);
    expect((await new Visitor().visit(href)).path).toContain(`/productos/${destino.slug}/otra-parte/`);
  });

  it("has files that move and go like a category's, and a description that is saved (ADM §3, ADM §8 Products)", async () => {
    const { id } = await createSubcategoria();
    const files = await Promise.all(
      ["a.png", "b.png"].map(async (nombre) => ({ nombre, bytes: await picture("png") })),
    );
    await sendForm(admin, await admin.visit(`${path}/${id}`), { files, typed: { descripcion: "Nueva descripción" } });
    const editor = await admin.visit(`${path}/${id}`);
    expect([listed(editor), fieldValue(editor, "descripcion").trim()]).toEqual([
      ["a.png", "b.png"],
      "Nueva descripción",
    ]);
    const [a = 0, b = 0] = heldIds(editor);
    expect(listed(await pressMedio(admin, editor, "subir", b))).toEqual(["b.png", "a.png"]);
    const refused = await whileRefused("DELETE", "medios_uso", () => pressMedio(admin, editor, "eliminar", a));
    expect(text(refused, "fieldset [data-part=note]")).toContain(
      "No se pudo actualizar la subcategoría en la base de datos.",
    );
    expect(text(await pressMedio(admin, editor, "eliminar", a), "fieldset [data-part=note]")).toBe(
      "Eliminado La imagen ha sido eliminada exitosamente.",
    );
    expect(await db.medio.count({ where: { id: a } })).toBe(0);
  });

  it("shows both versions when somebody else saved first", async () => {
    const { id } = await createSubcategoria();
    const second = await admin.visit(`${path}/${id}`);
    await update(id, { descripcion: "De la primera" });
    const conflict = await sendForm(admin, second, { typed: { descripcion: "De la segunda" } });
    expect([conflict.status, texts(conflict, "q"), fieldValue(conflict, "descripcion").trim()]).toEqual([
      409,
      ["De la primera"],
      "De la segunda",
    ]);
  });

  it.each([
    ["INSERT", "nuevo", "No se pudo crear la subcategoría. Inténtalo de nuevo."],
    ["UPDATE", "", "No se pudo actualizar la subcategoría. Inténtalo de nuevo."],
  ] as const)("is not told as saved when the database fails (%s) (ADM §8 Products)", async (event, at, message) => {
    const { id, categoria_id } = await createSubcategoria();
    const editor = await admin.visit(`${path}/${at || id}`);
    const typed = { nombre: `Sin guardar ${id}`, categoria_id: String(categoria_id) };
    const page = await whileRefused(event, "subcategorias", () => sendForm(admin, editor, { typed }));
    expect([page.status, text(page, "[data-part=summary] li"), fieldValue(page, "nombre")]).toEqual([
      500,
      message,
      typed.nombre,
    ]);
  });

  it.each([`${path}/999999`, `${path}/x`, `${path}/999999/eliminar`])("at %s is none: 404", async (address) => {
    expect((await admin.visit(address)).status).toBe(404);
  });
});
