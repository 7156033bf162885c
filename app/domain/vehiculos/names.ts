import { cleanText, toClave } from "~/domain/kernel/text";
import { isNear } from "~/domain/catalogo/search";

export interface Named {
  nombre: string;
  /** Other names, with commas between them. */
  alias?: string;
}

/** A make with its lines, among which typed names are looked for. */
export interface MarcaConocida extends Required<Named> {
  lineas: readonly (Required<Named> & { id: number })[];
}

/** The names in a text with commas between them, each once. */
export function aliasOf(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => cleanText(name).replace(/\s+/g, " "));
  return names.filter(
    (name, index) => name !== "" && names.findIndex((one) => toClave(one) === toClave(name)) === index,
  );
}

/** Letters and digits of a name's key: BT-50, BT 50 and BT50 are the same. */
function plain(clave: string): string {
  return clave.replace(/[^A-Z0-9]/g, "");
}

/** All names of a row: its own first, then its aliases. */
export function namesOf({ nombre, alias = "" }: Named): string[] {
  return [nombre, ...aliasOf(alias)];
}

function keysOf(row: Named) {
  const claves = namesOf(row).map(toClave);
  return { claves, planas: claves.map(plain) };
}

/** The keys of rows that were looked at: 300 rows of a form are compared with all lines. */
const known = new WeakMap<Named, ReturnType<typeof keysOf>>();

function knownKeys(row: Named) {
  const keys = known.get(row) ?? keysOf(row);
  known.set(row, keys);
  return keys;
}

/** Keys of all names of a row: its own first, then its aliases. */
export function clavesOf(row: Named): readonly string[] {
  return knownKeys(row).claves;
}

/** The row that a text names, by its own name or another one, ignoring case, accents, dashes and spaces. */
export function rowNamed<R extends Named>(rows: readonly R[], text: string): R | undefined {
  const wanted = toClave(text);
  const joined = plain(wanted);
  return (
    rows.find((one) => clavesOf(one).includes(wanted)) ??
    (joined === "" ? undefined : rows.find((one) => knownKeys(one).planas.includes(joined)))
  );
}

/** The row that a mistyped text may mean: one letter away from one of its names, or the beginning of its name. */
export function rowLike<R extends Named>(rows: readonly R[], text: string): R | undefined {
  const wanted = plain(toClave(text));
  if (wanted.length < 3) return undefined;
  const own = (row: R) => knownKeys(row).planas[0] ?? "";
  return (
    rows.find((one) => knownKeys(one).planas.some((name) => isNear(wanted, name))) ??
    rows.find((one) => own(one).startsWith(wanted)) ??
    rows.find((one) => own(one).length > 3 && wanted.startsWith(own(one)))
  );
}

/** A message about an unknown name, as a sentence or not, with the question whether another one is meant. */
export function withMeant(mensaje: string, nombre: string | undefined): string {
  return nombre === undefined ? mensaje : `${mensaje.replace(/\.$/, "")}. ¿Quiso decir «${nombre}»?`;
}
