import { describe, expect, it } from "vitest";
import { inBuild } from "../../../scripts/vite/short-classes";
import { createCategoria, createProducto } from "../../support/content/factories";
import { attribute, links, text, texts } from "../../support/site/reading";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();

describe("the frame of every page", () => {
  it.each(["/", "/catalogo", "/amortiguadores", "/ferreteria/pernos", "/contacto", "/nosotros", "/buscar", "/zzz"])(
    "%s holds the navigation, the footer and the WhatsApp button (PUB §1, PUB §2 Footer, PUB §9)",
    async (path) => {
      const page = await visitor.visit(path);
      expect(page.$$("header nav[aria-label=Principal] a").length).toBeGreaterThan(3);
      expect(page.$$("#menu-catalogo a").length).toBeGreaterThan(7);
      expect(text(page, "footer")).toContain("Diseñamos, fabricamos y despachamos autopartes desde Cota");
      expect(page.$("footer a[href='/'] img")).not.toBeNull();
      const chat = new URL(attribute(page, "aside a", "href"));
      expect([chat.origin, chat.pathname]).toEqual(["https://wa.me", "/573005550100"]);
      expect(chat.searchParams.get("text")).toBe("Hola, me interesa conocer más sobre sus productos de autopartes.");
    },
  );

  it.each(["/", "/ferreteria", "/ferreteria/pernos", "/producto/PM-4104"])(
    "%s reads: a link to the content, a short header of plain links, the content, and only then the menus (PUB §2 Navbar)",
    async (path) => {
      const page = await visitor.visit(path);
      const before = page.$$("body a, h1, [popover] a, form[role=search]");
      const upToTitle = before.slice(
        0,
        before.findIndex(({ tagName }) => tagName === "H1"),
      );
      expect(upToTitle[0]?.getAttribute("href")).toBe("#contenido");
      expect(upToTitle.length).toBeLessThan(17);
      expect(upToTitle.filter((one) => one.closest("[popover]:not(#buscador)"))).toEqual([]);
      expect(links(page, "header nav a")).toEqual([
        ["Inicio", "/"],
        ["Catálogo", "/catalogo"],
        ["Nosotros", "/nosotros"],
        ["Contacto", "/contacto"],
      ]);
      expect(page.html.indexOf("</main>")).toBeLessThan(page.html.indexOf('id="menu-catalogo"'));
      const opened = page.$$("header [popovertarget]").map((button) => `#${button.getAttribute("popovertarget")}`);
      expect(opened).toEqual(["#menu", "#buscador", "#menu"]);
      for (const menu of opened) expect(page.$(menu)?.getAttribute("popover"), menu).toBe("auto");
      expect(attribute(page, "header a[href='#menu']", "class")).toContain(inBuild("popovers:hidden!"));
    },
  );

  it("calls every PDF button of the header 'Ver catálogo completo' while no banner names it (PUB §2 Navbar)", async () => {
    await db.bannerHome.deleteMany();
    const page = await visitor.visit("/nosotros");
    const names = new Set(texts(page, ":is(header, #menu) a[type='application/pdf']"));
    expect(names).toEqual(new Set(["Ver catálogo completo"]));
    expect(page.$$("#menu a[type='application/pdf']")).toHaveLength(1);
  });

  it.each([
    ["/", "[data-part=hero]", 200],
    ["/no/hay/nada", "main", 404],
    ["/nosotros", "header", 200],
  ])("%s has a search in its %s", async (path, place, status) => {
    const page = await visitor.visit(path);
    const form = page.$(`${place} form[role=search]`);
    expect([page.status, form?.getAttribute("action"), form?.getAttribute("method")]).toEqual([
      status,
      "/buscar",
      "get",
    ]);
    expect(form?.querySelector("input[name=q]")?.id).toBe(form?.querySelector("label")?.getAttribute("for"));
  });

  it("leads to mail and telephone from its first line (PUB §7 Outbound links)", async () => {
    const targets = links(await visitor.visit("/"), "header > div:first-child a").map(([, to]) => to);
    expect(targets).toEqual(["mailto:ventas@ejemplo.com", "tel:+576015550100"]);
  });

  it("takes a category that staff add into menu, grids and addresses (PUB §3)", async () => {
    const { nombre, slug } = await createCategoria();
    for (const path of ["/", "/catalogo"]) {
      const page = await visitor.visit(path);
      expect(links(page, "#menu-catalogo a")).toContainEqual([nombre, `/${slug}`]);
      expect(page.$$("[data-part=cards] > a").map((card) => card.getAttribute("href"))).toContain(`/${slug}`);
    }
    expect(text(await visitor.visit(`/${slug}`), "h1")).toBe(nombre);
  });
});

describe("the seven fixed categories", () => {
  it("have the ids, names, capital names and order of the specification (PUB §2 Catalogue page, PUB §3)", async () => {
    const rows = await db.categoria.findMany({ where: { fija_id: { not: null } }, orderBy: { orden: "asc" } });
    expect(rows.map(({ fija_id, nombre, clave }) => [fija_id, nombre, clave])).toEqual([
      ["accesorios-4x4", "Accesorios 4X4", "ACCESORIOS 4X4"],
      ["accesorios-automoviles", "Accesorios Automóviles", "ACCESORIOS AUTOMOVILES"],
      ["amortiguadores", "Amortiguadores", "AMORTIGUADORES"],
      ["carroceria", "Carrocería", "CARROCERIA"],
      ["ferreteria", "Ferretería", "FERRETERIA"],
      ["guardapolvos", "Guardapolvos", "GUARDAPOLVOS"],
      ["seguridad-vehicular", "Seguridad Vehicular", "SEGURIDAD VEHICULAR"],
    ]);
    for (const { descripcion, slug } of rows) {
      const page = await visitor.visit(`/${slug}`);
      expect(text(page, "section:has(h1)")).toContain(descripcion);
      expect(page.$("section:has(h1) :is(picture, video)")).not.toBeNull();
    }
  });
});

describe("an address that is none", () => {
  it.each(["/catalogo/%20", "/catalogo/---", "/catalogo/%C2%BF%3F"])(
    "%s names no category at all, and says so under «Error» (PUB §2 Errors)",
    async (path) => {
      const page = await visitor.visit(path);
      expect([page.status, text(page, "h1")]).toEqual([404, "404. Error"]);
      expect(text(page, "main")).toContain("No se especificó una categoría válida.");
    },
  );

  it("under /catalogo says that there is no such category (PUB §2 Errors, DEC 2)", async () => {
    const page = await visitor.visit("/catalogo/zzz");
    expect([page.status, text(page, "h1")]).toEqual([404, "404. Categoría no encontrada"]);
    expect(links(page, "main a")).toEqual([
      ["Volver al inicio", "/"],
      ["Ir al catálogo", "/catalogo"],
    ]);
  });
});

describe("a price", () => {
  it("is shown nowhere (PUB §9 SEO and security, DEC 51)", async () => {
    const { href, categoria, subcategoria } = await createProducto();
    for (const path of [href, `/${categoria.slug}/${subcategoria.slug}`, "/", "/catalogo"])
      expect((await visitor.visit(path)).text).not.toMatch(/\$\s?\d|\bCOP\b|\b[Pp]recio/);
  });
});
