/** A table a backup holds. */
export interface Tabla {
  nombre: string;
  /** What staff call its rows. */
  titulo: string;
  clave: "id" | "clave" | "palabra";
  /** Columns the database or the instance writes itself. */
  omite?: readonly string[];
  /**
   * Grows by itself: a restore adds what is missing and takes nothing away. These columns tell whether a row is there
   * already.
   */
  crece?: readonly string[];
}

const tabla = (nombre: string, titulo: string): Tabla => ({ nombre, titulo, clave: "id" });

/** All that is content (decision 38), a row after what it refers to. */
export const tablas: readonly Tabla[] = [
  tabla("categorias_info", "Categorías"),
  // Counted by triggers.
  { ...tabla("subcategorias", "Subcategorías"), omite: ["productos_total", "productos_visibles"] },
  tabla("medios", "Imágenes, videos y documentos"),
  tabla("productos", "Productos"),
  { nombre: "palabras", titulo: "Vocabulario de la búsqueda", clave: "palabra" },
  tabla("historial_slugs", "Direcciones anteriores"),
  tabla("medios_uso", "Imágenes de categorías y subcategorías"),
  tabla("menu_principal", "Menú"),
  tabla("banner_home", "Banner"),
  tabla("bloque_categorias_home", "Bloque de categorías"),
  tabla("home_cta", "Llamado del Home"),
  tabla("beneficios_home", "Beneficios"),
  tabla("footer_contenido", "Contenido del footer"),
  tabla("footer_enlaces", "Enlaces rápidos"),
  tabla("footer_contacto", "Información de contacto"),
  tabla("imagenes_sitio", "Imágenes del sitio"),
  tabla("nosotros_secciones", "Secciones de Nosotros"),
  tabla("nosotros_valores", "Valores"),
  tabla("nosotros_estadisticas", "Estadísticas"),
  tabla("catalogos_pdf", "Catálogos PDF"),
  tabla("configuracion_logo", "Logo"),
  tabla("ubicaciones_contacto", "Ubicaciones"),
  { nombre: "ajustes", titulo: "Configuración", clave: "clave" },
  { ...tabla("mensajes_contacto", "Mensajes"), crece: ["idempotencia"] },
  {
    ...tabla("auditoria", "Historial de cambios"),
    // Accounts are not in a backup; the name of who did it is a column of its own.
    omite: ["admin_user_id"],
    crece: ["created_at", "admin_nombre", "accion", "entidad", "entidad_id", "titulo", "antes", "despues"],
  },
];

/** What no backup holds: accounts and whatever opens a door, and what belongs to one instance at one moment. */
export const fueraDelBackup: readonly string[] = [
  "admin_users",
  "admin_sessions",
  "enlaces_acceso",
  "borradores",
  "importaciones",
  "limites",
  "outbox",
  "outbox_intentos",
  "contenido_version",
  "backups",
  "backup_trabajo",
];

/** The tables a restore replaces whole. */
export const reemplazadas = tablas.filter(({ crece }) => !crece);
