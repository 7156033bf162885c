import { entities } from "~/domain/entities.server";
import { limites } from "~/domain/vehiculos/vehiculos";

/** A table that a backup holds. */
export interface BackupTable {
  nombre: string;
  /** What staff call its rows. */
  titulo: string;
  clave: "id" | "clave" | "palabra";
  /** Most rows; while an archive is checked, memory holds a few bytes of each. */
  filas: number;
  /** Columns left out of a backup: triggers or the instance write them. */
  omite?: readonly string[];
  /** Columns that were dropped since: older backups have them, a restore ignores them. */
  antiguas?: readonly string[];
  /**
   * The table only grows: a restore adds missing rows and removes none. A row with the same values in these columns
   * is there already.
   */
  crece?: readonly string[];
  /** Its rows are parts of another growing table's, each named by a key of its own: [column, table, column there]. */
  parteDe?: readonly [string, string, string];
}

function tabla(nombre: string, titulo: string, more: Partial<Omit<BackupTable, "nombre">> = {}): BackupTable {
  return { nombre, titulo, clave: "id", filas: 10_000, ...more };
}

/** What an entity's table needs besides its name. */
const more: Readonly<Record<string, Partial<BackupTable>>> = {
  // Triggers maintain these counts, and that of lines.
  subcategorias: { filas: 50_000, omite: ["productos_total", "productos_visibles"] },
  productos: { filas: 2_000_000 },
  marcas: { filas: limites.marcas },
  lineas: { filas: limites.lineas, omite: ["productos"] },
};

const ofEntities = entities.flatMap((one) =>
  "stored" in one && one.stored ? [tabla(one.stored.table, one.stored.title, more[one.stored.table])] : [],
);
const first = ["categorias_info", "subcategorias", "marcas", "lineas"];
const [places, products, others] = [
  first.flatMap((nombre) => ofEntities.filter((one) => one.nombre === nombre)),
  ofEntities.filter(({ nombre }) => nombre === "productos"),
  ofEntities.filter(({ nombre }) => !first.includes(nombre) && nombre !== "productos"),
];

/**
 * All tables of content (DEC 38), each after those that it refers to. `rowSchemas` has the rules for their rows.
 */
export const backupTables = [
  ...places,
  tabla("medios", "Imágenes, videos y documentos", { filas: 5_000_000 }),
  ...products,
  tabla("aplicaciones", "Aplicaciones de los productos", {
    filas: 10_000_000,
    // Triggers copy these from the product.
    omite: ["categoria_id", "subcategoria_id", "clave", "universal"],
  }),
  tabla("referencias", "Referencias de los productos", { filas: 10_000_000 }),
  tabla("atributos", "Medidas de las subcategorías", { filas: 1_000_000 }),
  // A trigger copies `clave` from the product.
  tabla("medidas", "Medidas de los productos", { filas: 10_000_000, omite: ["clave"] }),
  tabla("palabras", "Vocabulario de la búsqueda", { clave: "palabra", filas: 2_000_000 }),
  tabla("historial_slugs", "Direcciones anteriores", { filas: 10_000_000 }),
  tabla("medios_uso", "Imágenes de categorías, subcategorías y productos", { filas: 10_000_000 }),
  ...others,
  tabla("ajustes", "Configuración", { clave: "clave", filas: 1_000 }),
  // Before the messages, so that deleted messages are not restored.
  tabla("mensajes_borrados", "Mensajes eliminados", { clave: "clave", filas: 1_000_000, crece: ["clave"] }),
  tabla("mensajes_contacto", "Mensajes", { filas: 1_000_000, antiguas: ["ip_hash"], crece: ["idempotencia"] }),
  tabla("cotizaciones_contadores", "Números de las cotizaciones", { clave: "clave", filas: 1_000, crece: ["clave"] }),
  tabla("cotizaciones", "Cotizaciones", {
    filas: 1_000_000,
    // Accounts are not in a backup; `responsable` keeps the name of who answers.
    omite: ["responsable_id"],
    crece: ["enlace"],
  }),
  tabla("cotizaciones_respuestas", "Respuestas a cotizaciones", {
    filas: 1_000_000,
    crece: ["cotizacion", "version"],
    parteDe: ["cotizacion", "cotizaciones", "enlace"],
  }),
  tabla("auditoria", "Historial de cambios", {
    filas: 2_000_000,
    // Accounts are not in a backup; `admin_nombre` keeps the name of who made the change.
    omite: ["admin_user_id"],
    crece: ["created_at", "admin_nombre", "accion", "entidad", "entidad_id", "titulo", "antes", "despues"],
  }),
];

/** Tables that no backup holds: accounts, everything that grants access, and the state of one instance or moment. */
export const notInBackup: readonly string[] = [
  "admin_users",
  "admin_sessions",
  "enlaces_acceso",
  "borradores",
  "importaciones",
  "formularios_guardados",
  "limites",
  "busquedas_vacias",
  "outbox",
  "outbox_intentos",
  "contenido_version",
  "backups",
  "backup_trabajo",
  // A restore writes what it would still write. Lines of a backup made while they were joined are joined by hand.
  "pendientes",
  "uniones_de_lineas",
  "reloj",
];

/** The tables that a restore replaces completely. */
export const replacedTables = backupTables.filter(({ crece }) => !crece);
