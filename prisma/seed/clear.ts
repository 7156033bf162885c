import type { Db } from "../../app/services/db/client.server";

/** Empties every content table; administrators, messages and settings stay. */
export async function clearContent(db: Db): Promise<void> {
  await db.$transaction([
    db.medioUso.deleteMany(),
    db.producto.deleteMany(),
    db.palabra.deleteMany(),
    db.subcategoria.deleteMany(),
    db.categoria.deleteMany(),
    db.imagenSitio.deleteMany(),
    db.catalogoPdf.deleteMany(),
    db.configuracionLogo.deleteMany(),
    db.medio.deleteMany(),
    db.menuItem.deleteMany(),
    db.bannerHome.deleteMany(),
    db.bloqueCategoriasHome.deleteMany(),
    db.homeCta.deleteMany(),
    db.beneficioHome.deleteMany(),
    db.footerContenido.deleteMany(),
    db.footerEnlace.deleteMany(),
    db.footerContacto.deleteMany(),
    db.nosotrosSeccion.deleteMany(),
    db.nosotrosValor.deleteMany(),
    db.nosotrosEstadistica.deleteMany(),
    db.ubicacion.deleteMany(),
    db.ajuste.deleteMany({ where: { clave: "demo_cargada" } }),
  ]);
}
