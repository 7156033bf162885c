import { beforeEach, describe, expect, it } from "vitest";
import { contentVersion } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { press } from "../../support/browser/lista-orden";
import { attribute, fieldError, fieldValue, links, part, text, texts, toast } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const path = "/admin/home";

beforeEach(async () => {
  await db.menuItem.deleteMany();
  await db.footerEnlace.deleteMany();
  await db.footerContacto.deleteMany();
  await db.menuItem.createMany({
    data: [
      { nombre: "Inicio", slug: "inicio", orden: 1 },
      { nombre: "Catálogo", slug: "catalogo", orden: 4 },
    ],
  });
  await db.footerContacto.create({ data: { tipo: "telefono", valor: "{telefono}", orden: 1 } });
});

/** Fills in what an "Agregar" link of the screen opens. */
async function add(lista: "elemento" | "enlace" | "contacto", typed: Record<string, string | null>): Promise<Page> {
  return admin.submit(await admin.visit(`${path}?${lista}=nuevo`), `#f-${lista}`, typed);
}

const confirm = async (question: Page) => admin.submit(question, "form[data-part=confirm]");
const siteMenu = async () => links(await new Visitor().visit("/nosotros"), "header nav[aria-label=Principal] a");
const siteContact = async () => texts(await new Visitor().visit("/"), "footer div > h2 + ul li");
const resumen = (page: Page) => text(page, "[data-part=summary]");

describe("an entry of the menu", () => {
  it("is added at the end, told, and on the site at once; its form is closed again", async () => {
    const list = await admin.visit(path);
    expect(links(list, "#menu header a")).toEqual([["Agregar Elemento", `${path}?elemento=nuevo#elemento`]]);
    const before = await contentVersion();
    const page = await add("elemento", { nombre: "Ferretería", slug: "/ferreteria" });
    expect([toast(page), await contentVersion()]).toEqual(["Elemento del menú creado", before + 1]);
    expect(page.$("#f-elemento")).toBeNull();
    expect(await db.menuItem.findMany({ where: { nombre: "Ferretería" } })).toMatchObject([
      { slug: "/ferreteria", orden: 5, activo: true },
    ]);
    expect((await siteMenu()).at(-1)).toEqual(["Ferretería", "/ferreteria"]);
    expect(texts(await admin.visit("/admin/auditoria"), "[data-part=historial] > li")[0]).toContain(
      "Creó · Menú: Ferretería",
    );
  });

  it.each([
    [{ nombre: " ", slug: "contacto" }, "nombre", "El nombre es requerido"],
    [{ nombre: "Panel", slug: "admin" }, "slug", "La ruta «admin» está reservada por el sitio"],
    [{ nombre: "Chat", slug: "javascript:alert(1)" }, "slug", /^La ruta solo puede tener/],
  ])("that is %j is refused beside its field, and what was typed stays", async (typed, field, message) => {
    const page = await add("elemento", typed);
    const form = part(page, "#f-elemento");
    expect([page.status, fieldError(form, field)]).toEqual([400, expect.stringMatching(message)]);
    expect(attribute(form, "[name=slug]", "value")).toBe(typed.slug);
    expect(await db.menuItem.count()).toBe(2);
  });

  it("that would be the catalogue cannot have an address that is a category's", async () => {
    await db.menuItem.deleteMany({ where: { slug: "catalogo" } });
    const page = await add("elemento", { nombre: "Catálogo", slug: "amortiguadores" });
    expect(fieldError(part(page, "#f-elemento"), "slug")).toBe(
      "La ruta «amortiguadores» es la de la categoría «Amortiguadores»",
    );
  });

  it("below the catalogue, or elsewhere, is never taken for the catalogue", async () => {
    await add("elemento", { nombre: "Amortiguadores", slug: "catalogo/amortiguadores" });
    await add("elemento", { nombre: "Catálogo de otra marca", slug: "https://ejemplo.com" });
    for (const nombre of ["Amortiguadores", "Catálogo de otra marca"])
      for (let places = 0; places < 3; places += 1) {
        const row = await db.menuItem.findFirstOrThrow({ where: { nombre } });
        if (row.orden > 1) await press(admin, await admin.visit(path), `Subir ${nombre}`);
      }
    expect(attribute(await admin.visit(path), "li[data-part=marked] form", "aria-label")).toBe(
      "Elemento del menú: Catálogo",
    );
    expect(await siteMenu()).toEqual(
      expect.arrayContaining([
        ["Amortiguadores", "/catalogo/amortiguadores"],
        ["Catálogo de otra marca", "https://ejemplo.com"],
      ]),
    );
    expect(text(await new Visitor().visit("/nosotros"), "header nav [popovertarget]")).toBe("Catálogo");
  });

  it("is deleted after a question", async () => {
    const { id } = await db.menuItem.findFirstOrThrow({ where: { nombre: "Inicio" } });
    const href = `${path}/menu/${id}/eliminar`;
    expect(links(await admin.visit(path), "#menu li a")).toContainEqual(["Eliminar Inicio del menú", href]);
    const question = await admin.visit(href);
    expect(text(question, "h1")).toBe('¿Está seguro de que desea eliminar el elemento del menú "Inicio"?');
    expect(question.text).not.toContain("Es el elemento del catálogo");
    expect(links(question, "form[data-part=confirm] a")).toEqual([["Cancelar", `${path}#menu`]]);
    const page = await confirm(question);
    expect([page.path, toast(page)]).toEqual([path, "Elemento del menú eliminado"]);
    expect((await siteMenu()).map(([nombre]) => nombre)).not.toContain("Inicio");
    expect((await admin.visit(href)).status).toBe(404);
    for (const lista of ["menu", "contactos", "banner", "constructor"])
      expect((await admin.visit(`${path}/${lista}/abc/eliminar`)).status).toBe(404);
  });

  it("that is the catalogue is deleted after saying what that comes to; the catalogue stays where it is", async () => {
    const { id } = await db.menuItem.findFirstOrThrow({ where: { nombre: "Catálogo" } });
    const question = await admin.visit(`${path}/menu/${id}/eliminar`);
    expect(question.text).toContain("Es el elemento del catálogo: sin él, el menú no muestra las categorías.");
    const page = await confirm(question);
    expect(page.text).toContain("Ningún elemento activo es el catálogo");
    expect(await siteMenu()).toEqual([["Inicio", "/"]]);
    expect((await new Visitor().visit("/catalogo")).status).toBe(200);
    await add("elemento", { nombre: "Catálogo", slug: "catalogo" });
    expect(text(await new Visitor().visit("/"), "#menu-catalogo")).toContain("Ver todas las categorías");
    expect((await admin.visit(path)).text).not.toContain("Ningún elemento activo es el catálogo");
  });

  it("that the database refuses is told as not saved or still there", async () => {
    const typed = { nombre: "Roto", slug: "roto" };
    const created = await whileRefused("INSERT", "menu_principal", () => add("elemento", typed));
    expect([created.status, resumen(created)]).toEqual([
      500,
      expect.stringContaining("Error al crear el elemento del menú"),
    ]);
    expect(attribute(created, "#f-elemento [name=nombre]", "value")).toBe("Roto");
    const { id } = await db.menuItem.findFirstOrThrow();
    const question = await admin.visit(`${path}/menu/${id}/eliminar`);
    const page = await whileRefused("DELETE", "menu_principal", () => confirm(question));
    expect(toast(page)).toBe("Error Error al eliminar el elemento del menú");
    expect(await db.menuItem.count()).toBe(2);
  });
});

describe("a line of the contact information", () => {
  it("is added at the end with its kind, told, and on the site at once", async () => {
    const list = await admin.visit(path);
    expect(links(list, "#contactos header a")).toEqual([["Agregar Información", `${path}?contacto=nuevo#contactos`]]);
    const page = await add("contacto", { tipo: "web", valor: "tienda.ejemplo.com" });
    expect(toast(page)).toBe("Información de contacto creada correctamente");
    expect(await db.footerContacto.findMany({ orderBy: { orden: "asc" } })).toMatchObject([
      { tipo: "telefono", orden: 1 },
      { tipo: "web", valor: "https://tienda.ejemplo.com", orden: 2, activo: true },
    ]);
    expect(await siteContact()).toEqual(["+57 601 555 0100", "https://tienda.ejemplo.com"]);
  });

  it.each([
    [{ tipo: "__seleccione__", valor: "x" }, "tipo", "El tipo es requerido"],
    [{ tipo: "fax", valor: "x" }, "tipo", "El tipo es requerido"],
    [{ tipo: "telefono", valor: " " }, "valor", "El valor es requerido"],
    [{ tipo: "email", valor: "no es" }, "valor", "Email inválido"],
    [{ tipo: "email", valor: "{telefono}" }, "valor", "Email inválido"],
    [{ tipo: "web", valor: "javascript:alert(1)" }, "valor", /^Escriba una dirección/],
  ])("that is %j is refused beside its field", async (typed, field, message) => {
    const page = await add("contacto", typed);
    const form = part(page, "#f-contacto");
    expect([page.status, fieldError(form, field)]).toEqual([400, expect.stringMatching(message)]);
    expect(attribute(form, "[name=valor]", "value")).toBe(typed.valor);
    expect(await db.footerContacto.count()).toBe(1);
  });

  it("may stand for the detail in the settings, and is shown as visitors read it", async () => {
    await add("contacto", { tipo: "email", valor: "{correo}" });
    expect(texts(await admin.visit(path), "#contactos td[data-r=Valor]")).toEqual([
      "+57 601 555 0100 (de Configuración)",
      "ventas@ejemplo.com (de Configuración)",
    ]);
    const { id } = await db.footerContacto.findFirstOrThrow({ where: { tipo: "email" } });
    const open = await admin.visit(`${path}?contacto=${id}`);
    expect(fieldValue(open, "valor")).toBe("{correo}");
    expect(open.text).toContain("{correo} muestra el dato de Configuración.");
  });

  it("of a kind that is there already has a name of its own", async () => {
    await add("contacto", { tipo: "telefono", valor: "+57 300 111 2233" });
    expect(texts(await admin.visit(path), "#contactos tbody th")).toEqual(["Teléfono", "Teléfono 2"]);
    const page = await press(admin, await admin.visit(path), "Activo: Teléfono 2");
    expect(toast(page)).toBe("Información de contacto actualizada correctamente");
    expect(await siteContact()).toEqual(["+57 601 555 0100"]);
  });

  it("is deleted after a question that names it as visitors read it", async () => {
    const { id } = await db.footerContacto.findFirstOrThrow();
    const href = `${path}/contactos/${id}/eliminar`;
    expect(links(await admin.visit(path), "#contactos tbody a")).toContainEqual(["Eliminar Teléfono", href]);
    const question = await admin.visit(href);
    expect(text(question, "h1")).toBe(
      '¿Está seguro de que desea eliminar la información de contacto "+57 601 555 0100"?',
    );
    const refused = await whileRefused("DELETE", "footer_contacto", () => confirm(question));
    expect(toast(refused)).toBe("Error No se pudo eliminar la información de contacto");
    const page = await confirm(question);
    expect(toast(page)).toBe("Información de contacto eliminada correctamente");
    expect(page.text).toContain("No hay información de contacto registrada");
    expect(texts(await new Visitor().visit("/"), "footer h2")).toEqual([]);
  });

  it("that the database refuses is told as not created, and what was typed stays", async () => {
    const typed = { tipo: "direccion", valor: "Calle 1" };
    const page = await whileRefused("INSERT", "footer_contacto", () => add("contacto", typed));
    expect([page.status, resumen(page)]).toEqual([
      500,
      expect.stringContaining("No se pudo crear la información de contacto"),
    ]);
    expect(attribute(page, "#f-contacto [name=valor]", "value")).toBe("Calle 1");
  });
});

describe("the order of the footer's lists", () => {
  it("is changed with buttons, numbered from 1, and the site's at once", async () => {
    await add("contacto", { tipo: "direccion", valor: "Calle 1" });
    expect(toast(await press(admin, await admin.visit(path), "Bajar Teléfono"))).toBe("Orden actualizado");
    expect(await siteContact()).toEqual(["Calle 1", "+57 601 555 0100"]);
    await db.footerEnlace.createMany({
      data: [
        { nombre: "Uno", url: "/1", orden: 3 },
        { nombre: "Dos", url: "/2", orden: 9 },
      ],
    });
    const stale = await admin.visit(path);
    expect(toast(await press(admin, stale, "Subir enlace Dos"))).toBe("Orden actualizado");
    const rows = await db.footerEnlace.findMany({ orderBy: { orden: "asc" } });
    expect(rows.map(({ nombre, orden }) => [nombre, orden])).toEqual([
      ["Dos", 1],
      ["Uno", 2],
    ]);
    expect(toast(await press(admin, stale, "Subir enlace Dos"))).toMatch(/^Error La lista cambió/);
  });

  it.each([
    ["orden", "menu-7"],
    ["enlaces", "fila-enlace-7"],
    ["contactos", "contacto-7"],
  ])("and the menu's (%s) leaves whoever has no scripts at the row that was moved", async (bloque, row) => {
    const moved = await admin.post(`${path}?bloque=${bloque}`, { intent: "mover", id: "7", posicion: "1", firma: "x" });
    expect(moved.headers.get("Location")).toMatch(new RegExp(`#${row}$`));
  });
});

describe("the lists are limited", () => {
  const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

  it("to 12 entries of the menu, also when two people add the last one at once", async () => {
    await db.menuItem.createMany({ data: twelve.slice(0, 9).map((n) => ({ nombre: `E${n}`, slug: "", orden: n })) });
    const open = await admin.visit(`${path}?elemento=nuevo`);
    const pages = await Promise.all([1, 2].map((n) => admin.submit(open, "#f-elemento", { nombre: `Último ${n}` })));
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = pages.find(({ status }) => status === 400) ?? open;
    expect(resumen(refused)).toContain("El menú admite hasta 12 elementos. Elimine uno para agregar otro.");
    const page = await admin.visit(path);
    expect([await db.menuItem.count(), links(page, "#menu header a")]).toEqual([12, []]);
    expect(text(page, "#menu")).toContain("El menú admite hasta 12 elementos: elimine uno para agregar otro.");
  });

  it("to 20 quick links and 12 contact lines", async () => {
    await db.footerContacto.createMany({
      data: twelve.slice(1).map((orden) => ({ tipo: "telefono", valor: `${orden}`, orden })),
    });
    await db.footerEnlace.createMany({
      data: [...twelve, ...twelve.slice(0, 8)].map((orden) => ({ nombre: `L${orden}`, url: "/", orden })),
    });
    const page = await admin.visit(path);
    expect(links(page, "#enlaces header a, #contactos header a")).toEqual([]);
    const enlace = await add("enlace", { nombre: "Uno más", url: "/" });
    expect(resumen(enlace)).toContain("El pie admite hasta 20 enlaces. Elimine uno para agregar otro.");
    const contacto = await add("contacto", { tipo: "telefono", valor: "1" });
    expect(resumen(contacto)).toContain("El pie admite hasta 12 datos de contacto.");
    expect([await db.footerEnlace.count(), await db.footerContacto.count()]).toEqual([20, 12]);
  });
});
