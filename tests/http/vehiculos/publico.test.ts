import { describe, expect, it } from "vitest";
import { createProducto, createSubcategoria } from "../../support/content/factories";
import { createAplicacion, createLinea, createMarca } from "../../support/content/vehiculos";
import { canonical, links, migas, text, texts } from "../../support/site/reading";
import { db, type Page, signedIn, Visitor } from "../../support/site/site";

const visitor = new Visitor();
const admin = await signedIn();

/** The codes on a page of a line, all categories but the universal products. */
async function codesAt(href: string): Promise<string[]> {
  const page = await visitor.visit(href);
  expect(page.status).toBe(200);
  return texts(page, "section[id]:not(#universales) tbody th");
}

describe("the pages by vehicle", () => {
  it("lead from all makes over a make's lines to the products, with their numbers (PUB §2 Routes)", async () => {
    const linea = await createLinea({ alias: "Apodo" });
    const { codigo, nombre, href } = await createProducto();
    const { id } = await db.producto.findUniqueOrThrow({ where: { codigo_clave: codigo } });
    await createAplicacion({ id }, linea, { desde: 2008, hasta: 2011, posicion: "Trasera", motor: "1.6", nota: "Par" });
    await createAplicacion({ id }, linea, { desde: 2015, hasta: null });
    const all = await visitor.visit("/vehiculos");
    expect(links(all, "#marcas ~ *, main a")).toContainEqual([
      expect.stringContaining(`${linea.marca.nombre}1 línea · 1 producto`),
      `/vehiculos/${linea.marca.slug}`,
    ]);
    const marca = await visitor.visit(`/vehiculos/${linea.marca.slug}`);
    const [[said = "", to] = []] = links(marca, "main section li a");
    expect([to, said]).toEqual([linea.href, expect.stringContaining("También: Apodo 2008 en adelante 1 producto")]);
    const page = await visitor.visit(linea.href);
    expect([text(page, "h1"), canonical(page)]).toEqual([`${linea.marca.nombre} ${linea.nombre}`, linea.href]);
    expect(links(page, "tbody a")).toContainEqual([nombre, href]);
    expect(texts(page, "section[id]:not(#universales) tbody td")).toEqual([
      nombre,
      "2008-20112015 en adelante",
      "Trasera",
      "1.6. Par",
      // The box for a quantity.
      "",
    ]);
    const [first, last] = [texts(page, "select[name=ano] option")[1], texts(page, "select[name=ano] option").at(-1)];
    expect([Number(first), last]).toEqual([new Date().getUTCFullYear() + 1, "2008"]);
  });

  it("hold a product for exactly the years of its applications, and none without applications (DEC 49)", async () => {
    const linea = await createLinea();
    const rangos = [[2000], [2001, 2003], [2003, 2003], [2002, 2010], [1999, 2000]] as const;
    const made = await Promise.all(
      rangos.map(async ([desde, hasta = null]) => {
        const producto = await createProducto();
        await createAplicacion(producto, linea, { desde, hasta });
        return { codigo: producto.codigo, desde, hasta: hasta ?? 9999 };
      }),
    );
    const oculto = await createProducto({ visible: false });
    await createAplicacion(oculto, linea);
    await createProducto();
    for (const ano of [1998, 1999, 2000, 2001, 2003, 2004, 2011]) {
      const expected = made.filter(({ desde, hasta }) => desde <= ano && ano <= hasta).map(({ codigo }) => codigo);
      expect([ano, (await codesAt(`${linea.href}?ano=${ano}`)).toSorted()]).toEqual([ano, expected.toSorted()]);
    }
    expect((await codesAt(linea.href)).length).toBe(rangos.length);
    const year = await visitor.visit(`${linea.href}?ano=03`);
    expect([text(year, "h1"), canonical(year)]).toEqual([`${linea.marca.nombre} ${linea.nombre} 2003`, linea.href]);
    expect(links(year, "main a")).toContainEqual(["Quitar filtro Año (modelo)", linea.href]);
  });

  it("show universal products last, and once where they have an application too", async () => {
    const linea = await createLinea();
    const producto = await createProducto({ nombre: "AAA Universal de prueba" });
    const otro = await createProducto({ nombre: "AAB Universal de prueba" });
    const ids = [producto.id, otro.id];
    await db.producto.updateMany({ where: { id: { in: ids } }, data: { universal: true } });
    await createAplicacion(producto, linea);
    const page = await visitor.visit(linea.href);
    expect(texts(page, "section section h2").at(-1)).toBe("Universales");
    expect(texts(page, "#universales tbody th")).toContain(otro.codigo);
    expect(texts(page, "tbody th").filter((codigo) => codigo === producto.codigo)).toEqual([producto.codigo]);
    const [row] = texts(page, "#universales tbody tr").filter((line) => line.includes(otro.codigo));
    expect(row).toContain("Todos");
    const ajena = await createLinea();
    await createAplicacion(await createProducto(), ajena);
    const universales = (of: typeof page) => Number(text(of, 'nav a[href="#universales"] .mono').replace(".", ""));
    expect(universales(page)).toBe(universales(await visitor.visit(ajena.href)) - 1);
  });

  it("show three products of a category, and all of them page by page", async () => {
    const linea = await createLinea();
    const subcategoria = await createSubcategoria();
    for (let n = 0; n < 26; n += 1) await createAplicacion(await createProducto({ subcategoria }), linea);
    const page = await visitor.visit(`${linea.href}?ano=2015`);
    expect(texts(page, "section[id]:not(#universales) tbody th").length).toBe(3);
    const href = `${linea.href}?ano=2015&categoria=${subcategoria.categoria.slug}`;
    expect(links(page, "section section a")).toContainEqual([`Ver los 26 de ${subcategoria.categoria.nombre}`, href]);
    expect((await codesAt(href)).length).toBe(24);
    expect((await codesAt(`${href}&pagina=2`)).length).toBe(2);
    expect((await visitor.visit(`${href}&pagina=9`)).path).toBe(`${href}&pagina=2`);
    expect((await visitor.visit(`${linea.href}?categoria=amortiguadores`)).path).toBe(linea.href);
  });

  it("have the same way back from each page to the one above", async () => {
    const linea = await createLinea();
    await createAplicacion(await createProducto(), linea);
    const names = ["Inicio", "Vehículos", linea.marca.nombre];
    for (const [at, path] of ["/vehiculos", `/vehiculos/${linea.marca.slug}`, linea.href].entries())
      expect(links(await visitor.visit(path), `${migas} a`).map(([name]) => name)).toEqual(names.slice(0, at + 1));
  });

  it("say that there is nothing yet, and ask by WhatsApp with the vehicle", async () => {
    const linea = await createLinea();
    const page = await visitor.visit(`${linea.href}?ano=2015`);
    const vehiculo = `${linea.marca.nombre} ${linea.nombre} 2015`;
    expect(text(page, "[data-part=empty]")).toContain("Aún no tenemos productos registrados para este vehículo");
    for (const empty of [page, await visitor.visit(`/vehiculos/${linea.marca.slug}`)])
      expect(empty.$("meta[name=robots][content=noindex]")).not.toBeNull();
    const [[said, href] = []] = links(page, "[data-part=empty] a");
    expect([said, new URL(href ?? "").searchParams.get("text")]).toEqual([
      `Preguntar por ${vehiculo}`,
      `Hola, busco una pieza para ${vehiculo}`,
    ]);
  });

  it("change at once with a product, and forget what is hidden", async () => {
    const linea = await createLinea();
    const producto = await createProducto();
    await createAplicacion(producto, linea);
    const editor = await admin.visit(`/admin/productos/${producto.id}`);
    await admin.submit(editor, "form[data-part=editor]", { nombre: "Nombre nuevo de la pieza" });
    expect((await visitor.visit(linea.href)).text).toContain("Nombre nuevo de la pieza");
    const again = await admin.visit(`/admin/productos/${producto.id}`);
    await admin.submit(again, "form[data-part=editor]", { visible: null });
    expect(await codesAt(linea.href)).toEqual([]);
  });
});

describe("the addresses of vehicles", () => {
  it("that were given up, and other names of a line, answer 301 with the year", async () => {
    const linea = await createLinea({ alias: "Otro Nombre" });
    const marca = await admin.visit(`/admin/vehiculos/marcas/${linea.marca_id}`);
    await admin.submit(marca, "form[data-part=editor]", { nombre: `Nueva ${linea.marca.nombre}` });
    const editor = await admin.visit(`/admin/vehiculos/lineas/${linea.id}`);
    await admin.submit(editor, "form[data-part=editor]", { nombre: `Nueva ${linea.nombre}` });
    const to = `/vehiculos/nueva-${linea.marca.slug}/nueva-${linea.slug}`;
    for (const from of [linea.href, `/vehiculos/nueva-${linea.marca.slug}/otro-nombre`]) {
      const response = await visitor.fetch(`${from}?ano=2015`);
      expect([response.status, response.headers.get("Location")]).toEqual([301, `${to}?ano=2015`]);
    }
    const gone = await visitor.fetch(`/vehiculos/${linea.marca.slug}`);
    expect([gone.status, gone.headers.get("Location")]).toEqual([301, `/vehiculos/nueva-${linea.marca.slug}`]);
  });

  it("of a line that was joined lead to the other one", async () => {
    const mala = await createLinea();
    const buena = await createLinea({ marca: mala.marca });
    const page = await admin.visit(`/admin/vehiculos/lineas/${mala.id}/unir`);
    await admin.submit(page, "form[data-part=confirm]", { destino_id: String(buena.id) });
    expect((await visitor.visit(mala.href)).path).toBe(buena.href);
  });

  it("that nobody had answer 404, with the line that may be meant", async () => {
    const marca = await createMarca();
    const linea = await createLinea({ marca, nombre: "Duster" });
    const page = await visitor.visit(`/vehiculos/${marca.slug}/dustter`);
    expect(page.status).toBe(404);
    expect(page.text).toContain(`La línea «dustter» no existe en ${marca.nombre}. ¿Quiso decir «Duster»?`);
    expect(links(page, "main a")).toContainEqual([`${marca.nombre} Duster`, linea.href]);
    expect((await visitor.visit("/vehiculos/nada-de-esto")).status).toBe(404);
    expect((await visitor.visit("/vehiculos/nada/de-esto")).status).toBe(404);
  });

  it("are no category's: the name is the site's", async () => {
    const typed = { nombre: "Vehículos", descripcion: "x" };
    const page = await admin.submit(await admin.visit("/admin/categorias/nuevo"), "form[data-part=editor]", typed);
    expect([page.status, page.text]).toEqual([400, expect.stringContaining("La dirección /vehiculos es del sitio")]);
  });
});

describe("the form by vehicle", () => {
  it.each(["Duster", "DÚSTER", "Duster Oroch", "dusteroroch"])("leads to the line for %s", async (typed) => {
    const marca = await createMarca();
    const linea = await createLinea({ marca, nombre: "Duster", alias: "Duster Oroch" });
    const query = new URLSearchParams({ marca: marca.slug, linea: typed, ano: "15" });
    expect((await visitor.visit(`/vehiculos?${query}`)).path).toBe(`${linea.href}?ano=2015`);
  });

  it("asks back for a line that is not there, and keeps what was typed", async () => {
    const marca = await createMarca();
    const linea = await createLinea({ marca, nombre: "Duster" });
    const page = await visitor.visit(`/vehiculos?marca=${marca.slug}&linea=Dustter&ano=2015`);
    expect(text(page, "[role=alert]")).toContain(
      `La línea «Dustter» no existe en ${marca.nombre}. ¿Quiso decir «Duster»?`,
    );
    expect(links(page, "[role=alert] a")).toEqual([["Ver esa línea", `${linea.href}?ano=2015`]]);
    expect(page.$("input[name=linea]")?.getAttribute("value")).toBe("Dustter");
    expect((await visitor.visit(`/vehiculos?marca=${marca.slug}`)).path).toBe(`/vehiculos/${marca.slug}`);
    expect(text(await visitor.visit("/vehiculos?marca=nada&linea=x"), "[role=alert]")).toContain("no existe");
  });

  it("keeps a year without a line, and one that is none, and says why", async () => {
    const { marca, nombre, href } = await createLinea();
    const fields = (page: Page) => ["ano", "linea"].map((name) => page.$(`main [name=${name}]`)?.getAttribute("value"));
    const alone = await visitor.visit(`/vehiculos?marca=${marca.slug}&linea=&ano=2010`);
    expect([alone.status, ...fields(alone)]).toEqual([200, "2010", ""]);
    expect(text(alone, "[role=alert]")).toContain(`Escriba también la línea de ${marca.nombre}`);
    const old = await visitor.visit(`/vehiculos?marca=${marca.slug}&linea=${nombre}&ano=1800`);
    expect([old.status, ...fields(old)]).toEqual([200, "1800", nombre]);
    expect(links(old, "[role=alert] a")).toEqual([["Ver todos los años", href]]);
  });
});

describe("a product", () => {
  it("shows its applications: twelve, and the rest folded (PUB §2 Product)", async () => {
    const linea = await createLinea();
    const producto = await createProducto();
    for (let n = 0; n < 14; n += 1) await createAplicacion(producto, linea, { desde: 2000 + n, hasta: 2001 + n });
    const part = "[data-part=aplicaciones]";
    const columns = async () => texts(await visitor.visit(producto.href), `${part} thead th`);
    const onLine = async () => [...new Set(texts(await visitor.visit(linea.href), "thead th"))];
    // A column in which nobody wrote anything has no place.
    expect(await onLine()).toEqual(["Código", "Nombre", "Años", "Cantidad"]);
    expect((await columns()).slice(0, 4)).toEqual(["Marca", "Línea", "Años", "Marca"]);
    await createAplicacion(producto, linea, { posicion: "Delantera", motor: "1.6" });
    expect((await columns()).slice(0, 5)).toEqual(["Marca", "Línea", "Años", "Posición", "Nota"]);
    expect(await onLine()).toEqual(["Código", "Nombre", "Años", "Posición", "Nota", "Cantidad"]);
    const page = await visitor.visit(producto.href);
    expect(links(page, "main dl a").at(-1)).toEqual([linea.marca.nombre, "#aplicaciones"]);
    expect(page.$$(`${part} tbody tr`).length).toBe(15);
    expect([page.$$(`${part} details tbody tr`).length, text(page, `${part} summary`)]).toEqual([
      3,
      "Ver 3 aplicaciones más",
    ]);
    expect(text(page, part)).toContain("Confirme la aplicación con su asesor antes de comprar.");
    expect(links(page, `${part} a`)).toContainEqual([linea.nombre, linea.href]);
  });

  it("says that it is universal, and nothing of vehicles where nobody wrote any", async () => {
    const { id, href } = await createProducto();
    expect((await visitor.visit(href)).$("[data-part=aplicaciones]")).toBeNull();
    const editor = await admin.visit(`/admin/productos/${id}`);
    await admin.submit(editor, "form[data-part=editor]", { universal: "on" });
    expect(text(await visitor.visit(href), "[data-part=aplicaciones]")).toContain("Universal. Se ajusta por medida");
  });

  it("has its makes beside its name in the lists", async () => {
    const subcategoria = await createSubcategoria();
    const producto = await createProducto({ subcategoria, nombre: "Pieza quetzal" });
    const lineas = [];
    for (let n = 0; n < 5; n += 1) lineas.push(await createLinea());
    for (const linea of lineas) await createAplicacion(producto, linea);
    const [a, b, c] = lineas.map(({ marca }) => marca.nombre);
    const said = `Pieza quetzal ${a}, ${b}, ${c} y 2 marcas más`;
    expect(texts(await visitor.visit(`/${subcategoria.categoria.slug}/${subcategoria.slug}`), "tbody td")).toContain(
      said,
    );
    expect(texts(await visitor.visit("/buscar?q=quetzal"), "tbody td")).toContain(said);
  });
});
