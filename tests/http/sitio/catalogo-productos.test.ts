import { describe, expect, it } from "vitest";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { canonical, links, migas, text, texts } from "../../support/site/reading";
import { productoQueries } from "../../support/db/plans";
import { db, Visitor } from "../../support/site/site";

const visitor = new Visitor();

describe("a product's page", () => {
  it("answers at its long address, without the subcategory, and by its slug alone; one address counts (PUB §2 Catalogue route, PUB §2 Routes)", async () => {
    const { href, categoria, slug, nombre } = await createProducto();
    for (const path of [href, `/productos/${categoria.slug}/${slug}`, `/producto/${slug}`]) {
      const page = await visitor.visit(path);
      expect([path, page.status, text(page, "h1"), canonical(page)]).toEqual([path, 200, nombre, href]);
    }
  });

  it("shows code, name, description, the quote block, its data and both buttons (PUB §2 Product, PUB §3, PUB §7 Outbound links)", async () => {
    const { href, codigo, nombre, categoria, subcategoria } = await createProducto({
      codigo: "QX-7/8",
      descripcion: "Acero zincado.\n\nPar.",
    });
    const page = await visitor.visit(href);
    for (const part of [codigo, "Acero zincado.", "Par.", "En stock", "Disponibilidad"])
      expect(page.text).toContain(part);
    expect(texts(page, `${migas} li`)).toEqual(["Inicio", categoria.nombre, subcategoria.nombre, nombre]);
    expect(links(page, "dl a")).toEqual([
      [categoria.nombre, `/${categoria.slug}`],
      [subcategoria.nombre, `/${categoria.slug}/${subcategoria.slug}`],
    ]);
    expect(links(page, "article a")).toContainEqual([
      "Solicitar cotización",
      expect.stringMatching(/^\/contacto\?asunto=Cotizaci.*&mensaje=/),
    ]);
    expect(texts(page, "article a[type='application/pdf']")).toEqual(["Catálogo PDF"]);
    const whatsapp = decodeURIComponent(links(page, "article a").find(([, to]) => to.includes("wa.me"))?.[1] ?? "");
    for (const part of [nombre, codigo, categoria.nombre, subcategoria.nombre]) expect(whatsapp).toContain(part);
    expect(page.$("article a[href^='tel:']")).not.toBeNull();
    expect(page.$("article a[href^='mailto:']")).not.toBeNull();
  });

  it("names code and product once, before the picture, and both in every message to WhatsApp (PUB §2 Product, PUB §7 Outbound links)", async () => {
    const { href, codigo, nombre } = await createProducto();
    const page = await visitor.visit(href);
    const article = text(page, "article");
    for (const part of [codigo, nombre]) expect([part, article.split(part).length - 1]).toEqual([part, 1]);
    expect(article.indexOf(nombre)).toBeLessThan(article.indexOf("sin escala"));
    const chats = links(page, "article a, aside a").filter(([, to]) => /wa\.me\/\d/.test(to));
    expect(chats).toHaveLength(3);
    for (const [, to] of chats)
      for (const part of [codigo, nombre]) expect(new URL(to).searchParams.get("text")).toContain(part);
  });

  it("is the one page whose floating button says more than the greeting (PUB §9)", async () => {
    const greeting = "Hola, me interesa conocer más sobre sus productos de autopartes.";
    const { href } = await createProducto();
    for (const [path, plain] of [
      ["/", true],
      ["/producto/no-existe", true],
      [href, false],
    ] as const) {
      const [[, to] = ["", ""]] = links(await visitor.visit(path), "aside a");
      expect([path, new URL(to).searchParams.get("text") === greeting]).toEqual([path, plain]);
    }
  });

  it("says whose picture it shows where it is not the product's own, and of a drawing that it has no scale (DEC 9)", async () => {
    const page = await visitor.visit("/producto/GF-3410");
    expect(text(page, "figure")).toBe("Imagen de referenciaFoto de la categoría Guardapolvos; su pieza puede variar.");
    const { href } = await createProducto();
    expect(text(await visitor.visit(href), "figcaption")).toBe("Dibujo de referencia, sin escala.");
    expect((await visitor.visit("/producto/PM-4104")).$("figcaption")).toBeNull();
  });

  it("has a smaller heading for a name of more than 60 characters", async () => {
    const headingOf = async (length: number) => {
      const { href } = await createProducto({ nombre: "a".repeat(length) });
      return (await visitor.visit(href)).$("h1")?.classList.contains("largo");
    };
    expect([await headingOf(60), await headingOf(61)]).toEqual([false, true]);
  });

  it("shows what staff typed as text, never as markup", async () => {
    const { href } = await createProducto({ nombre: "Perno <script>alert(1)</script>", descripcion: '"><img src=x>' });
    const { html, $ } = await visitor.visit(href);
    expect($("h1")?.textContent).toContain("alert(1)");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x>");
  });

  it.each([
    ["/producto/FE-1%2F2-13", 'Perno hexagonal 1/2" × 2", rosca 13 hilos'],
    ["/producto/fe-1%2f2-13", 'Perno hexagonal 1/2" × 2", rosca 13 hilos'],
    ["/producto/GL-4001", "Guardalodo delantero campero 5 puertas, par"],
  ])("answers by its code at %s", async (path, nombre) => {
    const page = await visitor.visit(path);
    expect([page.status, text(page, "h1")]).toEqual([200, nombre]);
  });

  it("gives way to a choice with code and category when several share the slug", async () => {
    const one = await createProducto({ nombre: "Tapa repetida" });
    const two = await createProducto({ nombre: "Tapa repetida" });
    await createProducto({ nombre: "Tapa repetida", visible: false });
    const page = await visitor.visit("/producto/tapa-repetida");
    expect(page.status).toBe(200);
    expect(texts(page, "tbody th").toSorted()).toEqual([one.codigo, two.codigo].toSorted());
    expect(links(page, "tbody a").toSorted()).toEqual([one, two].map(({ nombre, href }) => [nombre, href]).toSorted());
    for (const { categoria } of [one, two]) expect(text(page, "table")).toContain(categoria.nombre);
  });
});

describe("a product that is not shown", () => {
  it.each(["long", "short", "without subcategory"])(
    "hidden: 404 with the way to its subcategory, at its %s address (PUB §3, PUB §4)",
    async (form) => {
      const { href, slug, categoria, subcategoria } = await createProducto({ visible: false });
      const forms = new Map([
        ["long", href],
        ["short", `/producto/${slug}`],
        ["without subcategory", `/productos/${categoria.slug}/${slug}`],
      ]);
      const page = await visitor.visit(forms.get(form) ?? "");
      expect(page.status).toBe(404);
      expect(page.text).toContain("Producto no encontrado");
      const target = `/${categoria.slug}/${subcategoria.slug}`;
      expect(links(page, "main a").map(([, to]) => to)).toContain(target);
    },
  );

  it("hidden: its code opens nothing either, and does not tell its name (PUB §4)", async () => {
    const page = await visitor.visit("/producto/00412");
    expect(page.status).toBe(404);
    expect(page.text).not.toContain("referencia anterior");
  });

  it("deleted: 404 with the way to its subcategory", async () => {
    const { id, href, categoria, subcategoria } = await createProducto();
    await db.producto.delete({ where: { id } });
    const page = await visitor.visit(href);
    expect([page.status, page.text.includes("Producto no encontrado")]).toEqual([404, true]);
    expect(links(page, "main a")).toContainEqual([
      expect.stringContaining(subcategoria.nombre),
      `/${categoria.slug}/${subcategoria.slug}`,
    ]);
  });
});

describe("a subcategory of several pages", () => {
  it("shows 24 products a page, keeps its parameters out of the rest, and names what it shows (PUB §2 Subcategory)", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(50, subcategoria);
    const path = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
    const first = await visitor.visit(path);
    expect(texts(first, "tbody a")[23]).toBe("Pieza 024");
    expect(text(first, "nav[aria-label=Paginación]")).toContain("Mostrando 1 a 24 de 50");
    const [, next = ""] = links(first, "nav[aria-label=Paginación] a[rel=next]")[0] ?? [];
    const second = await visitor.visit(next);
    expect([texts(second, "tbody a")[0], canonical(second)]).toEqual(["Pieza 025", `${path}?pagina=2`]);
    expect(text(second, "title")).toContain(`${subcategoria.nombre}, página 2 - `);
    const sorted = await visitor.visit(`${path}?orden=codigo&pagina=2`);
    expect([canonical(sorted), text(sorted, "title")]).toEqual([path, text(second, "title")]);
    const last = await visitor.visit(`${path}?pagina=3`);
    expect(texts(last, "tbody a")).toEqual(["Pieza 049", "Pieza 050"]);
  });

  it("leads from a page beyond the end to the last one, and reads no list for it", async () => {
    const subcategoria = await createSubcategoria();
    await createProductos(25, subcategoria);
    const path = `/${subcategoria.categoria.slug}/${subcategoria.slug}`;
    const queries = await productoQueries(async () => {
      const response = await visitor.fetch(`${path}?pagina=99`);
      expect([response.status, response.headers.get("Location")]).toEqual([302, `${path}?pagina=2`]);
    });
    expect(queries).toEqual([]);
    expect((await visitor.fetch(`/accesorios-automoviles/tapetes?pagina=2`)).headers.get("Location")).toBe(
      "/accesorios-automoviles/tapetes",
    );
  });
});
