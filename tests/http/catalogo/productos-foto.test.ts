import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { exe, picture } from "../../support/files/files";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { filesIn, heldIds, mediaError, pressMedio, sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/productos";

async function photo(nombre: string) {
  return [{ nombre, bytes: await picture("jpeg") }];
}
async function withPhoto() {
  const producto = await createProducto();
  await sendForm(admin, await admin.visit(`${path}/${producto.id}`), { files: await photo("mia.jpg") });
  const { medio } = await db.producto.findUniqueOrThrow({ where: { id: producto.id }, include: { medio: true } });
  if (!medio) throw new Error("no photo");
  return { ...producto, medio, editor: await admin.visit(`${path}/${producto.id}`) };
}

describe("a product's own photo", () => {
  it("comes with a new product and is on its page at once, with its text", async () => {
    const fields = productoFields(await createSubcategoria());
    const page = await sendForm(admin, await admin.visit(`${path}/nuevo`), {
      typed: fields,
      files: await photo("nueva.jpg"),
    });
    expect(toast(page)).toContain("Producto creado");
    const { id, medio } = await db.producto.findFirstOrThrow({
      where: { codigo: fields.codigo },
      include: { medio: true },
    });
    await sendForm(admin, await admin.visit(`${path}/${id}`), { typed: { [`alt-${medio?.id}`]: "Perno de frente" } });
    const shown = await new Visitor().visit(`/producto/${fields.codigo}`);
    expect([shown.html.includes(medio?.clave ?? "-"), shown.$$('img[alt="Perno de frente"]').length > 0]).toEqual([
      true,
      true,
    ]);
  });

  it("is replaced by a new one, whose file alone stays", async () => {
    const { id, medio, editor } = await withPhoto();
    await sendForm(admin, editor, { files: await photo("otra.jpg") });
    const row = await db.producto.findUniqueOrThrow({ where: { id }, include: { medio: true } });
    expect([row.medio?.nombre, filesIn("media").includes(medio.clave)]).toEqual(["otra.jpg", false]);
  });

  it("stays when only the texts are changed", async () => {
    const { id, medio, editor } = await withPhoto();
    await sendForm(admin, editor, { typed: { descripcion: "Otra" } });
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).medio_id).toBe(medio.id);
  });

  it("is removed after a question, at once and with its file; what was typed stays", async () => {
    const { id, medio, editor } = await withPhoto();
    const asking = await pressMedio(admin, editor, "quitar", medio.id, { typed: { descripcion: "A medias" } });
    expect(text(asking, "[data-part=question] p")).toBe("¿Está seguro de que desea eliminar esta imagen?");
    const done = await pressMedio(admin, asking, "eliminar", medio.id);
    expect(text(done, "fieldset [data-part=note]")).toBe("Eliminado La imagen ha sido eliminada exitosamente.");
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).medio_id).toBeNull();
    expect([filesIn("media").includes(medio.clave), fieldValue(done, "descripcion").trim()]).toEqual([
      false,
      "A medias",
    ]);
    expect(toast(await sendForm(admin, done))).toContain("Producto actualizado");
  });

  it("goes with its product", async () => {
    const { id, medio } = await withPhoto();
    await admin.submit(await admin.visit(`${path}/${id}/eliminar`), "form[data-part=confirm]");
    expect([await db.medio.count({ where: { id: medio.id } }), filesIn("media").includes(medio.clave)]).toEqual([
      0,
      false,
    ]);
  });

  it("must be a picture: said beside it, and a good one stays while other fields are put right", async () => {
    const { id } = await createProducto();
    const editor = await admin.visit(`${path}/${id}`);
    const wrong = await sendForm(admin, editor, { files: [{ nombre: "foto.jpg", bytes: exe }] });
    expect([wrong.status, mediaError(wrong)]).toEqual([400, "El archivo debe ser una imagen."]);
    const nameless = await sendForm(admin, editor, { typed: { nombre: "" }, files: await photo("buena.jpg") });
    expect([nameless.status, heldIds(nameless).length]).toEqual([400, 1]);
    await sendForm(admin, nameless, { typed: { nombre: "Con nombre" } });
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).medio_id).toBe(heldIds(nameless)[0]);
  });

  it("that somebody else changed is shown in the conflict", async () => {
    const { id, editor } = await withPhoto();
    await sendForm(admin, await admin.visit(`${path}/${id}`), { files: await photo("de-otra.jpg") });
    const conflict = await sendForm(admin, editor, { typed: { descripcion: "Mía" } });
    expect([conflict.status, texts(conflict, "fieldset q")]).toEqual([409, ["de-otra.jpg"]]);
  });
});
