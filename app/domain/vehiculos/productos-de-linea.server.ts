import { db } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { countProductos } from "~/domain/catalogo/productos-list.server";
import { inOrder } from "~/domain/kernel/order";
import { medioSelect } from "~/domain/medios/projections.server";
import { isForAno } from "./aplicaciones";
import { UNIVERSALES } from "./hrefs";

/** Rows of each category before a visitor asks for all of them. */
const PRIMEROS = 6;

/** A line by its id, or several that share a name, and a year (modelo); 0 for every year. */
export interface Vehiculo {
  lineas: readonly number[];
  ano: number;
}

/** SQL for the ids of the products with an application for the vehicle. */
function fitting({ lineas, ano }: Vehiculo) {
  const years = ano === 0 ? sql`` : sql`AND a.desde <= ${ano} AND (a.hasta IS NULL OR a.hasta >= ${ano})`;
  return sql`(SELECT a.producto_id FROM aplicaciones a WHERE a.linea_id IN (${join([...lineas])}) ${years})`;
}

/** SQL condition on `productos p`: visible, with an application for the vehicle. */
export function fitsVehiculo(vehiculo: Vehiculo) {
  return sql`p.visible = true AND p.id IN ${fitting(vehiculo)}`;
}

/** SQL condition on `productos p`: visible, universal, and without an application for the vehicle. */
function fitsAny(vehiculo: Vehiculo) {
  return sql`p.universal = true AND p.visible = true AND p.id NOT IN ${fitting(vehiculo)}`;
}

/** A product on a line's page, with its own photo and its applications for the vehicle. */
async function readFilas(ids: readonly number[], { lineas, ano }: Vehiculo) {
  const rows = await db.producto.findMany({
    where: { id: { in: [...ids] } },
    select: {
      ...{ id: true, codigo: true, nombre: true, slug: true },
      medio: { select: medioSelect },
      categoria: { select: { nombre: true, slug: true } },
      subcategoria: { select: { nombre: true, slug: true } },
      aplicaciones: {
        where: { linea_id: { in: [...lineas] } },
        orderBy: { orden: "asc" },
        select: { desde: true, hasta: true, posicion: true, motor: true, nota: true },
      },
    },
  });
  const shown = rows.map((row) => ({
    ...row,
    aplicaciones: row.aplicaciones.filter((one) => ano === 0 || isForAno(one, ano)),
  }));
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
  id: number | bigint;
  categoria_id: number | bigint;
  total: number | bigint;
  /** How many of all of them are universal too. */
  universales: number | bigint;
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
  const [own, any, universal] = await Promise.all([
    db.$queryRaw<Contado[]>(sql`
      SELECT id, categoria_id, total, universales FROM (
        SELECT p.id, p.categoria_id, count(*) OVER (PARTITION BY p.categoria_id) AS total,
          sum(CASE WHEN p.universal = true THEN 1 ELSE 0 END) OVER () AS universales,
          row_number() OVER (PARTITION BY p.categoria_id ORDER BY p.clave, p.id) AS lugar
        FROM productos p WHERE ${fitsVehiculo(vehiculo)}
      ) AS filas WHERE lugar <= ${PRIMEROS} ORDER BY categoria_id, lugar`),
    db.$queryRaw<{ id: number | bigint }[]>(
      sql`SELECT p.id FROM productos p WHERE ${fitsAny(vehiculo)} ORDER BY p.clave, p.id LIMIT ${PRIMEROS}`,
    ),
    countUniversales(),
  ]);
  const universales = universal - Number(own[0]?.universales ?? 0);
  const filas = await readFilas(
    [...own, ...any].map(({ id }) => Number(id)),
    vehiculo,
  );
  const of = (rows: readonly { id: number | bigint }[]) =>
    inOrder(
      rows.map(({ id }) => Number(id)),
      filas,
    );
  const groups = categorias.map(({ id, nombre, slug }) => {
    const rows = own.filter(({ categoria_id }) => Number(categoria_id) === id);
    return { slug, nombre, total: Number(rows[0]?.total ?? 0), filas: of(rows) };
  });
  return [...groups, { slug: UNIVERSALES, nombre: "Universales", total: universales, filas: of(any) }].filter(
    ({ total }) => total > 0,
  );
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
    db.$queryRaw<{ id: number | bigint }[]>(
      sql`SELECT p.id FROM productos p WHERE ${where} ORDER BY p.clave, p.id LIMIT ${take} OFFSET ${skip}`,
    ),
  ]);
  const filas = await readFilas(
    found.map(({ id }) => Number(id)),
    vehiculo,
  );
  return { total, filas };
}
