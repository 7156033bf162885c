import { db } from "~/services/db/client.server";
import { holdsAll } from "~/domain/kernel/text";

export const lineasPorPagina = 50;

/** The makes to choose from in the back office, by name. */
export async function listMarcas() {
  return db.marca.findMany({ orderBy: { clave: "asc" }, select: { id: true, nombre: true } });
}

/** The makes that a search finds, by name, with how many lines each has. */
export async function searchMarcas(q: string) {
  const rows = await db.marca.findMany({
    orderBy: { clave: "asc" },
    select: { id: true, nombre: true, slug: true, _count: { select: { lineas: true } } },
  });
  return rows.filter(({ nombre }) => holdsAll(q, nombre));
}

/**
 * A page of the lines that a search finds in name, other names and make, by make and name; `total` of the search, and
 * `todas` without any filter.
 */
export async function listLineas({ q, marca_id, page }: { q: string; marca_id?: number; page: number }) {
  // At most 5,000 rows, and the search looks into three columns of two tables.
  const all = await db.linea.findMany({
    where: { marca_id },
    orderBy: [{ marca: { clave: "asc" } }, { clave: "asc" }],
    select: { id: true, nombre: true, alias: true, slug: true, marca: { select: { nombre: true, slug: true } } },
  });
  const found = all.filter(({ nombre, alias, marca }) => holdsAll(q, nombre, alias, marca.nombre));
  const shown = found.slice((page - 1) * lineasPorPagina, page * lineasPorPagina);
  const [todas, counts] = await Promise.all([
    db.linea.count(),
    db.aplicacion.groupBy({ by: "linea_id", where: { linea_id: { in: shown.map(({ id }) => id) } }, _count: true }),
  ]);
  const uses = new Map(counts.map(({ linea_id, _count }) => [linea_id, _count]));
  return { total: found.length, todas, lineas: shown.map((row) => ({ ...row, aplicaciones: uses.get(row.id) ?? 0 })) };
}

/** How many rows each tab of the vehicles screen has. */
export async function countVehiculos() {
  const [marcas, lineas, aplicaciones] = await Promise.all([db.marca.count(), db.linea.count(), db.aplicacion.count()]);
  return { marcas, lineas, aplicaciones };
}
