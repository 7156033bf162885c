import { beforeEach, describe, expect, it } from "vitest";
import { whileMissing } from "../../support/db/faults";
import { links, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const wide = "header nav[aria-label=Principal]";
const dropdown = "#menu-catalogo";
const drawer = "#menu";
/** Entries that are links alone. */
const entradas = "> ul > li > a:not(:has(+ button))";

async function setMenu(items: [nombre: string, slug: string, activo?: boolean][]) {
  await db.menuItem.deleteMany();
  await db.menuItem.createMany({
    data: items.map(([nombre, slug, activo = true], index) => ({ nombre, slug, activo, orden: index + 1 })),
  });
}

describe("the header's menu", () => {
  beforeEach(async () => {
    await setMenu([
      ["Inicio", "inicio"],
      ["Catálogo", "catalogo"],
      ["Nosotros", "/nosotros/"],
      ["Contacto", "contacto"],
    ]);
  });

  it("shows the entries of the database in their order, 'inicio' leading home (PUB §1, PUB §2 Navbar)", async () => {
    const page = await visitor.visit("/nosotros");
    expect(links(page, `${wide} ${entradas}`)).toEqual([
      ["Inicio", "/"],
      ["Nosotros", "/nosotros"],
      ["Contacto", "/contacto"],
    ]);
    expect(texts(page, `${wide} li > a[aria-current=page]`)).toEqual(["Nosotros"]);
  });

  it.each(["/catalogo", "/ferreteria", "/ferreteria/pernos", "/producto/PM-4104", "/vehiculos", "/vehiculos/renault"])(
    "marks the catalogue as the place of %s (PUB §2 Navbar)",
    async (path) => {
      const page = await visitor.visit(path);
      expect([page.status, texts(page, `${wide} li > button[aria-current=true]`)]).toEqual([200, ["Catálogo"]]);
    },
  );

  it("follows a rename, a switch and a new order at the next request (PUB §3, PUB §7)", async () => {
    await visitor.visit("/");
    await db.menuItem.updateMany({ where: { slug: "contacto" }, data: { nombre: "Escríbanos", orden: 0 } });
    await db.menuItem.updateMany({ where: { slug: "/nosotros/" }, data: { activo: false } });
    const page = await visitor.visit("/");
    expect(texts(page, `${wide} ${entradas}`)).toEqual(["Escríbanos", "Inicio"]);
    expect(texts(page, `${drawer} > nav ${entradas}`)).toEqual(["Escríbanos", "Inicio", "Catálogo"]);
  });

  it("drops down all categories and the way to the whole catalogue (PUB §2 Navbar)", async () => {
    const page = await visitor.visit("/");
    const categorias = await db.categoria.findMany({ orderBy: { orden: "asc" } });
    expect(texts(page, `${wide} li > button`)).toEqual(["Catálogo"]);
    expect(links(page, `${dropdown} a`)).toContainEqual(["Ver todas las categorías", "/catalogo"]);
    const shown = links(page, `${dropdown} p > a`);
    expect(shown).toEqual(categorias.map(({ nombre, slug }) => [nombre, `/${slug}`]));
  });

  it("has every subcategory of every category (PUB §2 Navbar, PUB §3)", async () => {
    const found = new Set(links(await visitor.visit("/"), `${dropdown} a`).map(([, href]) => href));
    const rows = await db.subcategoria.findMany({ include: { categoria: true } });
    const missing = rows.map(({ slug, categoria }) => `/${categoria.slug}/${slug}`).filter((href) => !found.has(href));
    expect(missing).toEqual([]);
  });

  it("has the catalogue in the page once: in the drawer of narrow screens, which opens as dropdown on wide ones (PUB §2 Navbar)", async () => {
    const page = await visitor.visit("/");
    expect(page.$$("[popover] [popover]")).toEqual([]);
    expect(page.$$("header [popovertarget=menu]").length).toBe(2);
    const hrefs = links(page, `${drawer} a`).map(([, href]) => href);
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual(["/catalogo"]);
  });

  it("takes the first of several entries that speak of the catalogue; the others are plain links (DEC 11)", async () => {
    await setMenu([
      ["Categorías", "piezas"],
      ["Catálogo", "catalogo-2026"],
    ]);
    const page = await visitor.visit("/");
    expect(texts(page, `${wide} li > button`)).toEqual(["Categorías"]);
    expect(links(page, `${wide} ${entradas}`)).toEqual([["Catálogo", "/catalogo-2026"]]);
  });

  it("keeps the dropdown of a catalogue entry that was renamed and given another address (PUB §2 Navbar)", async () => {
    await setMenu([["Nuestras piezas", "mi-catalogo"]]);
    const page = await visitor.visit("/");
    expect(texts(page, `${wide} li > button`)).toEqual(["Nuestras piezas"]);
    expect(links(page, `${dropdown} a`)).toContainEqual(["Ver todas las categorías", "/catalogo"]);
  });

  it("is empty, not an error, when it has no entries or cannot be read (PUB §7, PUB §8, DEC 12)", async () => {
    await setMenu([]);
    for (const page of [await visitor.visit("/"), await whileMissing("menu_principal", () => visitor.visit("/"))]) {
      expect(page.status).toBe(200);
      expect(texts(page, `${wide} li`)).toEqual([]);
      expect(page.text).toContain("Hechas para encajar.");
    }
    expect((await visitor.visit("/catalogo")).status).toBe(200);
  });
});
