import { db } from "~/services/db/client.server";
import { countUpTo, raw, sql, type Sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { yielding } from "~/services/env/yielding.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { seccionesById } from "~/domain/catalogo/sections.server";
import { lineaHref, marcaHref, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { catalogoHref, categoriaHref, productoHref, subcategoriaHref } from "~/domain/catalogo/hrefs";

/** Most addresses of a sitemap in one file; the standard allows 50,000. */
const WHOLE = 20_000;
/**
 * Ids per part of a larger one: part n has the visible products from (n - 1) * PART + 1 to n * PART, so that it is read
 * without knowing the others. Many parts may be asked for at once, and each is held in memory until it is sent.
 */
const PART = 2_000;
/** Most parts in the list of them: the standard allows no more. A million products have 500, unless their ids lie far apart. */
const MOST_PARTS = 49_999;
/** Parts that one statement looks at: it reads all rows of one whose products are all hidden. */
const HOPS = 10;
/** Products of one statement. */
const PAGE = 1_000;
/**
 * Visible products behind an id. Said in this way, because SQLite would sort all visible ones for each statement
 * (120 ms at a million) instead of walking them in the order of their ids.
 */
const visibleBehind = (id: number) => sql`productos WHERE visible IS NOT FALSE AND id > ${id} ORDER BY id`;
/** The pages without parameters. */
const FIXED = ["/", catalogoHref, vehiculosHref, "/buscar", "/nosotros", "/contacto", "/privacidad"];

export interface Direccion {
  path: string;
  modified: Date | null;
}

/** Categories, and the subcategories that have products. When their products changed is not known of them. */
async function listSecciones(): Promise<Direccion[]> {
  const categorias = await db.categoria.findMany({
    orderBy: { id: "asc" },
    select: {
      slug: true,
      subcategorias: { orderBy: { id: "asc" }, where: { productos_visibles: { gt: 0 } }, select: { slug: true } },
    },
  });
  return categorias.flatMap((categoria) => [
    { path: categoriaHref(categoria), modified: null },
    ...categoria.subcategorias.map((sub) => ({ path: subcategoriaHref(categoria, sub), modified: null })),
  ]);
}

/** Makes and lines that have products: the pages of others say only that. */
async function listVehiculos(): Promise<Direccion[]> {
  const marcas = await db.marca.findMany({
    orderBy: { id: "asc" },
    select: {
      slug: true,
      lineas: { orderBy: { id: "asc" }, select: { slug: true, productos: true } },
    },
  });
  return marcas.flatMap((marca) => {
    const lineas = marca.lineas.filter(({ productos }) => productos > 0);
    const paths = lineas.map((linea) => ({ path: lineaHref(marca, linea), modified: null }));
    return paths.length > 0 ? [{ path: marcaHref(marca), modified: null }, ...paths] : [];
  });
}

/** Whether the addresses are too many for one file. */
export async function hasParts(): Promise<boolean> {
  const { _sum } = await db.subcategoria.aggregate({ _sum: { productos_visibles: true } });
  const vehiculos = (await db.marca.count()) + (await db.linea.count());
  return (_sum.productos_visibles ?? 0) + vehiculos + 1_000 > WHOLE;
}

interface Tramo {
  parte: number;
  /** 1: it has a visible product; 0: it has none. */
  visibles: number;
}

/** SQL condition: an id is among these. Both may be larger than an integer of PostgreSQL. */
const isWithin = (first: Sql, last: Sql) =>
  sql`id >= CAST(${first} AS BIGINT) AND id <= CAST(${last} AS BIGINT) AND visible IS NOT FALSE`;

/** The first parts behind one that have any product. From each, the next id leads to the next one: gaps take no time. */
function partsBehind(part: number): Promise<Tramo[]> {
  const size = raw(String(PART));
  const next = sql`SELECT (CAST(id AS BIGINT) - 1) / ${size} + 1 FROM productos WHERE id > t.parte * ${size} ORDER BY id LIMIT 1`;
  const shown = sql`SELECT 1 FROM productos WHERE ${isWithin(sql`(t.parte - 1) * ${size} + 1`, sql`t.parte * ${size}`)}`;
  return readRows<Tramo>(
    sql`WITH RECURSIVE tramos (parte) AS (
        SELECT CAST(${part} AS BIGINT) UNION ALL SELECT (${next}) FROM tramos t WHERE t.parte IS NOT NULL
      ) SELECT t.parte, ${countUpTo(shown, 1)} AS visibles FROM tramos t WHERE t.parte > ${part} LIMIT ${HOPS}`,
  );
}

/** The numbers of the parts that have visible products, in order. It reads a product of each, and hidden ones before it. */
export const listParts = perContent(async () => {
  const parts: number[] = [];
  const pause = yielding();
  for (let tramos = await partsBehind(0); tramos.length > 0 && parts.length < MOST_PARTS;) {
    for (const { parte, visibles } of tramos) if (visibles > 0) parts.push(parte);
    await pause();
    tramos = await partsBehind(tramos.at(-1)?.parte ?? 0);
  }
  return parts.slice(0, MOST_PARTS);
});

interface Leido {
  id: number;
  slug: string;
  updated_at: Date;
  subcategoria_id: number;
}

const columns = sql`id, slug, updated_at, subcategoria_id`;

async function direccionesOf(rows: readonly Leido[]): Promise<Direccion[]> {
  const secciones = await seccionesById();
  return rows.flatMap(({ slug, updated_at, subcategoria_id }) => {
    const seccion = secciones.get(subcategoria_id);
    return seccion ? [{ path: productoHref(seccion.categoria, seccion, { slug }), modified: updated_at }] : [];
  });
}

/** The visible products of a part: none where its ids have none. */
async function listPart(part: number): Promise<Direccion[]> {
  const found: Direccion[] = [];
  for (let behind = (part - 1) * PART; behind < part * PART; behind += PAGE) {
    const those = isWithin(sql`${behind + 1}`, sql`${behind + PAGE}`);
    const rows = await readRows<Leido>(sql`SELECT ${columns} FROM productos WHERE ${those} ORDER BY id`);
    found.push(...(await direccionesOf(rows)));
  }
  return found;
}

/** All visible products of a site that has no parts. */
async function listProductos(): Promise<Direccion[]> {
  const found: Direccion[] = [];
  for (let after: number | undefined = 0; after !== undefined && found.length < WHOLE;) {
    const rows: Leido[] = await readRows<Leido>(sql`SELECT ${columns} FROM ${visibleBehind(after)} LIMIT ${PAGE}`);
    found.push(...(await direccionesOf(rows)));
    after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  }
  return found;
}

/** Addresses of a part: part 0 has the pages, categories, subcategories and vehicles, the others visible products. */
export async function listDirecciones(part: number): Promise<Direccion[]> {
  if (part > 0) return listPart(part);
  const fixed = FIXED.map((path) => ({ path, modified: null }));
  return [...fixed, ...(await listSecciones()), ...(await listVehiculos())];
}

/** All addresses, of a site that has no parts. */
export async function listAll(): Promise<Direccion[]> {
  return [...(await listDirecciones(0)), ...(await listProductos())];
}
