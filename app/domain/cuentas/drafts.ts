import { fieldLabel } from "~/domain/kernel/history";

/** Names and values of a form, as a browser sends them. */
type Campos = [string, string][];

export interface Borrador {
  campos: Campos;
  /** Files had been chosen; their content is not stored. */
  archivos: boolean;
}

/** A draft that was kept for a screen. */
export interface Recuperado extends Borrador {
  clave: string;
  /** How many more there are for the same screen. */
  otros: number;
}

/** Whether this is a form's draft that came from the server as what an error carries. */
export function isBorrador(value: unknown): value is Borrador {
  return typeof value === "object" && value !== null && "campos" in value && Array.isArray(value.campos);
}

/** Whether a field may hold a password or another secret, which is neither stored nor sent back. */
export function isSecret(name: string): boolean {
  return /password|contrase|clave|token|secret/i.test(name);
}

const LARGEST_CHARACTERS = 512 * 1024;
const MOST_FIELDS = 2000;
/** Names of the buttons that change a list of a form; no form is saved by them. */
export const PRESSED = ["fila-accion", "medio-accion"] as const;

/** Hidden fields, buttons and the place that something moves to, which nobody types. */
const MACHINERY = new Set<string>([
  "csrf",
  "revision",
  "idempotencia",
  "id",
  "intent",
  "destino_id",
  "editor",
  "borrador",
  "posicion",
  "firma",
  "vista[]",
  "huella",
  "contenido_version",
  "version",
  "aceptada",
  "marcado[]",
  "mostrado[]",
  "notado[]",
  ...PRESSED,
]);

/**
 * The part of a form that may be stored as a draft: its texts without passwords, and whether there were files. Null
 * when nothing was typed, or more than 512 Ki characters or 2000 fields.
 */
export function keepable(entries: Iterable<[string, unknown]>, archivos = false): Borrador | null {
  const all = [...entries].filter(([name]) => name !== "csrf" && !isSecret(name));
  const campos = all.flatMap(([name, value]): Campos => (typeof value === "string" ? [[name, value]] : []));
  const typed = campos.some(([name]) => !MACHINERY.has(name));
  const size = campos.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return typed && size <= LARGEST_CHARACTERS && campos.length <= MOST_FIELDS ? { campos, archivos } : null;
}

/** Fields whose values are ids, and those that say which lists a form has. */
const UNREADABLE = /_(?:id|lista|pierde)(?:\[\])?$|^medio(?:-guardado)?\[\]$/;

/** The fields that somebody typed into, without hidden, empty and unreadable ones. */
export function typedOf({ campos }: Borrador): Campos {
  return campos.filter(([name, value]) => !MACHINERY.has(name) && !UNREADABLE.test(name) && value !== "");
}

/** What staff call a field: `ap_desde[]` of a list's row is "Desde"; a measure has a number for its name. */
export function campoLabel(name: string): string {
  const columna = name.replace(/(?:\[\]|-\d+)$/, "").replace(/^(?:ap|at|me)_/, "");
  return /^\d+$/.test(columna) ? "Medida" : fieldLabel(columna);
}

/** The value of a hidden field. */
export function campoOf({ campos }: Pick<Borrador, "campos">, name: string): string | undefined {
  return campos.find(([other]) => other === name)?.[1];
}

/** A draft as the form that was posted. */
export function formOf({ campos }: Pick<Borrador, "campos">): FormData {
  const form = new FormData();
  for (const [name, value] of campos) form.append(name, value);
  return form;
}
