import { expect, it } from "vitest";
import { findRanked } from "~/domain/busqueda/candidates.server";
import { howToFind, rarestFirst } from "~/domain/busqueda/words.server";
import { toSearchQuery } from "~/domain/catalogo/search";
import { sql } from "~/services/db/sql.server";
import { createProducto, createProductos, createSubcategoria } from "../../support/content/factories";
import { productoList } from "../../support/content/productos";
import { createLinea } from "../../support/content/vehiculos";
import { isSqlite } from "../../support/db/faults";
import { planOf, productoQueries } from "../../support/db/plans";
import { attribute, text, texts } from "../../support/site/reading";
import { db, signedIn } from "../../support/site/site";

const visitor = await signedIn();
const { list, codes } = productoList(visitor);
const LIMIT = 5_000;
const subcategoria = await createSubcategoria({ nombre: "Montones" });
const filter = { subcategoria: String(subcategoria.id) };
const code = (n: number) => `PZ-${subcategoria.id}-${n}`;
await createProductos(LIMIT, subcategoria);

it("the search looks for any part among 5,000 products, for words among more, and says what it shows (ADM §2 Products)", async () => {
  const exact = await list({ q: "iez", ...filter });
  expect([text(exact, "#lista span"), exact.text.includes("Para ver los demás")]).toEqual(["5.000 productos", false]);
  expect(await codes("a 4997", filter)).toEqual([code(4_997)]);

  const hidden = await createProducto({ codigo: "QX/70-15", nombre: "Piezón suelto", visible: false, subcategoria });
  for (const filters of [filter, {}]) {
    const found = async (q: string) => [q, await codes(q, filters)];
    const searches = ["qx/70-15", "QX7015", "qx 70 15", "7015", "qx70", "piezon", "sueltos", "montones suelt"];
    for (const q of searches) expect(await found(q)).toEqual([q, [hidden.codigo]]);
    // Inside a word that names have, and inside a code.
    expect(await found("iez 4997")).toEqual(["iez 4997", [code(4_997)]]);
    expect(await found(`${subcategoria.id}4997`)).toEqual([`${subcategoria.id}4997`, [code(4_997)]]);
    for (const q of ["%", "zzyzx", "pieza zzyzx"]) expect(await found(q)).toEqual([q, []]);
  }
  expect(await codes("suelto", { ...filter, estado: "visible" })).toEqual([]);
  expect(await codes("suelto", { estado: "oculto" })).toEqual([hidden.codigo]);

  const many = await list({ q: "pieza" });
  expect(text(many, "#lista span")).toBe("Más de 1.000 productos");
  const names = many.$$("tbody td:nth-child(4) a").map((link) => link.textContent);
  expect(names).toEqual(Array.from({ length: 25 }, (_, n) => `Pieza ${String(n + 1).padStart(3, "0")}`));
  const [, shown] = /Se muestran ([\d.]+)\. Para ver los demás/.exec(many.text) ?? [];
  expect(text(many, "nav[aria-label=Paginación]")).toContain(`Mostrando 1 a 25 de ${shown}`);
  const last = attribute(many, "nav[aria-label=Paginación] li:nth-last-child(2) a", "href");
  expect((await visitor.visit(last ?? "")).$$("tbody tr").length).toBeGreaterThan(0);

  const csv = await visitor.fetch(`/admin/productos/exportar?formato=csv&q=iez&subcategoria=${subcategoria.id}`);
  expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(LIMIT + 2);
});

it("a list has pages for its first 10,000 products, and says so", async () => {
  await createProductos(LIMIT, await createSubcategoria());
  const page = await list({});
  expect(text(page, "#lista span")).toBe("11.285 productos");
  expect(page.text).toContain("Se muestran 10.000. Para ver los demás");
  const response = await visitor.fetch("/admin/productos?pagina=401");
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/admin/productos?pagina=400"]);
  expect((await list({ pagina: "400" })).$$("tbody tr")).toHaveLength(25);
});

it("a make and a line of more than 1,000 products say so, and the years of visible ones alone", async () => {
  const linea = await createLinea();
  const pocas = await createLinea({ marca: linea.marca });
  const of = { subcategoria_id: subcategoria.id };
  const some = await db.producto.findMany({ where: { ...of, visible: true }, select: { id: true } });
  const [oculto] = await db.producto.findMany({ where: { ...of, visible: false }, select: { id: true } });
  const row = (producto_id: number, linea_id: number, desde: number, hasta: number | null) => {
    return { producto_id, linea_id, desde, hasta, orden: 1 };
  };
  const data = some.map(({ id }, n) => row(id, linea.id, 2_000 + (n % 5), 2_010 + (n % 3)));
  const hidden = [linea.id, pocas.id].map((id) => row(oculto?.id ?? 0, id, 1_990, null));
  await db.aplicacion.createMany({ data: [...data, ...hidden, row(some[0]?.id ?? 0, pocas.id, 2_001, 2_002)] });
  const page = await visitor.visit(`/vehiculos/${linea.marca.slug}`);
  expect(page.text).toContain("2 líneas con más de 1.000 productos.");
  const rows = page.$$("#lineas ~ ul a").map((link) => link.textContent.replace(/\s+/g, " "));
  expect(rows.find((one) => one.includes(linea.nombre))).toContain("2000-2012 1.000+ productos");
  expect(rows.find((one) => one.includes(pocas.nombre))).toContain("2001-2002 1 producto");
  const list = await visitor.visit(`/admin/vehiculos/lineas?q=${encodeURIComponent(linea.nombre)}`);
  expect(text(list, "td[data-r=Aplicaciones]")).toBe("1.000+");

  // A search for the vehicle ranks a sample of as many; one that few of them match is exact.
  const buscar = async (q: string) => {
    const found = await visitor.visit(`/buscar?${new URLSearchParams({ q })}`);
    return [text(found, "[role=status]"), found.$("[data-part=cuenta]")?.textContent, texts(found, "main tbody th")];
  };
  const [status, cuenta, shown] = await buscar(linea.nombre);
  expect([status, cuenta, shown?.length]).toEqual(["Más de 1.000 referencias", undefined, 24]);
  expect(await buscar(`pieza 4997 ${linea.nombre}`)).toEqual(["1 referencia", "1 para su vehículo", [code(4_997)]]);
});

it("of thousands for a line those with a word that thousands have are all found, however few they are", async () => {
  const [linea, clavijas] = [await createLinea(), await createSubcategoria({ nombre: "Clavijas" })];
  await createProductos(3_600, clavijas, "Clavija");
  const idsOf = (subcategoria_id: number, take: number) =>
    db.producto.findMany({
      where: { subcategoria_id, visible: true },
      select: { id: true },
      orderBy: { id: "asc" },
      take,
    });
  const [piezas, otras] = [await idsOf(subcategoria.id, 400), await idsOf(clavijas.id, 3_600)];
  const row = ({ id: producto_id }: { id: number }, desde: number) => {
    return { producto_id, linea_id: linea.id, desde, hasta: 2_020, orden: 1 };
  };
  const data = [...piezas.map((one, n) => row(one, 2_000 + (n % 2) * 10)), ...otras.map((one) => row(one, 2_000))];
  await db.aplicacion.createMany({ data });
  const buscar = async (q: string) => {
    const page = await visitor.visit(`/buscar?${new URLSearchParams({ q })}`);
    return [q, text(page, "[data-part=cuenta]"), ...texts(page, "main tbody th").slice(0, 2)];
  };
  const q = `pieza ${linea.nombre}`;
  expect(await buscar(q)).toEqual([q, "400 para su vehículo", code(1), code(2)]);
  expect(await buscar(`${q} 2005`)).toEqual([`${q} 2005`, "200 para su vehículo", code(1), code(3)]);
});

it("of the few products that filters leave each is looked at for a word that thousands have (ADM §2 Products)", async () => {
  const { id, subcategoria_id } = await createProducto({ nombre: "Pieza contada" });
  const consulta = toSearchQuery("pieza");
  if (!consulta) throw new Error("It is no search");
  const entre = {
    where: sql`p.subcategoria_id = ${subcategoria_id}`,
    cuantos: 1,
    todos: LIMIT,
    pocos: "otros",
  } as const;
  const queries = await productoQueries(async () => {
    const found = await findRanked({ consulta, groups: [["pieza"]], entre }, { take: 9, skip: 0 });
    expect(found).toMatchObject({ ids: [id], hayMas: false });
  });
  const ranked = queries.filter(({ text: asked }) => asked.includes("AS ordenados"));
  expect(ranked.map(({ text: asked }) => /_fts|@@/.test(asked))).toEqual([false]);
});

it("what is ranked of a sample SQLite reads from an index of it, not from rows all over the table", async () => {
  const queries = await productoQueries(() => visitor.visit("/buscar?q=pieza"));
  const ranked = queries.filter(({ text: asked }) => asked.includes("1 AS hallado"));
  const plans = await Promise.all(ranked.map(planOf));
  expect(plans.map((plan) => plan.filter((step) => step.includes("_orden_idx")))).toEqual([
    isSqlite ? ["SEARCH p USING COVERING INDEX productos_8_orden_idx (id=?)"] : [],
  ]);
});

it("among the products of a subcategory the index is asked for the words of its name too", async () => {
  const { id, codigo } = await createProducto({ nombre: "Pieza perdida", subcategoria });
  expect(await codes("perdida", filter)).toEqual([codigo]);
  await db.producto.update({ where: { id }, data: { busqueda: "pieza perdida" } });
  expect([await codes("perdida"), await codes("perdida", filter)]).toEqual([[codigo], []]);
});

it("among all products the rarest word leads; PostgreSQL finds by itself which of whole ones does", async () => {
  const { leading } = await rarestFirst(await howToFind([["pieza"], ["clavija"]]));
  expect(leading[0]).toEqual(isSqlite ? ["clavija"] : ["pieza"]);
});

it("among very many products all words that begin with a typed one are found, whatever has them", async () => {
  const [inCode, inName] = [
    await createProducto({ codigo: "77-PIEZAL", nombre: "Cosa rara" }),
    await createProducto({ nombre: "Piezax9 rara" }),
  ];
  const { codigo: plural } = await createProducto({ nombre: "Piezas raras" });
  const buscar = async (q: string) =>
    texts(await visitor.visit(`/buscar?${new URLSearchParams({ q })}`), "main tbody th").sort();
  const all = [inCode.codigo, inName.codigo, plural].sort();
  expect(await buscar("pieza rara")).toEqual(all);
  expect(await buscar("iezal cosa")).toEqual([inCode.codigo]);
  const asked = async () => {
    const queries = await productoQueries(async () => expect(await buscar("piezas rara")).toEqual(all));
    return new Set(queries.flatMap(({ values }) => values).filter((value) => String(value).includes("'rara'")));
  };
  const whole = "('pieza' | 'piezas' | 'piezal' | 'piezax9') & ('rara' | 'raras')";
  expect(await asked()).toEqual(new Set(isSqlite ? [] : [whole]));

  // Where more than 500 products have such words these are not read.
  await createProductos(500, await createSubcategoria(), "Lote9x");
  expect(await asked()).toEqual(new Set(isSqlite ? [] : ["('rara':*)"]));
});
