import { describe, expect, it } from "vitest";
import { mensaje, shownKey } from "../../support/content/contacto-datos";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { owner } from "../../support/db/owner";
import { fieldError } from "../../support/site/reading";
import { db, signedIn, Visitor } from "../../support/site/site";
import { sendForm } from "../../support/content/uploads";
import { confirm, sendLines } from "../../support/content/tablas";

const ana = await signedIn();
const INVISIBLE = "\u200B\u2060\u00AD\u{E0041}\u202E\uFE0F\u3164\u2800";
const confirmed = { password_actual: owner.password, revision: "0" };
const subcategoria = await createSubcategoria();

describe("a name that shows nothing", () => {
  it.each([
    ["/admin/categorias/nuevo", "nombre", "El nombre es requerido", { descripcion: "x" }],
    ["/admin/subcategorias/nuevo", "nombre", "El nombre es requerido", { categoria_id: "1" }],
    ["/admin/productos/nuevo", "nombre", "El nombre es requerido", productoFields(subcategoria)],
    ["/admin/beneficios/nuevo", "titulo", "El título es requerido", { descripcion: "x" }],
    ["/admin/administradores/nuevo", "nombre", "El nombre es requerido", { email: "x@ejemplo.com" }],
    ["/admin/cuenta", "nombre", "El nombre es requerido", {}],
  ])("is missing at %s, and nothing is saved", async (path, field, message, typed) => {
    const before = await db.auditoria.count();
    const page = await ana.follow(await ana.post(path, { ...typed, ...confirmed, [field]: INVISIBLE }), path);
    expect([page.status, fieldError(page, field)]).toEqual([400, message]);
    expect(await db.auditoria.count()).toBe(before);
  });

  it("is missing in the contact form too", async () => {
    const typed = { ...mensaje, idempotencia: shownKey(), sitio_web: "", nombre: INVISIBLE.repeat(3) };
    const visitor = new Visitor();
    const page = await visitor.follow(await visitor.post("/contacto", typed), "/contacto");
    expect([page.status, fieldError(page, "nombre")]).toEqual([400, expect.stringContaining("obligatorio")]);
  });
});

describe("what nobody sees in a name", () => {
  it("makes no second one that looks the same", async () => {
    const page = await sendForm(ana, await ana.visit("/admin/categorias/nuevo"), {
      typed: { nombre: "Fer\u200Brete\u00ADría\u202E", descripcion: "x" },
    });
    expect(fieldError(page, "nombre")).toBe("Ya existe la categoría «Ferretería»");
  });

  it("is not stored, from forms nor from files; an emoji is", async () => {
    const { id } = await createProducto({ subcategoria });
    const editor = await ana.visit(`/admin/productos/${id}`);
    await ana.submit(editor, "form[data-part=editor]", { nombre: "Per\u200Bno\uFE0F 👨🏽‍🔧" });
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).nombre).toBe("Perno 👨🏽‍🔧");
    const { nombre, categoria } = subcategoria;
    await confirm(ana, await sendLines(ana, `IN-\u200B1;Tuer\u00ADca;${categoria.nombre};${nombre};;`));
    expect(await db.producto.findFirst({ where: { nombre: "Tuerca" } })).toMatchObject({ codigo: "IN-1" });
  });
});
