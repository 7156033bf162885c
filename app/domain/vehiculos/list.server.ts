import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { readCountUpTo } from "~/services/db/rows.server";
import { formatCounted, holdsAll } from "~/domain/kernel/text";
import { countAplicaciones } from "./publico.server";
import { findUnion } from "./unir.server";

export const lineasPorPagina = 50;
const MOST_APLICACIONES = 10_000;

/** The makes to choose from in the back office, by name. */
export async function listMarcas() {
  return db.marca.findMany({ orderBy: { clave: "asc" }, select: { id: true, nombre: true } });
}

/** The makes that a search finds, by name, with how many lines each has. */
export async function searchMarcas(q: string) {
  const rows = await db.marca.findMany({
    orderBy: { clave: "asc" },
    select: { id: true, nombre: true, alias: true, slug: true, _count: { select: { lineas: true } } },
  });
  return rows.filter(({ nombre, alias }) => holdsAll(q, nombre, alias));
}

/**
 * A page of the lines that a search finds in its names and its make's, by make and name; `total` of the search, and
 * `todas` without any filter.
 */
export async function listLineas({ q, marca_id, page }: { q: string; marca_id?: number; page: number }) {
  // At most 5,000 rows, and the search looks into four columns of two tables.
  const all = await db.linea.findMany({
    where: { marca_id },
    orderBy: [{ marca: { clave: "asc" } }, { clave: "asc" }],
    select: {
      id: true,
      nombre: true,
      alias: true,
      slug: true,
      marca: { select: { nombre: true, alias: true, slug: true } },
    },
  });
  const found = all.filter(({ nombre, alias, marca }) => holdsAll(q, nombre, alias, marca.nombre, marca.alias));
  const shown = found.slice((page - 1) * lineasPorPagina, page * lineasPorPagina);
  const [todas, uses] = await Promise.all([db.linea.count(), countAplicaciones(shown.map(({ id }) => id))]);
  return { total: found.length, todas, lineas: shown.map((row) => ({ ...row, aplicaciones: uses.get(row.id) ?? 0 })) };
}

/** How many rows each tab of the vehicles screen has; applications as a text, counted up to 10,000. */
export async function countVehiculos() {
  const [marcas, lineas, aplicaciones] = await Promise.all([
    db.marca.count(),
    db.linea.count(),
    readCountUpTo(sql`SELECT 1 FROM aplicaciones`, MOST_APLICACIONES),
  ]);
  return { marcas, lineas, aplicaciones: formatCounted(aplicaciones, MOST_APLICACIONES) };
}

/** All other lines that stay, grouped by make, the make of this line first. */
export async function listDestinos(id: number, marca_id: number) {
  const all = await db.marca.findMany({
    orderBy: { clave: "asc" },
    select: {
      id: true,
      nombre: true,
      lineas: {
        where: { id: { not: id }, union: null },
        orderBy: { clave: "asc" },
        select: { id: true, nombre: true },
      },
    },
  });
  const first = all.toSorted((a, b) => Number(b.id === marca_id) - Number(a.id === marca_id));
  return first.flatMap(({ nombre, lineas: suyas }) => (suyas.length > 0 ? [{ label: nombre, destinos: suyas }] : []));
}

/** A line with its make, how many applications name it, and its union under way; null when it does not exist. */
export async function getLinea(id: number) {
  const row = await db.linea.findUnique({ where: { id }, include: { marca: true } });
  if (!row) return null;
  // Apart: beside the row SQLite counts those of all lines.
  const aplicaciones = await db.aplicacion.count({ where: { linea_id: id } });
  return { ...row, aplicaciones, union: await findUnion(db, id) };
}
