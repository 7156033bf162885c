/** A table a backup holds. */
export interface Tabla<N extends string = string> {
  nombre: N;
  /** What staff call its rows. */
  titulo: string;
  clave: "id" | "clave" | "palabra";
  /** Rows it may have: keys are held in memory while an archive is checked. */
  filas: number;
  /** Columns the database or the instance writes itself. */
  omite?: readonly string[];
  /** Columns that backups of older versions hold and no row has any more: left where they are. */
  antiguas?: readonly string[];
  /**
   * Grows by itself: a restore adds what is missing and takes nothing away. These columns tell whether a row is there
   * already.
   */
  crece?: readonly string[];
}

function tabla<N extends string>(nombre: N, titulo: string, more: Partial<Omit<Tabla, "nombre">> = {}): Tabla<N> {
  return { nombre, titulo, clave: "id", filas: 10_000, ...more };
}

/** All that is content (decision 38), a row after what it refers to. What their rows may hold: `formas`. */
export const tablas = [
  tabla("categorias_info", "Categorías"),
  // Counted by triggers.
  tabla("subcategorias", "Subcategorías", { filas: 50_000, omite: ["productos_total", "productos_visibles"] }),
  tabla("medios", "Imágenes, videos y documentos", { filas: 100_000 }),
  tabla("productos", "Productos", { filas: 250_000 }),
  tabla("palabras", "Vocabulario de la búsqueda", { clave: "palabra", filas: 500_000 }),
  tabla("historial_slugs", "Direcciones anteriores", { filas: 1_000_000 }),
  tabla("medios_uso", "Imágenes de categorías y subcategorías", { filas: 200_000 }),
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
  tabla("ajustes", "Configuración", { clave: "clave", filas: 1_000 }),
  // Before the messages: what was deleted is not brought back.
  tabla("mensajes_borrados", "Mensajes eliminados", { clave: "clave", filas: 1_000_000, crece: ["clave"] }),
  tabla("mensajes_contacto", "Mensajes", { filas: 1_000_000, antiguas: ["ip_hash"], crece: ["idempotencia"] }),
  tabla("auditoria", "Historial de cambios", {
    filas: 2_000_000,
    // Accounts are not in a backup; the name of who did it is a column of its own.
    omite: ["admin_user_id"],
    crece: ["created_at", "admin_nombre", "accion", "entidad", "entidad_id", "titulo", "antes", "despues"],
  }),
];
export type NombreTabla = (typeof tablas)[number]["nombre"];
/** One of those tables. */
export type TablaPropia = (typeof tablas)[number];

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
  "reloj",
];

/** The tables a restore replaces whole. */
export const reemplazadas = tablas.filter(({ crece }) => !crece);
