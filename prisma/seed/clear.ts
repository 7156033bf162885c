import { DEMO } from "../../app/domain/ajustes/configuracion";
import { replacedTables } from "../../app/domain/backup/format/tables.server";
import type { Db, Writing } from "../../app/services/db/client.server";

/** Queries that empty the tables that a migration fills on a new site (DEC 41); they run when awaited. */
export function initialDeletes(db: Writing) {
  return [
    db.menuItem.deleteMany(),
    db.bannerHome.deleteMany(),
    db.bloqueCategoriasHome.deleteMany(),
    db.homeCta.deleteMany(),
    db.footerContenido.deleteMany(),
    db.footerEnlace.deleteMany(),
    db.footerContacto.deleteMany(),
    db.nosotrosSeccion.deleteMany(),
    db.nosotrosValor.deleteMany(),
  ];
}

/** Settings stay, and old addresses are deleted with their rows. */
const KEPT: readonly string[] = ["ajustes", "historial_slugs", "medios"];

/**
 * Queries that empty every content table, children before parents; they run when awaited. `kept`: ids of files that
 * stay.
 */
export function contentDeletes(db: Writing, kept: number[] = []) {
  const tables = replacedTables.map(({ nombre }) => nombre).filter((nombre) => !KEPT.includes(nombre));
  return [
    // A table stands behind those it refers to.
    ...tables.reverse().map((nombre) => db.$executeRawUnsafe(`DELETE FROM ${nombre}`)),
    db.medio.deleteMany({ where: { id: { notIn: kept } } }),
    db.ajuste.deleteMany({ where: { clave: DEMO } }),
  ];
}

/** Empties every content table; administrators, messages and settings stay. */
export async function clearContent(db: Db): Promise<void> {
  await db.$transaction(contentDeletes(db));
}
