import { entities } from "~/domain/entities.server";

/** A table a backup holds. */
export interface BackupTable<N extends string = string> {
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

function tabla<N extends string>(
  nombre: N,
  titulo: string,
  more: Partial<Omit<BackupTable, "nombre">> = {},
): BackupTable<N> {
  return { nombre, titulo, clave: "id", filas: 10_000, ...more };
}

/** What an entity's table needs beside its name. */
const more: Readonly<Record<string, Partial<BackupTable>>> = {
  // Counted by triggers.
  subcategorias: { filas: 50_000, omite: ["productos_total", "productos_visibles"] },
  productos: { filas: 250_000 },
};

const ofEntities = entities.flatMap((one) =>
  "stored" in one && one.stored ? [tabla(one.stored.table, one.stored.title, more[one.stored.table])] : [],
);
const first = ["categorias_info", "subcategorias"];
const [places, products, others] = [
  first.flatMap((nombre) => ofEntities.filter((one) => one.nombre === nombre)),
  ofEntities.filter(({ nombre }) => nombre === "productos"),
  ofEntities.filter(({ nombre }) => !first.includes(nombre) && nombre !== "productos"),
];

/** All that is content (decision 38), a row after what it refers to. What their rows may hold: `formas`. */
export const backupTables = [
  ...places,
  tabla("medios", "Imágenes, videos y documentos", { filas: 100_000 }),
  ...products,
  tabla("palabras", "Vocabulario de la búsqueda", { clave: "palabra", filas: 500_000 }),
  tabla("historial_slugs", "Direcciones anteriores", { filas: 1_000_000 }),
  tabla("medios_uso", "Imágenes de categorías y subcategorías", { filas: 200_000 }),
  ...others,
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
export type TableName = (typeof backupTables)[number]["nombre"];
/** One of those tables. */
export type OwnTable = (typeof backupTables)[number];

/** What no backup holds: accounts and whatever opens a door, and what belongs to one instance at one moment. */
export const notInBackup: readonly string[] = [
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
export const replacedTables = backupTables.filter(({ crece }) => !crece);
