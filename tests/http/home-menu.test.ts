import { beforeEach, describe, expect, it } from "vitest";
import { contentVersion } from "../support/factories";
import { whileRefused } from "../support/faults";
import { press } from "../support/lista-orden";
import { fieldError, links, part, text, texts, toast } from "../support/reading";
import { db, signedIn, Visitor } from "../support/site";

const admin = await signedIn();
const path = "/admin/home";
const menu = 'header nav[aria-label="Principal"]';

beforeEach(async () => {
  await db.menuItem.deleteMany();
  for (const [index, nombre] of ["Inicio", "Catálogo", "Nosotros", "Contacto"].entries()) {
    const slug = ["inicio", "catalogo", "nosotros", "contacto"][index] ?? "";
    await db.menuItem.create({ data: { nombre, slug, orden: index + 1 } });
  }
});

const item = (nombre: string) => db.menuItem.findFirstOrThrow({ where: { nombre } });

async function save(nombre: string, typed: Record<string, string | null>) {
  const { id } = await item(nombre);
  return { form: `#f-menu-${id}`, page: await admin.submit(await admin.visit(path), `#f-menu-${id}`, typed) };
}

async function siteMenu(): Promise<[string, string][]> {
  return links(await new Visitor().visit("/nosotros"), `${menu} > ul > li > a`);
}

describe("a menu entry", () => {
  it("is renamed, gets another address, and is on the site at once", async () => {
    const before = await contentVersion();
    const { page } = await save("Nosotros", { nombre: "La empresa", slug: "/nosotros" });
    expect([toast(page), await contentVersion()]).toEqual(["Elemento del menú actualizado", before + 1]);
    expect(await siteMenu()).toContainEqual(["La empresa", "/nosotros"]);
  });

  it("that is switched off leaves the site's menu, and stays in the list", async () => {
    const { page } = await save("Contacto", { activo: null });
    expect(toast(page)).toBe("Elemento del menú actualizado");
    expect((await siteMenu()).map(([nombre]) => nombre)).not.toContain("Contacto");
    const { id } = await item("Contacto");
    expect(part(page, `#f-menu-${id}`).$("[name=activo]")?.hasAttribute("checked")).toBe(false);
  });

  it("without a name is refused beside the field, and nothing of the other rows changes", async () => {
    const { page, form } = await save("Nosotros", { nombre: " ", slug: "nosotros" });
    expect([page.status, fieldError(part(page, form), "nombre")]).toEqual([400, "El nombre es requerido"]);
    expect(page.$$(".filas .err")).toHaveLength(1);
  });

  it.each([
    ["admin", "La ruta «admin» está reservada por el sitio"],
    ["/Media/", "La ruta «media» está reservada por el sitio"],
    ["robots.txt", "La ruta «robots.txt» está reservada por el sitio"],
    ["admin/productos", "La ruta «admin» está reservada por el sitio"],
    ["producto", "La ruta «producto» está reservada por el sitio"],
    ["javascript:alert(1)", "La ruta solo puede tener letras sin tilde, números, guiones y barras"],
    ["dos palabras", "La ruta solo puede tener letras sin tilde, números, guiones y barras"],
    ["https://", "Escriba la dirección completa, sin espacios"],
  ])("cannot lead to %j", async (slug, message) => {
    const { page, form } = await save("Nosotros", { slug });
    expect([page.status, fieldError(part(page, form), "slug")]).toEqual([400, message]);
    expect(part(page, form).$("[name=slug]")?.getAttribute("value")).toBe(slug);
    expect((await item("Nosotros")).slug).toBe("nosotros");
  });

  it.each([
    ["", "/"],
    ["inicio", "/"],
    ["contacto", "/contacto"],
    ["/amortiguadores/traseros", "/amortiguadores/traseros"],
    ["buscar", "/buscar"],
    ["producto/GL-4001", "/producto/gl-4001"],
    ["https://ejemplo.com/x", "https://ejemplo.com/x"],
    ["www.ejemplo.com", "https://www.ejemplo.com"],
    ["mailto:a@ejemplo.com", "mailto:a@ejemplo.com"],
  ])("with the address %j leads to %j", async (slug, href) => {
    const { page } = await save("Nosotros", { slug });
    expect(toast(page)).toBe("Elemento del menú actualizado");
    expect(await siteMenu()).toContainEqual(["Nosotros", href]);
  });

  it("that somebody else saved first is a conflict that shows both and loses nothing", async () => {
    const { id } = await item("Nosotros");
    const luis = await signedIn();
    const stale = await luis.visit(path);
    await save("Nosotros", { nombre: "De Ana" });
    const conflict = await luis.submit(stale, `#f-menu-${id}`, { nombre: "De Luis" });
    expect([conflict.status, texts(conflict, ".guardado")]).toEqual([409, [expect.stringContaining("De Ana")]]);
    expect(part(conflict, `#f-menu-${id}`).$("[name=nombre]")?.getAttribute("value")).toBe("De Luis");
    expect(toast(await luis.submit(conflict, `#f-menu-${id}`))).toBe("Elemento del menú actualizado");
  });

  it("that the database refuses is told as not saved", async () => {
    const { page, form } = await whileRefused("UPDATE", "menu_principal", () =>
      save("Nosotros", { nombre: "Perdido" }),
    );
    expect([page.status, text(page, ".resumen")]).toEqual([
      500,
      expect.stringContaining("Error al actualizar el elemento del menú"),
    ]);
    expect(part(page, form).$("[name=nombre]")?.getAttribute("value")).toBe("Perdido");
  });

  it("that is not there any more answers 404", async () => {
    expect((await admin.post(`${path}?bloque=menu-99999`, { nombre: "X", revision: "1" })).status).toBe(404);
  });
});

describe("the catalogue's entry", () => {
  it("is marked, and only it", async () => {
    const page = await admin.visit(path);
    expect(texts(page, ".filas .flexible label .estado")).toEqual(["(Catálogo) (Flexible)"]);
    expect(page.$$(".filas li").filter((row) => row.textContent.includes("(Catálogo)"))).toHaveLength(1);
    expect(page.text).toContain("La ruta /catalogo siempre funciona.");
  });

  it.each([
    ["Productos", "catalogo"],
    ["Catálogo 2030", "tienda"],
    ["Todas las categorías", "todo"],
  ])("called %j at %j keeps its list of categories", async (nombre, slug) => {
    const { page } = await save("Catálogo", { nombre, slug });
    expect(toast(page)).toBe("Elemento del menú actualizado");
    const site = await new Visitor().visit("/nosotros");
    expect(text(site, `${menu} summary`)).toContain(nombre);
    expect((await new Visitor().visit(`/${slug}`)).path).toBe("/catalogo");
    expect((await new Visitor().visit("/catalogo")).status).toBe(200);
  });

  it.each([
    ["Tienda", "tienda", "Deje «catálogo» en el nombre o «catalogo» en la ruta: así el sitio lo reconoce"],
    ["Catálogo", "nosotros", "La ruta «nosotros» está reservada por el sitio"],
    ["Catálogo", "amortiguadores", "La ruta «amortiguadores» es la de la categoría «Amortiguadores»"],
    ["Catálogo", "https://ejemplo.com", "La ruta del catálogo es una sola palabra, como «catalogo»"],
  ])("cannot be called %j at %j", async (nombre, slug, message) => {
    const { page, form } = await save("Catálogo", { nombre, slug });
    expect([page.status, fieldError(part(page, form), "slug")]).toEqual([400, message]);
    expect(await item("Catálogo")).toMatchObject({ slug: "catalogo", revision: 1 });
  });
});

describe("the order of the menu", () => {
  it("is changed with buttons, numbered from 1, and the site's at once", async () => {
    const page = await press(admin, await admin.visit(path), "Bajar Nosotros");
    expect(toast(page)).toBe("Orden del menú actualizado");
    const rows = await db.menuItem.findMany({ orderBy: { orden: "asc" } });
    expect(rows.map(({ nombre, orden }) => [nombre, orden])).toEqual([
      ["Inicio", 1],
      ["Catálogo", 2],
      ["Contacto", 3],
      ["Nosotros", 4],
    ]);
    const shown = (await siteMenu()).map(([nombre]) => nombre);
    expect(shown.indexOf("Contacto")).toBeLessThan(shown.indexOf("Nosotros"));
  });

  it("has no way up from the first nor down from the last", async () => {
    const disabled = texts(await admin.visit(path), ".filas button[disabled]");
    expect(disabled).toEqual(["Subir Inicio", "Bajar Contacto"]);
  });

  it("is not changed from a list that is stale, nor when the database refuses", async () => {
    const stale = await admin.visit(path);
    await db.menuItem.create({ data: { nombre: "Nuevo", slug: "nuevo", orden: 9 } });
    expect(toast(await press(admin, stale, "Bajar Inicio"))).toMatch(/^ErrorLa lista cambió/);
    const page = await admin.visit(path);
    const after = await whileRefused("UPDATE", "menu_principal", () => press(admin, page, "Bajar Inicio"));
    expect(toast(after)).toBe("ErrorError al reordenar el menú");
    expect((await item("Inicio")).orden).toBe(1);
  });

  it("does not make a row that is being edited a conflict", async () => {
    const { id } = await item("Nosotros");
    const open = await admin.visit(path);
    await press(admin, await admin.visit(path), "Bajar Inicio");
    expect((await admin.submit(open, `#f-menu-${id}`, { nombre: "Quiénes somos" })).status).toBe(200);
  });

  it("of a menu without entries says so", async () => {
    await db.menuItem.deleteMany();
    expect((await admin.visit(path)).text).toContain("No hay elementos en el menú");
    expect((await new Visitor().visit("/")).status).toBe(200);
  });
});
