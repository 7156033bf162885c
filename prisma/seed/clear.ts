import { DEMO } from "../../app/domain/ajustes/configuracion";
import type { Db, Writing } from "../../app/services/db/client.server";

/** Queries that empty the tables that a migration fills on a new site (decision 41); they run when awaited. */
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

/**
 * Queries that empty every content table, children before parents; they run when awaited. `kept`: ids of files that
 * stay.
 */
export function contentDeletes(db: Writing, kept: number[] = []) {
  return [
    db.medioUso.deleteMany(),
    db.producto.deleteMany(),
    db.palabra.deleteMany(),
    db.subcategoria.deleteMany(),
    db.categoria.deleteMany(),
    db.imagenSitio.deleteMany(),
    db.catalogoPdf.deleteMany(),
    db.configuracionLogo.deleteMany(),
    db.medio.deleteMany({ where: { id: { notIn: kept } } }),
    ...initialDeletes(db),
    db.beneficioHome.deleteMany(),
    db.nosotrosEstadistica.deleteMany(),
    db.ubicacion.deleteMany(),
    db.ajuste.deleteMany({ where: { clave: DEMO } }),
  ];
}

/** Empties every content table; administrators, messages and settings stay. */
export async function clearContent(db: Db): Promise<void> {
  await db.$transaction(contentDeletes(db));
}
