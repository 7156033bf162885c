import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";
import { readRows } from "~/services/db/rows.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { seccionesById } from "~/domain/catalogo/sections.server";
import { lineaHref, marcaHref, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { catalogoHref, categoriaHref, productoHref, subcategoriaHref } from "~/domain/catalogo/hrefs";

/** Most addresses of a sitemap in one file; the standard allows 50,000. */
const WHOLE = 20_000;
/** Products per part of a larger one: many parts may be asked for at once, and each is held in memory until it is sent. */
const PART = 2_000;
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

async function listSecciones(): Promise<Direccion[]> {
  const categorias = await db.categoria.findMany({
    orderBy: { id: "asc" },
    select: {
      slug: true,
      updated_at: true,
      subcategorias: { orderBy: { id: "asc" }, select: { slug: true, updated_at: true } },
    },
  });
  return categorias.flatMap((categoria) => [
    { path: categoriaHref(categoria), modified: categoria.updated_at },
    ...categoria.subcategorias.map((sub) => ({ path: subcategoriaHref(categoria, sub), modified: sub.updated_at })),
  ]);
}

async function listVehiculos(): Promise<Direccion[]> {
  const marcas = await db.marca.findMany({
    orderBy: { id: "asc" },
    select: {
      slug: true,
      updated_at: true,
      lineas: { orderBy: { id: "asc" }, select: { slug: true, updated_at: true } },
    },
  });
  return marcas.flatMap((marca) => [
    { path: marcaHref(marca), modified: marca.updated_at },
    ...marca.lineas.map((linea) => ({ path: lineaHref(marca, linea), modified: linea.updated_at })),
  ]);
}

/** Number of parts for the products; 0 when all addresses fit into one file. */
export async function countParts(): Promise<number> {
  const { _sum } = await db.subcategoria.aggregate({ _sum: { productos_visibles: true } });
  const total = _sum.productos_visibles ?? 0;
  const vehiculos = (await db.marca.count()) + (await db.linea.count());
  return total + vehiculos + 1_000 <= WHOLE ? 0 : Math.ceil(total / PART);
}

/**
 * For each part of products the id behind which it begins: one walk over the products, a part at a time, so that the
 * last part costs no more than the first and nobody waits for a long statement.
 */
const readStarts = perContent(async () => {
  const starts = [0];
  for (;;) {
    const behind = visibleBehind(starts.at(-1) ?? 0);
    const [last] = await readRows<{ id: number }>(sql`SELECT id FROM ${behind} LIMIT 1 OFFSET ${PART - 1}`);
    if (!last) return starts;
    starts.push(last.id);
  }
});

interface Leido {
  id: number;
  slug: string;
  updated_at: Date;
  subcategoria_id: number;
}

/** The addresses of visible products behind an id, up to a number of them. */
async function listProductos(start: number | undefined, most: number): Promise<Direccion[]> {
  const found: Direccion[] = [];
  const secciones = await seccionesById();
  let after = start;
  while (after !== undefined && found.length < most) {
    const rows = await readRows<Leido>(
      sql`SELECT id, slug, updated_at, subcategoria_id FROM ${visibleBehind(after)} LIMIT ${PAGE}`,
    );
    for (const { slug, updated_at, subcategoria_id } of rows) {
      const seccion = secciones.get(subcategoria_id);
      if (seccion) found.push({ path: productoHref(seccion.categoria, seccion, { slug }), modified: updated_at });
    }
    after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  }
  return found;
}

/** Addresses of a part: part 0 has the pages, categories, subcategories and vehicles, parts 1…n the visible products. */
export async function listDirecciones(part: number): Promise<Direccion[]> {
  if (part > 0) return listProductos((await readStarts())[part - 1], PART);
  const fixed = FIXED.map((path) => ({ path, modified: null }));
  return [...fixed, ...(await listSecciones()), ...(await listVehiculos())];
}

/** All addresses, of a site that has no parts. */
export async function listAll(): Promise<Direccion[]> {
  return [...(await listDirecciones(0)), ...(await listProductos(0, WHOLE))];
}
