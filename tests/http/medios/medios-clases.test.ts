import { describe, expect, it } from "vitest";
import { createMedio } from "../../support/content/archivos";
import { createCategoria, createProducto } from "../../support/content/factories";
import { db, signedIn } from "../../support/site/site";
import { heldIds, mediaError, sendForm } from "../../support/content/uploads";

const admin = await signedIn();
const idOf = async (mime: string) => (await db.medio.findFirstOrThrow({ where: { mime } })).id;
const [film, pdf] = [await idOf("video/mp4"), await idOf("application/pdf")];
const image = (await createMedio(admin)).id;
const producto = (await createProducto()).id;
const categoria = (await createCategoria()).id;
const catalogo = (await db.catalogoPdf.findFirstOrThrow()).id;

const IMAGEN = "El archivo debe ser una imagen.";
const MEDIO = "El archivo debe ser una imagen o un video (MP4/MOV).";
const PDF = "El archivo debe ser un PDF.";

describe("the id of a stored file of another kind", () => {
  it.each<[string, string, number, string]>([
    ["a PDF as a picture of the site", "/admin/imagenes/nuevo", pdf, IMAGEN],
    ["a film as a picture of the site", "/admin/imagenes/nuevo", film, IMAGEN],
    ["a PDF among a category's pictures", `/admin/categorias/${categoria}`, pdf, MEDIO],
    ["a picture as a catalogue", `/admin/catalogos/${catalogo}`, image, PDF],
  ])("%s is refused beside its field, and what was typed is kept", async (_, path, id, message) => {
    const page = await admin.visit(path);
    const form = page.$("form[data-part=editor]");
    for (const held of form?.querySelectorAll('input[name="medio[]"]') ?? []) held.remove();
    form?.insertAdjacentHTML("beforeend", `<input type="hidden" name="medio[]" value="${id}">`);
    const field =
      page.$("form[data-part=editor] [name=nombre], form[data-part=editor] [name=titulo]")?.getAttribute("name") ?? "";
    const refused = await sendForm(admin, page, { typed: { [field]: "Recién escrito" } });
    expect([refused.status, mediaError(refused)]).toEqual([400, expect.stringContaining(message)]);
    expect(heldIds(refused)).not.toContain(id);
    expect(refused.$(`form[data-part=editor] [name=${field}]`)?.getAttribute("value")).toBe("Recién escrito");
    expect(await db.medio.count({ where: { id, usos: { some: { categoria_id: categoria } } } })).toBe(0);
  });

  it("of its own kind is taken", async () => {
    const page = await admin.visit(`/admin/productos/${producto}`);
    page
      .$("form[data-part=editor]")
      ?.insertAdjacentHTML("beforeend", `<input type="hidden" name="medio[]" value="${image}">`);
    await sendForm(admin, page);
    expect((await db.producto.findUniqueOrThrow({ where: { id: producto } })).medio_id).toBe(image);
  });
});
