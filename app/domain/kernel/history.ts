import { formatNumber, toClave, truncate } from "./text";

export const acciones = {
  crear: "Creó",
  editar: "Editó",
  eliminar: "Eliminó",
  mover: "Movió",
  unir: "Unió",
  importar: "Importó",
  invitar: "Invitó",
  activar: "Activó",
  desactivar: "Desactivó",
  clave: "Cambió la contraseña",
  enlace: "Creó un enlace de contraseña",
  restaurar: "Restauró",
} as const;
export type Accion = keyof typeof acciones;

/** A row as the history stores it: column → readable value. */
export type RowState = Record<string, string>;

/** Columns that are never recorded: internal ones, passwords, hashes, tokens and secrets. */
const HIDDEN =
  /^(id|revision|clave|busqueda|created_at|updated_at)$|_clave$|_plano$|_total$|_visibles$|password|hash|token|secret/i;

function readable(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join("\n");
  const parts = Object.entries(value).map(([name, one]) =>
    name === "bytes" ? `${formatNumber(Number(one))} bytes` : readable(one),
  );
  return parts.filter(Boolean).join(" · ");
}

/** A row without internal and secret columns; a related row becomes its name. */
export function rowStateOf(row: Record<string, unknown>): RowState {
  const kept = Object.entries(row).filter(([name]) => !HIDDEN.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, readable(value)]));
}

/**
 * The columns that differ between two states of a row. When one state is null (created or deleted), all of the
 * other's.
 */
export function changes(antes: RowState | null, despues: RowState | null): { antes: RowState; despues: RowState } {
  const names = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])];
  const changed = names.filter((name) => (antes?.[name] ?? "") !== (despues?.[name] ?? ""));
  const of = (foto: RowState | null) => Object.fromEntries(changed.map((name) => [name, foto?.[name] ?? ""]));
  return { antes: antes ? of(antes) : {}, despues: despues ? of(despues) : {} };
}

/** The search text of a history line: its title, who did it, and the row's values; 4,000 characters at most. */
export function auditoriaBusqueda(
  titulo: string,
  admin_nombre: string,
  antes: RowState | null,
  despues: RowState | null,
) {
  const values = [...Object.values(antes ?? {}), ...Object.values(despues ?? {})];
  return truncate(toClave([titulo, admin_nombre, ...values].join(" ")), 4000);
}

const LABELS: Record<string, string> = {
  codigo: "Código",
  oe: "Números OE",
  equivalente: "Equivalentes",
  reemplaza: "Reemplaza a",
  codigos: "Códigos",
  codigos_creados: "Códigos creados",
  codigos_actualizados: "Códigos actualizados",
  categoria: "Categoría",
  subcategoria: "Subcategoría",
  linea: "Línea",
  alias: "Otros nombres",
  titulo: "Título",
  subtitulo: "Subtítulo",
  slug: "Dirección (slug)",
  telefono: "Teléfono",
  icono: "Ícono",
  foto_tarjeta: "Imagen en la tarjeta",
  medio: "Archivo",
  medios: "Archivos",
  url: "URL",
  latitud: "Latitud",
  fecha_publicacion: "Fecha de publicación",
  texto_boton_pdf: "Texto del Botón PDF",
  texto_boton: "Texto del botón",
  url_boton: "Dirección del botón",
  politica: "Política de tratamiento de datos personales",
  politica_version: "Versión de la política",
  consentimiento_obligatorio: "Exigir que el visitante acepte la política con una casilla",
  retencion_meses: "Meses que se guardan los mensajes",
  sinonimos: "Palabras que significan lo mismo",
  whatsapp: "WhatsApp",
  whatsapp_saludo: "Saludo de WhatsApp",
  telefono_whatsapp: "WhatsApp",
  horario_semana: "Horario de semana",
  horario_fin_de_semana: "Horario de fin de semana",
  horario_sabado: "Horario de sábado",
  horario_domingo: "Horario de domingo",
  correo_asunto: "Comienzo del asunto",
  correo_remitente: "Correo remitente",
  correo_destinatarios: "Correos que reciben los mensajes",
  mensaje_enviado: "Mensaje de confirmación al visitante",
  atributos: "Medidas",
  responsable: "Responde",
};

/** What staff call a column. */
export function fieldLabel(columna: string): string {
  const words = columna.replaceAll("_", " ").replace(/([cs])ion\b/g, "$1ión");
  return LABELS[columna] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const cambiosPorPagina = 25;
