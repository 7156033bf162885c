import type { Db, Writing } from "../../app/services/db/client.server";

/** What empties the tables that a migration fills on a new site (decision 41); nothing happens until awaited. */
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
 * What empties every content table, in an order that leaves no row without its parent; nothing happens until awaited.
 * Files of `kept` stay.
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
    db.ajuste.deleteMany({ where: { clave: "demo_cargada" } }),
  ];
}

/** Empties every content table; administrators, messages and settings stay. */
export async function clearContent(db: Db): Promise<void> {
  await db.$transaction(contentDeletes(db));
}
