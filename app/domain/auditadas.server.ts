import type { Tx } from "~/services/db/client.server";
import type { Entidad } from "./auditoria";

type Reader = (tx: Tx, ids: number[]) => PromiseLike<({ id: number } & Record<string, unknown>)[]>;

const nombre = { select: { nombre: true } };
const archivo = { select: { nombre: true, alt: true } };
const medios = { select: { medio: archivo }, orderBy: [{ orden: "asc" as const }, { id: "asc" as const }] };
const among = (ids: number[]) => ({ id: { in: ids } });

/** How the rows of each audited entity are read: the columns staff know, related rows by their names. */
export const readers: Record<Exclude<Entidad, "ajustes">, Reader> = {
  productos: (tx, ids) =>
    tx.producto.findMany({
      where: among(ids),
      select: {
        ...{ id: true, codigo: true, nombre: true, slug: true, descripcion: true, visible: true },
        ...{ categoria: nombre, subcategoria: nombre, medio: archivo },
      },
    }),
  categorias: (tx, ids) =>
    tx.categoria.findMany({
      where: among(ids),
      select: { id: true, nombre: true, slug: true, descripcion: true, orden: true, medios },
    }),
  subcategorias: (tx, ids) =>
    tx.subcategoria.findMany({
      where: among(ids),
      select: { id: true, nombre: true, slug: true, descripcion: true, categoria: nombre, medios },
    }),
  menu: (tx, ids) => tx.menuItem.findMany({ where: among(ids) }),
  banner: (tx, ids) => tx.bannerHome.findMany({ where: among(ids) }),
  bloque_categorias: (tx, ids) => tx.bloqueCategoriasHome.findMany({ where: among(ids) }),
  home_cta: (tx, ids) => tx.homeCta.findMany({ where: among(ids) }),
  footer: (tx, ids) => tx.footerContenido.findMany({ where: among(ids) }),
  enlaces: (tx, ids) => tx.footerEnlace.findMany({ where: among(ids) }),
  contacto: (tx, ids) => tx.footerContacto.findMany({ where: among(ids) }),
  ubicaciones: (tx, ids) => tx.ubicacion.findMany({ where: among(ids) }),
  imagenes: (tx, ids) =>
    tx.imagenSitio.findMany({
      where: among(ids),
      select: {
        ...{ id: true, titulo: true, descripcion: true, ubicacion: true, orden: true, activo: true },
        medio: archivo,
      },
    }),
  secciones: (tx, ids) => tx.nosotrosSeccion.findMany({ where: among(ids) }),
  valores: (tx, ids) => tx.nosotrosValor.findMany({ where: among(ids) }),
  estadisticas: (tx, ids) => tx.nosotrosEstadistica.findMany({ where: among(ids) }),
  catalogos: (tx, ids) =>
    tx.catalogoPdf.findMany({
      where: among(ids),
      select: { id: true, nombre: true, version: true, fecha_publicacion: true, activo: true, medio: archivo },
    }),
  beneficios: (tx, ids) => tx.beneficioHome.findMany({ where: among(ids) }),
  logo: (tx, ids) =>
    tx.configuracionLogo.findMany({ where: among(ids), select: { id: true, activo: true, medio: archivo } }),
  backups: async (tx, ids) => {
    const select = { id: true, archivo: true, automatico: true, subido: true };
    const rows = await tx.backup.findMany({ where: among(ids), select });
    return rows.map((row) => ({ ...row, nombre: row.archivo }));
  },
  administradores: (tx, ids) =>
    tx.adminUser.findMany({ where: among(ids), select: { id: true, nombre: true, email: true, activo: true } }),
};
