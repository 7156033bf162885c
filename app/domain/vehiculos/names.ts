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

/** The row that a text names, by its own name, else another one, ignoring case, accents, dashes and spaces. */
export function rowNamed<R extends Named>(rows: readonly R[], text: string): R | undefined {
  const wanted = toClave(text);
  const joined = plain(wanted);
  return (
    rows.find((one) => clavesOf(one)[0] === wanted) ??
    rows.find((one) => clavesOf(one).includes(wanted)) ??
    (joined === "" ? undefined : rows.find((one) => knownKeys(one).planas.includes(joined)))
  );
}

/**
 * The rows that a mistyped text may mean: those that are a letter away from it, else those that begin with it, else the one
 * that it begins with.
 */
export function rowsLike<R extends Named>(rows: readonly R[], text: string): R[] {
  const wanted = plain(toClave(text));
  if (wanted.length < 3) return [];
  const own = (row: R) => knownKeys(row).planas[0] ?? "";
  const near = rows.filter((one) => knownKeys(one).planas.some((name) => isNear(wanted, name)));
  if (near.length > 0) return near;
  const longer = rows.filter((one) => own(one).startsWith(wanted));
  return longer.length > 0
    ? longer
    : rows.filter((one) => own(one).length > 3 && wanted.startsWith(own(one))).slice(0, 1);
}

/** The likeliest of them. */
export function rowLike<R extends Named>(rows: readonly R[], text: string): R | undefined {
  return rowsLike(rows, text)[0];
}

const either = new Intl.ListFormat("es", { type: "disjunction" });

/** A message about an unknown name, as a sentence or not, with the question whether another one, or one of these, is meant. */
export function withMeant(mensaje: string, meant: string | readonly string[] | undefined): string {
  const nombres = [meant ?? []].flat();
  if (nombres.length === 0) return mensaje;
  const quoted = either.format(nombres.map((nombre) => `«${nombre}»`));
  return `${mensaje.replace(/\.$/, "")}. ¿Quiso decir ${quoted}?`;
}
