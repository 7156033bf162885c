import { backups, deleteBackups } from "./backups.server";
import { beneficios } from "./beneficios.server";
import { catalogos, deleteCatalogos } from "./catalogos.server";
import { categorias, deleteCategorias } from "./categorias.server";
import { contactos, deleteContactos, deleteEnlaces, enlaces } from "./footer.server";
import { administradores } from "./cuentas.server";
import { banner, bloqueCategorias, footerContenido, homeCta } from "./home-bloques.server";
import { deleteImagenes, imagenes } from "./imagenes-sitio.server";
import type { Deletion } from "./kernel/deletion";
import { deleteLogo, logos } from "./logo.server";
import { deleteMensajes } from "./mensajes.server";
import { deleteMenu, menuItems } from "./menu.server";
import { estadisticas, secciones, valores } from "./nosotros.server";
import { deleteProductos, productos } from "./productos.server";
import { deleteSubcategorias, subcategorias } from "./subcategorias.server";
import { ubicaciones } from "./ubicaciones.server";

/** Settings are many rows that are saved as one; `configuracion.server.ts` writes them and their line of the history. */
const ajustes = { name: "ajustes", one: "Configuración", deletion: null } as const;

/** Every entity. From here come the names and the filter of the history, the tables of a backup and the confirmations. */
export const entities = [
  productos,
  categorias,
  subcategorias,
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
  administradores,
  backups,
] as const;

/** What staff call one row of each entity, by its name in the history. */
export const entityNames: ReadonlyMap<string, string> = new Map(entities.map(({ name, one }) => [name, one]));

/** The confirmations that tell more than the entity's words do, and that of the messages. */
const own = [
  ...[deleteProductos, deleteCategorias, deleteSubcategorias, deleteMenu, deleteEnlaces, deleteContactos],
  ...[deleteImagenes, deleteCatalogos, deleteLogo, deleteBackups, deleteMensajes],
];
const deletions: ReadonlyMap<string, Deletion> = new Map(
  [...own, ...entities.flatMap(({ deletion }) => deletion ?? [])].map((one) => [one.path, one]),
);

/** How the rows of the list at a path are deleted; undefined where there is no such list. */
export function deletionAt(path: string): Deletion | undefined {
  return deletions.get(path);
}
