import { describe, expect, it } from "vitest";
import { createSubcategoria, productoFields } from "../../support/content/factories";
import { sendForm } from "../../support/content/uploads";
import { picture } from "../../support/files/files";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, purgeExpired, signedIn } from "../../support/site/site";

const admin = await signedIn();
const editor = "form[data-part=editor]";
const twice = "El formulario llegó dos veces y se guardó una sola vez.";
const beneficio = { icono: "50+", titulo: "Una sola vez", descripcion: "Sale hoy", orden: "7" };
const beneficios = (titulo: string) => db.beneficioHome.findMany({ where: { titulo }, orderBy: { id: "asc" } });

/** Another file of the same size, still a picture: its last byte, which decoders do not read, differs. */
function otherPixels(bytes: Buffer): Buffer {
  const other = Buffer.from(bytes);
  other[other.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return other;
}

describe("a form of the back office that comes twice", () => {
  it("creates one row, also both at once, and the second press leads to it (ADM §3, ADM §8)", async () => {
    const page = await admin.visit("/admin/beneficios/nuevo?lista=q%3Dvez");
    const both = await Promise.all([admin.submit(page, editor, beneficio), admin.submit(page, editor, beneficio)]);
    const [row, ...others] = await beneficios(beneficio.titulo);
    expect(others).toEqual([]);
    const paths = ["/admin/beneficios?q=vez", `/admin/beneficios/${row?.id}?lista=q%3Dvez`];
    expect(both.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    const again = await admin.submit(page, editor, beneficio);
    expect([again.path, toast(again)]).toEqual([paths[1], `Beneficio creado ${twice}`]);
    expect(text(again, "h1")).toBe(beneficio.titulo);
  });

  it("is another one once something in it was changed, or its row is gone", async () => {
    const page = await admin.visit("/admin/beneficios/nuevo");
    for (const titulo of ["Ida", "Vuelta"]) {
      const list = await admin.submit(page, editor, { ...beneficio, titulo });
      expect([list.path, toast(list)]).toEqual(["/admin/beneficios", "Beneficio creado"]);
    }
    await db.beneficioHome.deleteMany({ where: { titulo: "Vuelta" } });
    expect((await admin.submit(page, editor, { ...beneficio, titulo: "Vuelta" })).path).toBe("/admin/beneficios");
    expect([await beneficios("Ida"), await beneficios("Vuelta")].map((rows) => rows.length)).toEqual([1, 1]);
  });

  it("saves a row once: whoever saved it meets no conflict with themselves", async () => {
    const { id } = await db.beneficioHome.create({ data: { ...beneficio, titulo: "Antes", orden: 7 } });
    const page = await admin.visit(`/admin/beneficios/${id}`);
    const list = await admin.submit(page, editor, { titulo: "Después" });
    expect([list.path, toast(list)]).toEqual(["/admin/beneficios", "Beneficio actualizado"]);
    expect(await db.beneficioHome.findUnique({ where: { id } })).toMatchObject({ titulo: "Después", revision: 2 });
    // Nothing is done now, and nothing else is said: the row may be another person's since.
    await admin.submit(await admin.visit(`/admin/beneficios/${id}`), editor, { titulo: "De otra persona" });
    const again = await admin.submit(page, editor, { titulo: "Después" });
    expect([again.path, toast(again), fieldValue(again, "titulo")]).toEqual([
      `/admin/beneficios/${id}`,
      "Ya se había guardado El formulario llegó dos veces. Así está el registro ahora.",
      "De otra persona",
    ]);
    // The same form on another row is another save.
    const other = await db.beneficioHome.create({ data: { ...beneficio, titulo: "Otro", orden: 8 } });
    page.$(editor)?.setAttribute("action", `/admin/beneficios/${other.id}`);
    expect(toast(await admin.submit(page, editor, { titulo: "Después" }))).toBe("Beneficio actualizado");
    expect(await db.beneficioHome.findUnique({ where: { id: other.id } })).toMatchObject({ titulo: "Después" });
    page.$(editor)?.setAttribute("action", `/admin/beneficios/${id}`);
    expect((await admin.submit(page, editor, { titulo: "Otra vez" })).status).toBe(409);
  });

  it.each([
    ["/admin/configuracion", editor, "lema", "Configuración guardada"],
    ["/admin/home", "#f-banner", "titulo", "Banner actualizado correctamente"],
    ["/admin/home", "#f-categorias", "titulo", "Bloque de categorías actualizado"],
    ["/admin/home", "#f-cta", "titulo", "Llamado a la acción actualizado"],
    ["/admin/home", "#f-footer", "descripcion", "Éxito Contenido del footer actualizado correctamente"],
  ])("saves what there is one of once: %s, %s (ADM §3)", async (address, form, name, said) => {
    const page = await admin.visit(address);
    const lines = await db.auditoria.count();
    const first = await admin.submit(page, form, { [name]: "Dos veces" });
    expect([first.path, toast(first)]).toEqual([expect.stringContaining(address), said]);
    expect(await db.auditoria.count()).toBe(lines + 1);
    // Another person's is not taken for one's own.
    await admin.submit(await admin.visit(address), form, { [name]: "De otra persona" });
    const second = await admin.submit(page, form, { [name]: "Dos veces" });
    expect([second.path, toast(second)]).toEqual([
      expect.stringContaining(address),
      expect.stringMatching(/^Ya se había guardado/),
    ]);
    expect(second.$(form)?.outerHTML).toContain("De otra persona");
    expect(await db.auditoria.count()).toBe(lines + 2);
    expect((await admin.submit(page, form, { [name]: "Otra vez" })).status).toBe(409);
  });

  it("with files and rows of its own leads to the product, not to a code that is taken (ADM §3, ADM §4 Products)", async () => {
    const page = await admin.visit("/admin/productos/nuevo");
    const bytes = await picture("png");
    const files = [{ nombre: "uno.png", bytes }];
    const typed = productoFields(await createSubcategoria(), { codigo: "DOBLE-1" });
    const paths = [];
    const stored = await db.medio.count();
    for (const _ of [1, 2]) paths.push((await sendForm(admin, page, { typed, files })).path);
    const { id, medio_id } = await db.producto.findFirstOrThrow({ where: { codigo: "DOBLE-1" } });
    expect([...paths, medio_id]).toEqual(["/admin/productos", `/admin/productos/${id}`, expect.any(Number)]);
    expect(await db.medio.count()).toBe(stored + 1);
    // The same texts with another picture, of the same name and size, are another category.
    const nueva = await admin.visit("/admin/categorias/nuevo");
    await sendForm(admin, nueva, { typed: { nombre: "Doble", descripcion: "x" }, files });
    const other = await sendForm(admin, nueva, {
      typed: { nombre: "Doble", descripcion: "x" },
      files: [{ nombre: "uno.png", bytes: otherPixels(bytes) }],
    });
    expect([other.status, other.text]).toEqual([400, expect.stringContaining("Ya existe")]);
  });

  it("beside others on one screen is created once, and known for a day", async () => {
    const page = await admin.visit("/admin/home?enlace=nuevo");
    for (const _ of [1, 2]) {
      const list = await admin.submit(page, "#f-enlace", { nombre: "Doble", url: "/doble" });
      expect(toast(list)).toBe("Enlace creado correctamente");
      expect(texts(list, "#enlaces tbody th").filter((nombre) => nombre === "Doble")).toHaveLength(1);
    }
    const known = await db.formularioGuardado.count();
    const where = { clave: { startsWith: "enlaces " } };
    await db.formularioGuardado.updateMany({ where, data: { vence_at: new Date(Date.now() - 1) } });
    await purgeExpired();
    expect(await db.formularioGuardado.count()).toBe(known - 1);
  });
});
