import { beforeEach, describe, expect, it } from "vitest";
import { createCategoria } from "../../support/content/factories";
import { whileRefused } from "../../support/db/faults";
import { press } from "../../support/browser/lista-orden";
import { fieldError, part, text, texts, toast } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";
import { sendForm } from "../../support/content/uploads";
import { admin, item, opener, path, resetMenu, save, siteMenu } from "../../support/content/menu";

beforeEach(resetMenu);

describe("the catalogue's entry", () => {
  it("is marked, and only it (ADM §2 Home)", async () => {
    const page = await admin.visit(path);
    expect(texts(page, "[data-part=rows] [data-part=marked] label[for$='-nombre'] > span")).toEqual([
      "(Catálogo) (Flexible)",
    ]);
    expect(page.$$("[data-part=rows] li").filter((row) => row.textContent.includes("(Catálogo)"))).toHaveLength(1);
    expect(page.text).toContain("La ruta /catalogo siempre funciona.");
  });

  it.each([
    ["Productos", "catalogo"],
    ["Catálogo 2030", "tienda"],
    ["Todas las categorías", "todo"],
  ])("called %j at %j keeps its list of categories (ADM §2 Home)", async (nombre, slug) => {
    const { page } = await save("Catálogo", { nombre, slug });
    expect(toast(page)).toBe("Elemento del menú actualizado");
    const site = await new Visitor().visit("/nosotros");
    expect(text(site, opener)).toContain(nombre);
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

describe("another entry that speaks of the catalogue", () => {
  const entry = (nombre: string, slug: string) => db.menuItem.create({ data: { nombre, slug, orden: 9 } });
  const question = async () => (await admin.visit(`/admin/home/menu/${(await item("Catálogo")).id}/eliminar`)).text;

  it("does not take its place at the address of another page, when the first one is switched off", async () => {
    await entry("Catálogo por vehículo", "vehiculos");
    expect(await question()).toContain("sin él, el menú no muestra las categorías");
    await save("Catálogo", { activo: null });
    expect((await new Visitor().visit("/catalogo")).status).toBe(200);
    expect((await new Visitor().visit("/vehiculos")).path).toBe("/vehiculos");
    expect(texts(await admin.visit(path), "[data-part=rows] [data-part=marked]")).toEqual([]);
    const { page } = await save("Catálogo por vehículo", { nombre: "Catálogo por carro" });
    expect(toast(page)).toBe("Elemento del menú actualizado");
  });

  it("takes its place when it is deleted, which the question says in place of a warning", async () => {
    await entry("Todas las categorías", "todas");
    const asked = await question();
    expect([asked.includes("El catálogo pasa a «Todas las categorías»."), asked.includes("sin él")]).toEqual([
      true,
      false,
    ]);
  });
});

describe("one address", () => {
  const newCategoria = (nombre: string) =>
    admin.post("/admin/categorias/nuevo", { nombre, descripcion: "x", revision: "0" });
  const taken = (nombre: string) => `La dirección /tienda es la del elemento del menú «${nombre}»: elija otro nombre`;

  it("is the catalogue's or a category's: a new category cannot take it, nor a renamed one", async () => {
    await save("Catálogo", { slug: "tienda" });
    const answer = await newCategoria("Tienda");
    expect(fieldError(await admin.follow(answer, "/admin/categorias/nuevo"), "nombre")).toBe(taken("Catálogo"));
    const editor = `/admin/categorias/${(await createCategoria()).id}`;
    const page = await sendForm(admin, await admin.visit(editor), { typed: { nombre: "Tiendá" } });
    expect([page.status, fieldError(page, "nombre")]).toEqual([400, taken("Catálogo")]);
    expect((await new Visitor().visit("/tienda")).path).toBe("/catalogo");
  });

  it("nor of an entry that comes to be the catalogue when another goes", async () => {
    await db.menuItem.create({ data: { nombre: "Catálogo de la tienda", slug: "tienda", orden: 9 } });
    const page = await admin.follow(await newCategoria("Tienda"), "/admin/categorias/nuevo");
    expect(fieldError(page, "nombre")).toBe(taken("Catálogo de la tienda"));
    await db.menuItem.deleteMany({ where: { slug: "tienda" } });
    await db.menuItem.create({ data: { nombre: "Todas las categorías", slug: "todas", orden: 9, activo: false } });
    const { page: saved, form } = await save("Todas las categorías", { slug: "amortiguadores" });
    expect(fieldError(part(saved, form), "slug")).toBe(
      "La ruta «amortiguadores» es la de la categoría «Amortiguadores»",
    );
  });

  it("that a category has left leads to the catalogue once the menu says so", async () => {
    const { id } = await createCategoria({ nombre: "Todo lo nuestro" });
    await sendForm(admin, await admin.visit(`/admin/categorias/${id}`), { typed: { nombre: "Lo nuestro" } });
    expect((await new Visitor().visit("/todo-lo-nuestro")).path).toBe("/lo-nuestro");
    await save("Catálogo", { slug: "todo-lo-nuestro" });
    expect((await new Visitor().visit("/todo-lo-nuestro")).path).toBe("/catalogo");
  });

  it("that both had before does not keep a category from being edited", async () => {
    const { id } = await createCategoria({ nombre: "Ambas" });
    await db.menuItem.updateMany({ where: { nombre: "Catálogo" }, data: { slug: "ambas" } });
    const page = await sendForm(admin, await admin.visit(`/admin/categorias/${id}`), {
      typed: { descripcion: "Otra" },
    });
    expect(toast(page)).toBe("Categoría actualizada Ambas");
  });
});

describe("the order of the menu", () => {
  it("is changed with buttons, numbered from 1, and the site's at once (ADM §3, ADM §4 Home, ADM §7 Tables, ADM §8 Home, ADM §9)", async () => {
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
    const disabled = texts(await admin.visit(path), "[data-part=rows] button[disabled]");
    expect(disabled).toEqual(["Subir Inicio", "Bajar Contacto"]);
  });

  it("is not changed from a list that is stale, nor when the database refuses (ADM §7 Tables, ADM §8 Home)", async () => {
    const stale = await admin.visit(path);
    await db.menuItem.create({ data: { nombre: "Nuevo", slug: "nuevo", orden: 9 } });
    expect(toast(await press(admin, stale, "Bajar Inicio"))).toMatch(/^Error La lista cambió/);
    const page = await admin.visit(path);
    const after = await whileRefused("UPDATE", "menu_principal", () => press(admin, page, "Bajar Inicio"));
    expect(toast(after)).toBe("Error Error al reordenar el menú");
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
