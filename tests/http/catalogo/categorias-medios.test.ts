import { describe, expect, it } from "vitest";
import { createCategoria } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { mp4, picture } from "../../support/files/files";
import { attribute, fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { heldIds, listed, pressMedio, sendForm, storedKeys } from "../../support/content/uploads";

const admin = await signedIn();
const path = "/admin/categorias";

async function withFiles(...nombres: string[]) {
  const { id, slug } = await createCategoria();
  const bytes = await picture("png");
  const files = nombres.map((nombre) => ({ nombre, bytes: nombre.endsWith("mp4") ? mp4 : bytes }));
  await sendForm(admin, await admin.visit(`${path}/${id}`), { files });
  return { id, slug, editor: await admin.visit(`${path}/${id}`) };
}

async function savedNames(categoria_id: number): Promise<string[]> {
  const usos = await db.medioUso.findMany({
    where: { categoria_id },
    orderBy: { orden: "asc" },
    include: { medio: true },
  });
  return usos.map(({ medio }) => medio.nombre);
}

describe("the files of a category", () => {
  it("stand in the order they were chosen, existing ones first (ADM §2 Categories, ADM §3, ADM §4 Products)", async () => {
    const { id, editor } = await withFiles("a.png", "b.mp4");
    expect(listed(editor)).toEqual(["a.png", "b.mp4"]);
    expect(texts(editor, "#medios [data-part=details] > span")).toEqual(["Imagen", "Video"]);
    await sendForm(admin, editor, { files: [{ nombre: "c.png", bytes: await picture("png") }] });
    expect(await savedNames(id)).toEqual(["a.png", "b.mp4", "c.png"]);
    expect(
      texts(await admin.visit(`${path}?q=${encodeURIComponent(fieldValue(editor, "nombre"))}`), "td[data-r=Imágenes]"),
    ).toEqual(["3"]);
  });

  it("move by buttons that keep everything typed and new files too, and save with the form (ADM §4 Products)", async () => {
    const { id, editor } = await withFiles("a.png", "b.png");
    const [a = 0] = heldIds(editor);
    const files = [{ nombre: "nueva.png", bytes: await picture("png") }];
    const typed = { nombre: "", descripcion: "Escrita a medias", [`alt-${a}`]: "Texto de a" };
    const moved = await pressMedio(admin, editor, "bajar", a, { typed, files });
    expect([moved.status, listed(moved)]).toEqual([200, ["b.png", "a.png", "nueva.png"]]);
    expect([
      fieldValue(moved, "nombre"),
      fieldValue(moved, "descripcion").trim(),
      fieldValue(moved, `alt-${a}`),
    ]).toEqual(["", "Escrita a medias", "Texto de a"]);
    expect(await savedNames(id)).toEqual(["a.png", "b.png"]);
    const again = await pressMedio(admin, moved, "subir", heldIds(moved)[2] ?? 0);
    await sendForm(admin, again, { typed: { nombre: `Ordenada ${id}` } });
    expect(await savedNames(id)).toEqual(["b.png", "nueva.png", "a.png"]);
    expect((await db.medio.findUniqueOrThrow({ where: { id: a } })).alt).toBe("Texto de a");
  });

  it("are on the public page in their order with their texts, at the next request (ADM §1)", async () => {
    const { slug, editor } = await withFiles("a.png");
    const [a = 0] = heldIds(editor);
    await sendForm(admin, editor, { typed: { [`alt-${a}`]: "Resortes en fila" } });
    expect(attribute(await new Visitor().visit(`/${slug}`), "ged-deslizador img", "alt")).toBe("Resortes en fila");
  });

  it("ask before one is removed; then it goes at once, with its file, and nothing typed is lost (ADM §4 Products, ADM §8 Confirmations, ADM §8 Products)", async () => {
    const { id, editor } = await withFiles("a.png", "b.png");
    const [a = 0] = heldIds(editor);
    const { clave } = await db.medio.findUniqueOrThrow({ where: { id: a } });
    const asking = await pressMedio(admin, editor, "quitar", a, { typed: { descripcion: "A medias" } });
    expect(text(asking, "[data-part=question] p")).toBe("¿Está seguro de que desea eliminar esta imagen?");
    expect(await savedNames(id)).toEqual(["a.png", "b.png"]);
    const kept = await pressMedio(admin, asking, "conservar", a);
    expect([kept.$("[data-part=question]"), listed(kept)]).toEqual([null, ["a.png", "b.png"]]);
    const done = await pressMedio(admin, asking, "eliminar", a);
    expect(text(done, "fieldset [data-part=note]")).toBe("Eliminado La imagen ha sido eliminada exitosamente.");
    expect([listed(done), await savedNames(id)]).toEqual([["b.png"], ["b.png"]]);
    expect(fieldValue(done, "descripcion").trim()).toBe("A medias");
    expect([await db.medio.count({ where: { id: a } }), storedKeys().includes(clave)]).toEqual([0, false]);
    expect(toast(await sendForm(admin, done))).toContain("Categoría actualizada");
  });

  it("that were never saved leave the preview only (ADM §4 Products, ADM §8 Confirmations, ADM §8 Products)", async () => {
    const { id } = await createCategoria();
    const empty = await admin.visit(`${path}/${id}`);
    const files = [{ nombre: "b.mp4", bytes: mp4 }];
    const before = await sendForm(admin, empty, { typed: { nombre: "" }, files });
    const [b = 0] = heldIds(before);
    expect(text(await pressMedio(admin, before, "quitar", b), "[data-part=question] p")).toBe(
      "¿Está seguro de que desea eliminar este video?",
    );
    const done = await pressMedio(admin, before, "eliminar", b);
    expect(text(done, "fieldset [data-part=note]")).toBe("Eliminado El video ha sido eliminado de la vista previa.");
    expect(listed(done)).toEqual([]);
  });

  it("are not told as removed when the database refuses (ADM §8 Products)", async () => {
    const { id, editor } = await withFiles("a.png");
    const [a = 0] = heldIds(editor);
    const page = await whileRefused("DELETE", "medios_uso", () => pressMedio(admin, editor, "eliminar", a));
    expect(text(page, "fieldset [data-part=note]")).toBe(
      "Error No se pudo actualizar la categoría en la base de datos.",
    );
    expect([listed(page), await savedNames(id)]).toEqual([["a.png"], ["a.png"]]);
  });

  it("are not removed from a category that somebody else saved meanwhile", async () => {
    const { id, editor } = await withFiles("a.png");
    await sendForm(admin, await admin.visit(`${path}/${id}`), { typed: { descripcion: "Otra" } });
    const page = await pressMedio(admin, editor, "eliminar", heldIds(editor)[0] ?? 0);
    expect(text(page, "fieldset [data-part=note]")).toContain("Este registro cambió");
    expect(await savedNames(id)).toEqual(["a.png"]);
  });

  it("added by somebody else are shown in the conflict of a form that changed its own", async () => {
    const { id, editor } = await withFiles("a.png");
    await sendForm(admin, await admin.visit(`${path}/${id}`), {
      files: [{ nombre: "de-otra.png", bytes: await picture("png") }],
    });
    const typed = { [`alt-${heldIds(editor)[0]}`]: "Mía" };
    const conflict = await sendForm(admin, editor, { typed });
    expect([conflict.status, text(conflict, "fieldset [data-part=saved]")]).toEqual([
      409,
      "Guardado ahora: a.png de-otra.png",
    ]);
  });

  it("go with their category, unless another one has them", async () => {
    const { id, editor } = await withFiles("a.png", "b.png");
    const [a = 0, b = 0] = heldIds(editor);
    const other = await createCategoria();
    await db.medioUso.create({ data: { medio_id: b, categoria_id: other.id, orden: 1 } });
    await admin.submit(await admin.visit(`${path}/${id}/eliminar`), "form[data-part=confirm]");
    expect(await db.medio.findMany({ where: { id: { in: [a, b] } }, select: { id: true } })).toEqual([{ id: b }]);
    const { clave } = await db.medio.findUniqueOrThrow({ where: { id: b } });
    expect(storedKeys()).toContain(clave);
  });
});
