import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { signInAs } from "../../support/content/admins";
import { createMedio } from "../../support/content/archivos";
import { createProducto, createSubcategoria, productoFields } from "../../support/content/factories";
import { createMarca } from "../../support/content/vehiculos";
import { owner } from "../../support/db/owner";
import { fieldValue, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn, type Visitor } from "../../support/site/site";

const path = "/admin/productos";
const marcas = "/admin/vehiculos/marcas";
const editor = "form[data-part=editor]";
const nota = "Recuperamos lo que había escrito";

beforeEach(async () => {
  await db.borrador.deleteMany();
});

const endSessions = () => db.adminSession.deleteMany();

/** What comes of the login form that a page shows. */
async function enter(visitor: Visitor, login: Page, who: { email: string; password: string } = owner) {
  return visitor.submit(login, "form", { email: who.email, password: who.password });
}

describe("a form posted after the session is over", () => {
  it("is there again after signing in, exactly as typed, with nothing saved yet", async () => {
    const ana = await signedIn();
    const { id, nombre, revision } = await createProducto({ descripcion: "Antes" });
    const editor = await ana.visit(`${path}/${id}?lista=q%3Dperno`);
    await endSessions();
    const typed = { nombre: 'Perno "50%" <b>ñ</b>', descripcion: "Línea 1\nLínea 2 &amp; 🔧", visible: null };
    const login = await ana.submit(editor, "form[data-part=editor]", typed);
    expect(login.path).toBe(`/admin/login?volver=${encodeURIComponent(`${path}/${id}?lista=q%3Dperno`)}`);
    expect(text(login, "[role=alert]")).toBe(
      "Su sesión había terminado Ingrese de nuevo: lo que envió está a salvo, todavía sin guardar.",
    );
    expect(login.html).not.toContain("50%");
    const back = await enter(ana, login);
    expect([back.status, back.path]).toEqual([200, `${path}/${id}?lista=q%3Dperno`]);
    expect(back.text).toContain(nota);
    expect(fieldValue(back, "nombre")).toBe(typed.nombre);
    expect(back.$("main textarea")?.textContent.replaceAll("&amp;amp;", "&amp;")).toContain("Línea 2 &amp; 🔧");
    expect(back.$("[name=visible]")?.hasAttribute("checked")).toBe(false);
    const row = await db.producto.findUniqueOrThrow({ where: { id } });
    expect([row.nombre, row.revision]).toEqual([nombre, revision]);
    const saved = await ana.submit(back, "form[data-part=editor]");
    expect(toast(saved)).toContain("Producto actualizado");
    expect(await db.producto.findUniqueOrThrow({ where: { id } })).toMatchObject({
      nombre: typed.nombre,
      descripcion: typed.descripcion,
      visible: false,
    });
    expect((await ana.visit(`${path}/${id}`)).text).not.toContain(nota);
  });

  it("is there for a new row too, and when the session had only run out", async () => {
    const ana = await signedIn();
    const fields = productoFields(await createSubcategoria(), { nombre: "Perno por crear" });
    const form = await ana.visit(`${path}/nuevo`);
    await db.adminSession.updateMany({ data: { expires_at: new Date(Date.now() - 1) } });
    const back = await enter(ana, await ana.submit(form, "form[data-part=editor]", fields));
    expect([fieldValue(back, "nombre"), fieldValue(back, "codigo")]).toEqual(["Perno por crear", fields.codigo]);
    expect(fieldValue(back, "subcategoria_id")).toBe(fields.subcategoria_id);
    expect(await db.producto.count({ where: { nombre: "Perno por crear" } })).toBe(0);
    expect(toast(await ana.submit(back, "form[data-part=editor]"))).toContain("Producto creado");
  });

  it("of each of two tabs is kept: the last one first, the other once this one is saved", async () => {
    const ana = await signedIn();
    const [one, other] = [await ana.visit(`${path}/nuevo`), await ana.visit(`${path}/nuevo`)];
    const fields = productoFields(await createSubcategoria(), { nombre: "Segunda pestaña" });
    await endSessions();
    await ana.submit(one, "form[data-part=editor]", { nombre: "Primera pestaña" });
    await ana.submit(one, "form[data-part=editor]", { nombre: "Primera pestaña, otra vez" });
    const back = await enter(ana, await ana.submit(other, "form[data-part=editor]", fields));
    expect([fieldValue(back, "nombre"), await db.borrador.count()]).toEqual(["Segunda pestaña", 2]);
    expect(back.text).toContain("Hay otro formulario recuperado de esta pantalla");
    expect(toast(await ana.submit(back, "form[data-part=editor]"))).toContain("Producto creado");
    const next = await ana.visit(`${path}/nuevo`);
    expect(fieldValue(next, "nombre")).toBe("Primera pestaña, otra vez");
    expect(next.text).not.toContain("Hay otro");
  });

  it("is not forgotten with another: not by a form that is refused, sent twice, or never was this draft", async () => {
    const ana = await signedIn();
    const open = () => ana.visit(`${marcas}/nuevo`);
    const [one, other, third] = [await open(), await open(), await open()];
    await endSessions();
    const [taken, name] = [(await createMarca()).nombre, `Marca ${randomUUID()}`];
    await Promise.all([ana.submit(one, editor, { nombre: "Primera" }), ana.submit(other, editor, { nombre: taken })]);
    await ana.submit(other, editor, { nombre: taken });
    await signInAs(ana);
    const drafts = () => db.borrador.count();
    expect(await drafts()).toBe(2);
    const refused = await ana.submit(await open(), editor);
    expect([refused.status, fieldValue(refused, "nombre"), await drafts()]).toEqual([400, taken, 2]);
    expect(refused.text).toContain("Hay otro formulario recuperado");
    const unrelated = await ana.submit(third, editor, { nombre: "" });
    expect([unrelated.status, unrelated.text.includes(nota), await drafts()]).toEqual([400, false, 2]);
    expect(toast(await ana.submit(unrelated, editor, { nombre: `${name} B` }))).toBe("Marca creada");
    expect(await drafts()).toBe(2);
    for (let time = 0; time < 2; time += 1)
      expect((await ana.submit(refused, editor, { nombre: name })).path).toMatch(/^\/admin\/vehiculos\/marcas/);
    const left = await open();
    expect([fieldValue(left, "nombre"), await drafts(), left.text.includes("Hay otro")]).toEqual(["Primera", 1, false]);
    expect(toast(await ana.submit(one, editor, { nombre: `${name} C` }))).toBe("Marca creada");
    expect(await drafts()).toBe(0);
  });

  it("does not stand under the note of another product that is duplicated next", async () => {
    const ana = await signedIn();
    const [one, other] = [await createProducto(), await createProducto()];
    const form = await ana.visit(`${path}/nuevo?duplicar=${one.id}`);
    await endSessions();
    await enter(ana, await ana.submit(form, "form[data-part=editor]", { nombre: "Duplicado por guardar" }));
    const next = await ana.visit(`${path}/nuevo?duplicar=${other.id}`);
    expect([texts(next, "main [data-part=note] b"), fieldValue(next, "nombre")]).toEqual([
      [nota],
      "Duplicado por guardar",
    ]);
  });

  it("never overwrites unseen what somebody saved meanwhile", async () => {
    const [ana, luis] = [await signedIn(), await signedIn()];
    const { id } = await createProducto({ descripcion: "x" });
    const [mine, his] = [await ana.visit(`${path}/${id}`), await luis.visit(`${path}/${id}`)];
    await luis.submit(his, "form[data-part=editor]", { nombre: "De Luis" });
    await endSessions();
    const back = await enter(ana, await ana.submit(mine, "form[data-part=editor]", { nombre: "De Ana" }));
    const conflict = await ana.submit(back, "form[data-part=editor]");
    expect([conflict.status, fieldValue(conflict, "nombre")]).toEqual([409, "De Ana"]);
    expect(texts(conflict, "[data-part=saved]").join()).toContain("De Luis");
  });

  it("is still there after reloading, and until it is given up", async () => {
    const ana = await signedIn();
    const { id, nombre } = await createProducto({ descripcion: "x" });
    const editor = await ana.visit(`${path}/${id}`);
    await endSessions();
    await enter(ana, await ana.submit(editor, "form[data-part=editor]", { nombre: "Sin guardar" }));
    const again = await ana.visit(`${path}/${id}`);
    expect(fieldValue(again, "nombre")).toBe("Sin guardar");
    const given = await ana.submit(again, "form[action='/admin/borrador']");
    expect([given.path, fieldValue(given, "nombre")]).toEqual([`${path}/${id}`, nombre]);
    expect(given.text).not.toContain(nota);
  });

  it("with files of any size keeps the texts and says that files are to be chosen again", async () => {
    const ana = await signedIn();
    const { id } = await createProducto({ descripcion: "x" });
    await endSessions();
    const body = new FormData();
    for (const [name, value] of Object.entries({ nombre: "Con foto", revision: "1", editor: "editor" }))
      body.append(name, value);
    body.append("archivos", new File(["bytes"], "foto.png", { type: "image/png" }));
    body.append("archivos", new File([new Uint8Array(6 * 1024 * 1024)], "grande.png", { type: "image/png" }));
    body.append("descripcion", "Detrás de las fotos");
    await ana.fetch(`${path}/${id}`, { method: "POST", body, headers: ana.formHeaders });
    const back = await enter(ana, await ana.visit(`/admin/login?volver=${encodeURIComponent(`${path}/${id}`)}`));
    expect(fieldValue(back, "nombre")).toBe("Con foto");
    expect(back.$("main textarea[name=descripcion]")?.textContent.trim()).toBe("Detrás de las fotos");
    expect(back.text).toContain("Los archivos que había elegido no se conservan: elíjalos de nuevo.");
  });

  it("brings back the files that had been received, in their order and with their texts", async () => {
    const ana = await signedIn();
    const [una, otra] = [await createMedio(ana), await createMedio(ana)];
    const fields = productoFields(await createSubcategoria(), { nombre: "Perno con fotos" });
    await endSessions();
    const body = new FormData();
    const named = [otra, una].map(({ id }): [string, string] => ["medio[]", String(id)]);
    const rest = Object.entries({ ...fields, editor: "editor", [`alt-${una.id}`]: "Vista del perno" });
    for (const [name, value] of [...rest, ...named]) body.append(name, value);
    await ana.fetch(`${path}/nuevo`, { method: "POST", body, headers: ana.formHeaders });
    const back = await enter(ana, await ana.visit(`/admin/login?volver=${encodeURIComponent(`${path}/nuevo`)}`));
    const shown = [...back.$$("[name='medio[]']")].map((field) => field.getAttribute("value"));
    expect(shown).toEqual([String(otra.id), String(una.id)]);
    expect(fieldValue(back, `alt-${una.id}`)).toBe("Vista del perno");
  });

  it("stays while another form of its screen is sent, until its own is", async () => {
    const ana = await signedIn();
    const home = await ana.visit("/admin/home");
    await endSessions();
    await ana.submit(home, "form[aria-labelledby=titulo-f-banner]", { titulo: "Título de antes" });
    const back = await signInAs(ana);
    expect(back.path).toBe("/admin");
    const typed = async () => fieldValue(await ana.visit("/admin/home"), "titulo");
    expect(await typed()).toBe("Título de antes");
    await ana.post("/admin/home?bloque=enlaces", { intent: "activar", id: "1", revision: "1" });
    await ana.submit(home, "form[aria-labelledby=titulo-f-footer]", { descripcion: "" });
    expect(await typed()).toBe("Título de antes");
    await ana.submit(await ana.visit("/admin/home"), "form[aria-labelledby=titulo-f-banner]", { titulo: "Otro" });
    expect([await typed(), await db.borrador.count()]).toEqual(["Otro", 0]);
  });

  it("that no editor takes back can at least be read and copied", async () => {
    const ana = await signedIn();
    await endSessions();
    await ana.post("/admin", { intent: "guardar", nombre: "Nombre de una fila" });
    const back = await signInAs(ana);
    expect(text(back, "[data-part=recovered]")).toBe("NombreNombre de una fila");
    const gone = await ana.submit(back, "form[action='/admin/borrador']");
    expect(gone.$("[data-part=recovered]")).toBeNull();
  });
});

describe("a button of a list pressed after the session is over", () => {
  it("changes nothing; the login says so and leads back to the same list", async () => {
    const ana = await signedIn();
    const { id, codigo } = await createProducto();
    const list = await ana.visit(`${path}?q=${codigo}`);
    await endSessions();
    const login = await ana.submit(list, "tbody form", { intent: "ocultar" });
    expect(text(login, "[role=alert]")).toContain("repita la última acción: no se hizo");
    const back = await enter(ana, login);
    expect([back.path, texts(back, "tbody th")]).toEqual([`${path}?q=${codigo}`, [codigo]]);
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).visible).toBe(true);
  });
});

describe("a deletion confirmed after the session is over", () => {
  it("deletes nothing; the login says so and leads back to the question", async () => {
    const ana = await signedIn();
    const { id } = await createProducto();
    const question = await ana.visit(`${path}/${id}/eliminar?lista=q%3Dperno`);
    await endSessions();
    const login = await ana.submit(question, "form[data-part=confirm]");
    expect(text(login, "[role=alert]")).toBe("Su sesión había terminado Ingrese de nuevo: no se eliminó nada.");
    expect(await db.producto.count({ where: { id } })).toBe(1);
    const back = await enter(ana, login);
    expect([back.path, text(back, "main h1")]).toEqual([question.path, text(question, "main h1")]);
    expect(toast(await ana.submit(back, "form[data-part=confirm]"))).toContain("Producto eliminado");
  });
});

describe("a form that was refused", () => {
  it("is saved only over the row it was typed over: what somebody saved meanwhile is a conflict", async () => {
    const [ana, luis] = [await signedIn(), await signedIn()];
    const { id } = await createProducto({ descripcion: "x" });
    const [mine, his] = [await ana.visit(`${path}/${id}`), await luis.visit(`${path}/${id}`)];
    await luis.submit(his, "form[data-part=editor]", { nombre: "De Luis" });
    const refused = await ana.submit(mine, "form[data-part=editor]", { nombre: "" });
    expect(refused.status).toBe(400);
    expect((await ana.submit(refused, "form[data-part=editor]", { nombre: "De Ana" })).status).toBe(409);
    expect((await db.producto.findUniqueOrThrow({ where: { id } })).nombre).toBe("De Luis");
  });
});
