import { z } from "zod";

/** Names and values of a form, as a browser sends them. */
const CamposSchema = z.array(z.tuple([z.string(), z.string()]));
export type Campos = z.infer<typeof CamposSchema>;

export interface Borrador {
  campos: Campos;
  /** Files had been chosen; they are not kept. */
  archivos: boolean;
}

/** Whether a field holds what must not be told back or kept: a password. */
export function isSecret(name: string): boolean {
  return /password|contrase|clave|token|secret/i.test(name);
}

const LARGEST_CHARACTERS = 512 * 1024;
const MOST_FIELDS = 1000;
/** What a form carries without anybody typing it. */
const MACHINERY = new Set(["csrf", "revision", "id", "intent", "editor", "posicion", "firma"]);

/** What of a form may be kept: its texts, no password, and that there were files. Null when nobody typed anything, or far too much. */
export function keepable(entries: Iterable<[string, unknown]>, archivos = false): Borrador | null {
  const all = [...entries].filter(([name]) => name !== "csrf" && !isSecret(name));
  const campos = all.flatMap(([name, value]): Campos => (typeof value === "string" ? [[name, value]] : []));
  const typed = campos.some(([name]) => !MACHINERY.has(name));
  const size = campos.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return typed && size <= LARGEST_CHARACTERS && campos.length <= MOST_FIELDS ? { campos, archivos } : null;
}

/** The fields kept as text; an empty list when it cannot be read. */
export function camposOf(json: string): Campos {
  return CamposSchema.catch([]).parse(JSON.parse(json));
}

/** What somebody typed into the fields that have a name of their own. */
export function typedOf({ campos }: Borrador): Campos {
  return campos.filter(([name, value]) => !MACHINERY.has(name) && value !== "");
}

/** The value of a hidden field. */
export function campoOf({ campos }: Borrador, name: string): string | undefined {
  return campos.find(([other]) => other === name)?.[1];
}
