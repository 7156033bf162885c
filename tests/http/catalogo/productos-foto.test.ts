import { describe, expect, it } from "vitest";
import { galleryProblem } from "~/domain/medios/medios";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { exe, mp4, pdf, picture } from "../../support/files/files";
import { attribute, fieldValue, links, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { filesIn, heldIds, listed, mediaError, pressMedio, sendForm } from "../../support/content/uploads";

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
    expect([wrong.status, mediaError(wrong)]).toEqual([
      400,
      "El archivo debe ser una imagen, un video (MP4/MOV) o un PDF.",
    ]);
    const nameless = await sendForm(admin, editor, { typed: { nombre: "" }, files: await photo("buena.jpg") });
    expect([nameless.status, heldIds(nameless).length]).toEqual([400, 1]);
    await sendForm(admin, nameless, { typed: { nombre: "Con nombre" } });
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).medio_id).toBe(heldIds(nameless)[0]);
  });

  it("that both changed is shown in the conflict", async () => {
    const { id, editor, medio } = await withPhoto();
    await sendForm(admin, await admin.visit(`${path}/${id}`), { files: await photo("de-otra.jpg") });
    const conflict = await sendForm(admin, editor, { typed: { [`alt-${medio.id}`]: "Mía" } });
    expect([conflict.status, texts(conflict, "fieldset q")]).toEqual([409, ["mia.jpg de-otra.jpg"]]);
  });
});

describe("a product's pictures, videos and documents", () => {
  it("keep their order, the first picture before all; without it the next one is first, and each goes with its file", async () => {
    const producto = await createProducto();
    const editor = await admin.visit(`${path}/${producto.id}`);
    const files = [{ nombre: "giro.mp4", bytes: mp4 }, ...(await photo("una.jpg")), ...(await photo("dos.jpg"))];
    await sendForm(admin, editor, { files });
    const saved = await admin.visit(`${path}/${producto.id}`);
    expect(listed(saved)).toEqual(["una.jpg", "giro.mp4", "dos.jpg"]);
    const [una = 0, giro = 0, dos = 0] = heldIds(saved);
    await sendForm(admin, await pressMedio(admin, saved, "subir", dos));
    expect(heldIds(await admin.visit(`${path}/${producto.id}`))).toEqual([una, dos, giro]);
    await pressMedio(admin, await admin.visit(`${path}/${producto.id}`), "eliminar", una);
    expect(heldIds(await admin.visit(`${path}/${producto.id}`))).toEqual([dos, giro]);
    const keys = (await db.medio.findMany({ where: { id: { in: [dos, giro] } } })).map(({ clave }) => clave);
    expect(filesIn("media")).toEqual(expect.arrayContaining(keys));
    await admin.submit(await admin.visit(`${path}/${producto.id}/eliminar`), "form[data-part=confirm]");
    expect(filesIn("media").filter((one) => keys.includes(one))).toEqual([]);
  });

  it("can be guides, which stand on the page by their title, or their file's name, with their size", async () => {
    const producto = await createProducto();
    const files = ["montaje.pdf", "Medidas.PDF"].map((nombre) => ({ nombre, bytes: pdf }));
    await sendForm(admin, await admin.visit(`${path}/${producto.id}`), { files });
    const editor = await admin.visit(`${path}/${producto.id}`);
    const [first = 0] = heldIds(editor);
    expect(texts(editor, "#medios label span:first-child")[0]).toBe("Título de montaje.pdf");
    await sendForm(admin, editor, { typed: { [`alt-${first}`]: "Guía de montaje" } });
    const page = await new Visitor().visit(producto.href);
    const { clave } = await db.medio.findUniqueOrThrow({ where: { id: first } });
    expect(links(page, "[data-part=documentos] a")).toEqual([
      ["Guía de montaje PDF, 1,1 MB", `/media/${clave}`],
      ["Medidas PDF, 1,1 MB", expect.any(String)],
    ]);
    expect([page.$("ged-deslizador"), attribute(page, "[data-part=documentos] a", "target")]).toEqual([null, "_blank"]);
  });

  it("are at most twelve and five, said beside them; all stay in the form", async () => {
    const { id } = await createProducto();
    const files = Array.from({ length: 6 }, (_, n) => ({ nombre: `${n}.pdf`, bytes: pdf }));
    const page = await sendForm(admin, await admin.visit(`${path}/${id}`), { files });
    expect([page.status, mediaError(page), heldIds(page).length]).toEqual([
      400,
      "Un producto puede tener hasta 5 documentos. Elimine 1.",
      6,
    ]);
    expect(galleryProblem(Array(13).fill({ mime: "image/png" }))).toContain("hasta 12 imágenes y videos. Elimine 1.");
    expect(galleryProblem([...Array(11).fill({ mime: "image/png" }), { mime: "video/mp4" }])).toBeNull();
  });
});
