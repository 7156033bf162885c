import { backups, deleteBackups } from "~/domain/backup/backups.server";
import { beneficios } from "~/domain/paginas/beneficios.server";
import { catalogos, deleteCatalogos } from "~/domain/medios/catalogos.server";
import { categorias, deleteCategorias } from "~/domain/catalogo/categorias.server";
import { contactos, deleteContactos, deleteEnlaces, enlaces } from "~/domain/paginas/footer.server";
import { administradores } from "~/domain/cuentas/accounts.server";
import { banner, bloqueCategorias, footerContenido, homeCta } from "~/domain/paginas/home-blocks.server";
import { deleteImagenes, imagenes } from "~/domain/medios/imagenes-sitio.server";
import type { Deletion } from "./kernel/deletion";
import { deleteLineas, deleteMarcas } from "~/domain/vehiculos/deletions.server";
import { deleteLogo, logos } from "~/domain/medios/logo.server";
import { lineas, marcas } from "~/domain/vehiculos/marcas.server";
import { deleteBorrador } from "~/domain/cotizaciones/borrador.server";
import { deleteCotizaciones } from "~/domain/cotizaciones/cotizaciones.server";
import { solicitudes } from "~/domain/cotizaciones/seguimiento.server";
import { deleteMensajes } from "~/domain/mensajes/mensajes.server";
import { deleteMenu, menuItems } from "~/domain/paginas/menu.server";
import { estadisticas, secciones, valores } from "~/domain/paginas/nosotros.server";
import { deleteProductos, productos } from "~/domain/catalogo/productos.server";
import { deleteSubcategorias, subcategorias } from "~/domain/catalogo/subcategorias.server";
import { ubicaciones } from "~/domain/paginas/ubicaciones.server";

/** All settings are saved as one; `configuracion.server.ts` writes their rows and their line of the history. */
const ajustes = { name: "ajustes", one: "Configuración", deletion: null } as const;

/**
 * Every entity. The history's names and filter, a backup's tables and the confirmations before deletions derive from
 * this list.
 */
export const entities = [
  productos,
  categorias,
  subcategorias,
  marcas,
  lineas,
  menuItems,
  banner,
  bloqueCategorias,
  homeCta,
  footerContenido,
  enlaces,
  contactos,
  ubicaciones,
  imagenes,
  secciones,
  valores,
  estadisticas,
  catalogos,
  beneficios,
  logos,
  ajustes,
  solicitudes,
  administradores,
  backups,
] as const;

/** What staff call one row of each entity, by its name in the history. */
export const entityNames: ReadonlyMap<string, string> = new Map(entities.map(({ name, one }) => [name, one]));

/** The confirmations that say more than the entity's words, and those of messages and requests. */
const own = [
  ...[deleteProductos, deleteCategorias, deleteSubcategorias, deleteMenu, deleteEnlaces, deleteContactos],
  ...[deleteMarcas, deleteLineas],
  ...[deleteImagenes, deleteCatalogos, deleteLogo, deleteBackups, deleteMensajes],
  ...[deleteCotizaciones, deleteBorrador],
];
const deletions: ReadonlyMap<string, Deletion> = new Map(
  [...entities.flatMap(({ deletion }) => deletion ?? []), ...own].map((one) => [one.path, one]),
);

/** The deletion of the rows of the list at a path; undefined when there is no such list. */
export function deletionAt(path: string): Deletion | undefined {
  return deletions.get(path);
}
