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

const NUMERO = /^-?\d{1,7}(?:[.,]\d{1,3})?$/;
/** "1.200" may be 1200 or 1,2: nobody knows. */
const MILES = /^(-?[1-9]\d{0,2})\.(\d{3})$/;

/** A number as Colombians write it, 12,5; a point will do. The message when it is none. */
export function readNumero(text: string): number | string {
  const typed = text.trim();
  const miles = MILES.exec(typed);
  if (miles) {
    const [, whole = "", rest = ""] = miles;
    return `No se sabe si el punto separa miles: escriba ${whole}${rest} o ${whole},${rest}`;
  }
  if (!NUMERO.test(typed)) return "Escriba un número, como 12,5";
  // Never -0.
  return Number(typed.replace(",", ".")) + 0;
}

/** A number as it is shown: 12,5. */
export function numeroText(numero: number): string {
  return String(numero).replace(".", ",");
}

/** Reads what was typed as a measure; null where it is empty, the message where it does not fit the attribute. */
export function readMedida({ tipo, opciones }: Medible, typed: string): Valor | string | null {
  const texto = cleanText(typed).replace(/\s+/g, " ");
  if (texto === "") return null;
  if (tipo === "numero") {
    const numero = readNumero(texto);
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
