import { cleanText, toClave } from "~/domain/kernel/text";

/** Kinds of attributes, and what staff call them. */
export const tiposAtributo = { numero: "Número", opcion: "Opción", texto: "Texto" } as const;

/** Most attributes of a subcategory and choices of an attribute; the most characters of the texts. */
export const limites = { atributos: 20, opciones: 30, nombre: 40, unidad: 12, texto: 60 };

/** What is measured: "Largo", in mm. `opciones` are the choices, one per line. */
export interface Medible {
  nombre: string;
  unidad: string;
  tipo: string;
  opciones: string;
}

/** The value of a measure: as it is shown, and of a number what it is. */
export interface Valor {
  texto: string;
  numero: number | null;
}

/** The choices of an attribute. */
export function opcionesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => cleanText(line).replace(/\s+/g, " "))
    .filter(Boolean);
}

/** With as many decimals as spreadsheets show at most. */
const NUMERO = /^-?\d{1,7}(?:[.,]\d{1,15})?$/;
/** "1.200" may be 1200 or 1,2: nobody knows. */
const MILES = /^(-?[1-9]\d{0,2})\.(\d{3})$/;

/** A number to three decimals, as Colombians write it: 12,5; a point will do. The message, with an example, when it is none. */
export function readNumero(text: string, ejemplo = "12,5"): number | string {
  const typed = text.trim();
  const miles = MILES.exec(typed);
  if (miles) {
    const [, whole = "", rest = ""] = miles;
    return `No se sabe si el punto separa miles: escriba ${whole}${rest} o ${whole},${rest}`;
  }
  if (!NUMERO.test(typed)) return `Escriba un número, como ${ejemplo}`;
  // Never -0.
  return toThousandths(Number(typed.replace(",", "."))) + 0;
}

const INCHES = /^(?:["”″]|''|pulg|in$|inch)/i;
const INCH_SIGN = /(?:["”″]|''|pulgadas?|pulg|in|inch(?:es)?)\.?$/i;
const VULGAR = /[¼-¾⅐-⅞]/;
const FRACTION = /^(?:(\d{1,3})[ -])?(\d{1,2})\/(\d{1,2})$/;
/** What inches are divided into. */
export const PARTS = [2, 4, 8, 16, 32, 64];
/** To three decimals, as measures are kept. */
export const toThousandths = (numero: number) => Math.round(numero * 1_000) / 1_000;
/** A unit that no number ends in. */
const UNIT = /^[^\d.,/-]/;

/** Whether a unit is the inch, whose numbers are fractions. */
export const isInch = (unidad: string) => INCHES.test(unidad);

/** Signs that are typed one for another: º for °, the Greek letter for the micro sign. */
const folded = (text: string) => text.toLowerCase().replaceAll("º", "°").replaceAll("\u03BC", "\u00B5");

/** A text without the unit at its end, and the point that may follow it. */
function withoutUnit(text: string, unidad: string): string {
  const end = UNIT.test(unidad) ? [unidad, `${unidad}.`].find((one) => folded(text).endsWith(folded(one))) : undefined;
  if (end !== undefined) return text.slice(0, -end.length);
  return isInch(unidad) ? text.replace(INCH_SIGN, "") : text;
}

/** A fraction to three decimals: a sign (1½), or in inches one in lowest terms (1 3/4): 10/16 and 11/2 may mean anything. */
function readFraction(text: string, unidad: string): number | null {
  const spelled = text.replace(VULGAR, (sign) => ` ${sign.normalize("NFKC").replace("\u2044", "/")}`);
  const [, whole = "0", ...typed] = FRACTION.exec(spelled.replace(/\s+/g, " ").trim()) ?? [];
  const [part = 0, parts = 0] = typed.map(Number);
  const isOfInches = isInch(unidad) && PARTS.includes(parts) && part < parts && part % 2 === 1;
  return isOfInches || (parts > 0 && VULGAR.test(text)) ? toThousandths(Number(whole) + part / parts) : null;
}

/** A number as people type it, with its unit or without: 12,5, 40 mm, 1 1/2", ½. The message when it is none. */
export function readConUnidad(typed: string, { unidad }: Pick<Medible, "unidad">): number | string {
  const bare = withoutUnit(typed.trim(), unidad);
  return readFraction(bare, unidad) ?? readNumero(bare, isInch(unidad) ? "1 3/4 o 1,75" : undefined);
}

/** A number as it is shown: 12,5. */
export function numeroText(numero: number): string {
  return String(numero).replace(".", ",");
}

/** Reads what was typed as a measure; null where it is empty, the message where it does not fit the attribute. */
export function readMedida({ unidad, tipo, opciones }: Medible, typed: string): Valor | string | null {
  const texto = cleanText(typed).replace(/\s+/g, " ");
  if (texto === "") return null;
  if (tipo === "numero") {
    const numero = readConUnidad(texto, { unidad });
    return typeof numero === "string" ? numero : { texto: numeroText(numero), numero };
  }
  if (tipo === "opcion") {
    const clave = toClave(texto);
    const all = opcionesOf(opciones);
    const chosen = all.find((one) => toClave(one) === clave);
    return chosen === undefined ? `Elija una de las opciones: ${all.join(", ")}` : { texto: chosen, numero: null };
  }
  if (texto.length > limites.texto) return `La medida no puede exceder ${limites.texto} caracteres`;
  return { texto, numero: null };
}

/** What was typed as a measure, as it would be stored: 4.5 as 4,5. What does not fit the attribute stays as it is. */
export function textoOf(atributo: Medible, typed: string): string {
  const valor = readMedida(atributo, typed);
  return typeof valor === "object" && valor ? valor.texto : typed;
}

/** The name of an attribute with its unit: "Largo (mm)". */
export function tituloOf({ nombre, unidad }: Pick<Medible, "nombre" | "unidad">): string {
  return unidad === "" ? nombre : `${nombre} (${unidad})`;
}

/**
 * The title of an attribute as titles are compared: a subcategory has each once, and in another one the same title is the
 * same measure, for 12 mm are no 12 inches.
 */
export function tituloClave(atributo: Pick<Medible, "nombre" | "unidad">): string {
  return toClave(tituloOf(atributo));
}

/** What a form sends of an attribute that it shows, so that it is noticed when that measures something else by now. */
export function atributoVisto({ id, ...atributo }: { id: number } & Pick<Medible, "nombre" | "unidad">): string {
  return `${id} ${tituloOf(atributo)}`;
}

/** A value with its unit: "92 mm". */
export function valorText(texto: string, { unidad }: Pick<Medible, "unidad">): string {
  return unidad === "" ? texto : `${texto} ${unidad}`;
}

/** A measure as one line of text: "Largo: 92 mm". */
export function medidaText({
  texto,
  atributo,
}: {
  texto: string;
  atributo: Pick<Medible, "nombre" | "unidad">;
}): string {
  return `${atributo.nombre}: ${valorText(texto, atributo)}`;
}
