import { db } from "~/services/db/client.server";
import { isInMuestra, join, type Muestra, sql } from "~/services/db/fulltext.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { countProductos } from "~/domain/catalogo/productos-list.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { seccionesById } from "~/domain/catalogo/sections.server";
import { inOrder } from "~/domain/kernel/order";
import { fotoColumns, fotoOf, type FotoRow } from "~/domain/medios/projections.server";
import { isForAno } from "./aplicaciones";
import { UNIVERSALES } from "./hrefs";

/** Rows of each category before a visitor asks for all of them. */
const PRIMEROS = 6;

/** A line by its id, or several that share a name, and a year (modelo); 0 for every year. */
export interface Vehiculo {
  lineas: readonly number[];
  ano: number;
}

/** SQL for the ids of the products with an application for the vehicle, among a sample of the products. */
function fitting({ lineas, ano }: Vehiculo, muestra: Muestra = 1) {
  const years = ano === 0 ? sql`` : sql`AND a.desde <= ${ano} AND (a.hasta IS NULL OR a.hasta >= ${ano})`;
  const some = muestra === 1 ? sql`` : sql`AND ${isInMuestra(sql`a.producto_id`, muestra)}`;
  return sql`(SELECT a.producto_id FROM aplicaciones a WHERE a.linea_id IN (${join([...lineas])}) ${years} ${some})`;
}

/**
 * SQL condition on `productos p`: visible, with an application for the vehicle. `IS NOT FALSE`: as an equation it would
 * tempt SQLite to read the index of all visible ones.
 */
export function fitsVehiculo(vehiculo: Vehiculo, muestra: Muestra = 1) {
  return sql`p.visible IS NOT FALSE AND p.id IN ${fitting(vehiculo, muestra)}`;
}

/** SQL condition on `productos p`: visible, universal, and without an application for the vehicle. */
function fitsAny(vehiculo: Vehiculo) {
  return sql`p.universal = true AND p.visible = true AND p.id NOT IN ${fitting(vehiculo)}`;
}

type Id = number | bigint;
type Producto = FotoRow & { id: Id; codigo: string; nombre: string; slug: string; subcategoria_id: Id };

/** A product on a line's page, with its own photo and its applications for the vehicle. */
async function readFilas(ids: readonly number[], { lineas, ano }: Vehiculo) {
  // Prisma asks the database for no rows too.
  if (ids.length === 0) return [];
  const [secciones, rows, all] = await Promise.all([
    seccionesById(),
    db.$queryRaw<Producto[]>(
      sql`SELECT p.id, p.codigo, p.nombre, p.slug, p.subcategoria_id, ${fotoColumns}
        FROM productos p LEFT JOIN medios m ON m.id = p.medio_id WHERE p.id IN (${join(ids)})`,
    ),
    db.aplicacion.findMany({
      where: { producto_id: { in: [...ids] }, linea_id: { in: [...lineas] } },
      orderBy: { orden: "asc" },
      select: { producto_id: true, desde: true, hasta: true, posicion: true, motor: true, nota: true },
    }),
  ]);
  const fitting = all.filter((one) => ano === 0 || isForAno(one, ano));
  const shown = rows.flatMap((row) => {
    const subcategoria = secciones.get(Number(row.subcategoria_id));
    if (!subcategoria) return [];
    const { codigo, nombre } = row;
    const id = Number(row.id);
    const href = productoHref(subcategoria.categoria, subcategoria, row);
    const aplicaciones = fitting.filter(({ producto_id }) => producto_id === id);
    return [{ id, codigo, nombre, href, medio: fotoOf(row), aplicaciones }];
  });
  return inOrder(ids, shown);
}
export type FilaVehiculo = Awaited<ReturnType<typeof readFilas>>[number];

export interface Grupo {
  /** The category's slug, or `UNIVERSALES`. */
  slug: string;
  nombre: string;
  total: number;
  filas: FilaVehiculo[];
}

interface Contado {
  categoria_id: Id;
  total: Id;
  /** How many of them are universal too. */
  universales: Id;
  /** The ids, by name. */
  ids: string;
}

/** The number of visible universal products; memoised per content version. */
const countUniversales = perContent(() => countProductos(sql`p.universal = true AND p.visible = true`));

/**
 * The visible products for a vehicle by category, in the catalogue's order, then the universal ones: how many there are
 * of each, and the first six.
 */
export async function listPorCategoria(
  vehiculo: Vehiculo,
  categorias: readonly { id: number; nombre: string; slug: string }[],
): Promise<Grupo[]> {
  const [own, first, universal] = await Promise.all([
    db.$queryRaw<Contado[]>(sql`
      SELECT p.categoria_id, count(*) AS total, sum(CASE WHEN p.universal = true THEN 1 ELSE 0 END) AS universales,
        string_agg(CAST(p.id AS TEXT), ',' ORDER BY p.clave, p.id) AS ids
      FROM productos p WHERE ${fitsVehiculo(vehiculo)} GROUP BY p.categoria_id`),
    db.$queryRaw<{ id: Id }[]>(
      sql`SELECT p.id FROM productos p WHERE ${fitsAny(vehiculo)} ORDER BY p.clave, p.id LIMIT ${PRIMEROS}`,
    ),
    countUniversales(),
  ]);
  const found = new Map(
    own.map(({ categoria_id, total, ids }) => {
      return [Number(categoria_id), { total: Number(total), ids: ids.split(",", PRIMEROS).map(Number) }];
    }),
  );
  const universales = {
    total: universal - own.reduce((sum, row) => sum + Number(row.universales), 0),
    ids: first.map(({ id }) => Number(id)),
  };
  const filas = await readFilas(
    [...found.values(), universales].flatMap(({ ids }) => ids),
    vehiculo,
  );
  const groups = [
    ...categorias.map(({ id, nombre, slug }) => ({ slug, nombre, ...(found.get(id) ?? { total: 0, ids: [] }) })),
    { slug: UNIVERSALES, nombre: "Universales", ...universales },
  ];
  return groups.filter(({ total }) => total > 0).map(({ ids, ...grupo }) => ({ ...grupo, filas: inOrder(ids, filas) }));
}

/** A page of the visible products for a vehicle in one category, or of the universal ones (null), and the total. */
export async function listDeCategoria(
  vehiculo: Vehiculo,
  categoria_id: number | null,
  { skip, take }: { skip: number; take: number },
) {
  const where =
    categoria_id === null ? fitsAny(vehiculo) : sql`${fitsVehiculo(vehiculo)} AND p.categoria_id = ${categoria_id}`;
  const [total, found] = await Promise.all([
    countProductos(where),
    db.$queryRaw<{ id: Id }[]>(
      sql`SELECT p.id FROM productos p WHERE ${where} ORDER BY p.clave, p.id LIMIT ${take} OFFSET ${skip}`,
    ),
  ]);
  const filas = await readFilas(
    found.map(({ id }) => Number(id)),
    vehiculo,
  );
  return { total, filas };
}
