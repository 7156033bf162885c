import { describe, expect, it } from "vitest";
import { fitsByName, fitsVehiculo } from "~/domain/busqueda/fits.server";
import { namesHold } from "~/domain/busqueda/nombres.server";
import { sql } from "~/services/db/sql.server";
import { indexReads, isSearch, planOf, productoQueries, sorts, wholeTableReads } from "../../support/db/plans";
import { isSqlite } from "../../support/db/faults";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { createAtributo } from "../../support/content/medidas";
import { createAplicacion, createLinea } from "../../support/content/vehiculos";
import { db, signedIn, Visitor } from "../../support/site/site";

const admin = await signedIn();
const visitor = new Visitor();
const product = await createProducto();
const { categoria_id, subcategoria_id, href, slug, codigo, categoria, subcategoria } = product;

/** What staff and visitors open most, and which of it asks for some products only. */
const pages = [
  { name: "a subcategory", by: visitor, path: `/${categoria.slug}/${subcategoria.slug}`, some: true },
  { name: "a later page of a subcategory", by: visitor, path: "/ferreteria/pernos?pagina=3", some: true },
  { name: "a product", by: visitor, path: href, some: true },
  { name: "a product without its subcategory", by: visitor, path: `/productos/${categoria.slug}/${slug}`, some: true },
  { name: "a product by its slug", by: visitor, path: `/producto/${slug}`, some: true },
  { name: "a product by its code", by: visitor, path: `/producto/${codigo}`, some: true },
  { name: "the list of products", by: admin, path: "/admin/productos", some: false },
  { name: "the list, a later page", by: admin, path: "/admin/productos?pagina=9", some: false },
  { name: "the list by category", by: admin, path: `/admin/productos?categoria=${categoria_id}`, some: true },
  { name: "the list by subcategory", by: admin, path: `/admin/productos?subcategoria=${subcategoria_id}`, some: true },
  { name: "the list by state", by: admin, path: "/admin/productos?estado=oculto", some: true },
  {
    name: "the list by subcategory and state",
    by: admin,
    path: `/admin/productos?subcategoria=${subcategoria_id}&estado=visible`,
    some: true,
  },
  { name: "the editor", by: admin, path: `/admin/productos/${product.id}`, some: true },
];

describe("however many products there are,", () => {
  it.each(pages)("$name is found by an index (PUB §7)", async ({ by, path, some }) => {
    const queries = await productoQueries(async () => {
      expect((await by.fetch(path)).status).toBe(200);
    });
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      const plan = await planOf(query);
      expect(wholeTableReads(plan), query.text).toEqual([]);
      expect(indexReads(plan).length, plan.join("\n")).toBeGreaterThan(0);
      if (some) expect(isSearch(plan), plan.join("\n")).toBe(true);
      else expect(sorts(plan), plan.join("\n")).toEqual([]);
    }
  });

  it.each(["/producto/no-existe", `/productos/${categoria.slug}/no-existe`])(
    "an address that nothing has or had reads neither all visible products nor all hidden ones: %s",
    async (path) => {
      const queries = await productoQueries(async () => {
        expect((await visitor.fetch(path)).status).toBe(404);
      });
      expect(queries.length).toBeGreaterThan(1);
      const byVisible = /\((?:categoria_id=\? AND )?visible=\?\)|Index Cond: .*visible/;
      for (const query of queries) expect((await planOf(query)).filter((line) => byVisible.test(line))).toEqual([]);
    },
  );

  it("a line's page looks at the line's applications once, not anew for each universal product (PUB §7)", async () => {
    const linea = await createLinea();
    await createAplicacion(await createProducto(), linea);
    await createProducto({ universal: true });
    const queries = await productoQueries(async () => {
      expect((await visitor.fetch(linea.href)).status).toBe(200);
    });
    const [universal, ...others] = queries.filter(({ text }) => text.includes("p.universal"));
    expect(others).toEqual([]);
    const plan = universal ? await planOf(universal) : [];
    expect(plan.join("\n")).toMatch(/aplicaciones_linea_id_universal_idx/);
    expect(plan.join("\n")).toMatch(isSqlite ? /^LIST SUBQUERY/m : /hashed|Anti Join/i);
    const steps = (await Promise.all(queries.map(planOf))).flat();
    expect(wholeTableReads(steps)).toEqual([]);
    const read = steps.filter((step) => /aplicaciones_linea_id_\w+_idx/.test(step));
    expect(read.length, steps.join("\n")).toBeGreaterThan(0);
  });

  it("a sample of a line's products is read alone, not picked from all of the line (PUB §7)", async () => {
    const { id } = await createLinea();
    const few = sql`SELECT p.id FROM productos p WHERE ${fitsVehiculo({ lineas: [id], ano: 0 }, 1_024)}`;
    const plan = await planOf({ text: isSqlite ? few.sql : few.text, values: few.values });
    expect(plan.join("\n")).toMatch(/aplicaciones_linea_id_lugar_idx/);
  });

  it("a searched code is looked up among the codes, not among the visible products (PUB §7)", async () => {
    const queries = await productoQueries(() => visitor.fetch(`/buscar?${new URLSearchParams({ q: codigo })}`));
    const byCode = queries.filter(({ text }) => text.includes("codigo_plano ="));
    expect(byCode.length).toBeGreaterThan(0);
    for (const query of byCode) expect((await planOf(query)).join("\n")).toMatch(/productos_codigo_plano_idx/);
  });

  it("pasted codes are looked up among the codes, not among the visible products", async () => {
    const lote = Array.from({ length: 3 }, (_, at) => `NO-HAY-${at}`).join("\n");
    const none = { campo: "archivo", nombre: "", bytes: new Uint8Array() };
    const queries = await productoQueries(() => visitor.post("/cotizacion", { lote }, [none]));
    const byCode = queries.filter(({ text }) => /(?:codigo|numero)_plano (?:IN|=)/.test(text));
    expect(byCode.length).toBeGreaterThan(1);
    for (const query of byCode)
      expect((await planOf(query)).join("\n")).toMatch(/productos_codigo_plano_idx|referencias_numero_plano_idx/);
  });

  it("a short address that a product left is looked up by itself, not among all that were left", async () => {
    await db.$executeRaw`INSERT INTO historial_slugs (tipo, padre_id, slug, producto_id)
      SELECT 'producto', subcategoria_id, 'dejada-' || id, id FROM productos`;
    if (!isSqlite) await db.$executeRaw`ANALYZE historial_slugs`;
    const queries = await productoQueries(async () => {
      expect((await visitor.fetch("/producto/dejada")).status).toBe(404);
    }, "historial_slugs");
    expect(queries).toHaveLength(1);
    for (const query of queries) expect((await planOf(query)).join("\n")).toMatch(/historial_slugs_slug_tipo_idx/);
  });

  it("the sitemap walks them in the order of their ids and sorts none (PUB §4)", async () => {
    const queries = await productoQueries(() => visitor.fetch("/sitemap.xml"));
    expect(queries.length).toBeGreaterThan(0);
    const steps = (await Promise.all(queries.map(planOf))).flat();
    // PostgreSQL knows how few there are here, and sorts them.
    expect([...wholeTableReads(steps), ...(isSqlite ? sorts(steps) : [])]).toEqual([]);
  });

  it("the names of a line's products and their subcategories are read from an index alone (PUB §7)", async () => {
    const { id } = await createLinea();
    const columns = { clave: sql`a.clave`, subcategoria: sql`a.subcategoria_id` };
    const held = (await namesHold([["perno"]]))(columns);
    expect(held.sql).toContain("a.subcategoria_id");
    const named = fitsByName({ lineas: [id], ano: 2015 }, held, 65_536);
    const query = sql`SELECT p.id FROM productos p WHERE ${named}`;
    const plan = await planOf({ text: isSqlite ? query.sql : query.text, values: query.values });
    expect(plan.join("\n")).toMatch(
      new RegExp(`${isSqlite ? "COVERING INDEX " : ""}aplicaciones_linea_id_categoria_id_clave`),
    );
  });

  it("those of many that pass a filter are read in the order of their list (PUB §7)", async () => {
    const muchos = await createSubcategoria();
    await createProductos(1_100, muchos);
    const largo = await createAtributo(muchos);
    const acabado = await createAtributo(muchos, { nombre: "Acabado", unidad: "", tipo: "opcion", opciones: "A\nB" });
    await db.$executeRaw`INSERT INTO medidas (producto_id, atributo_id, texto, numero)
      SELECT id, ${largo.id}, '7', 7 FROM productos WHERE subcategoria_id = ${muchos.id}`;
    await db.$executeRaw`INSERT INTO medidas (producto_id, atributo_id, texto)
      SELECT id, ${acabado.id}, 'B' FROM productos WHERE subcategoria_id = ${muchos.id}`;
    if (!isSqlite) await db.$executeRaw`ANALYZE medidas`;
    for (const [asked, index] of [
      [`m${largo.id}-desde=1&m${largo.id}-hasta=50`, "medidas_numero_en_orden_idx"],
      [`m${largo.id}-desde=1&orden=nombre-desc`, "medidas_numero_en_orden_idx"],
      [`m${acabado.id}=B`, "medidas_texto_en_orden_idx"],
    ] as const) {
      const path = `/${muchos.categoria.slug}/${muchos.slug}?${asked}`;
      const queries = await productoQueries(() => visitor.fetch(path), "medidas m");
      const [list, ...others] = queries.filter(({ text }) => text.includes("string_agg"));
      expect([list === undefined, others]).toEqual([false, []]);
      const plan = list ? await planOf(list) : [];
      expect(sorts(plan), plan.join("\n")).toEqual([]);
      expect(plan.join("\n")).toContain(index);
    }
  });

  it.each(["/", "/catalogo", "/amortiguadores", "/contacto"])("%s reads no product at all", async (path) => {
    expect(await productoQueries(() => visitor.fetch(path))).toEqual([]);
  });

  it("the dashboard counts them without reading one", async () => {
    expect(await productoQueries(() => admin.fetch("/admin"))).toEqual([]);
  });

  it("a new one is checked and given its address by indexes", async () => {
    const fields = { categoria_id: String(categoria_id), subcategoria_id: String(subcategoria_id), visible: "on" };
    const typed = { ...fields, codigo: "PLAN-1", nombre: product.nombre, descripcion: "x" };
    const queries = await productoQueries(async () => {
      expect((await admin.post("/admin/productos/nuevo", typed)).status).toBe(303);
    });
    expect(queries.length).toBeGreaterThanOrEqual(2);
    for (const query of queries) {
      const plan = await planOf(query);
      expect([wholeTableReads(plan), isSearch(plan)], plan.join("\n")).toEqual([[], true]);
      // Not by how an address begins: a million may begin so.
      expect(query.text).not.toContain("LIKE");
    }
  });

  it("the measure itself bites: what no index serves is no search, and has to be sorted", async () => {
    const queries = await productoQueries(() =>
      db.producto.findMany({ where: { descripcion: "x" }, orderBy: { codigo: "asc" }, take: 5 }),
    );
    expect(queries).toHaveLength(1);
    for (const query of queries) {
      const plan = await planOf(query);
      expect([isSearch(plan), sorts(plan).length > 0], plan.join("\n")).toEqual([false, true]);
    }
  });
});
