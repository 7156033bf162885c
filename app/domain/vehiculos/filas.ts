import { rowsOf } from "~/domain/kernel/rows";
import { cleanText, toClave } from "~/domain/kernel/text";
import { type Aplicacion, aplicacionKey, detalleText, FIN_ANTES, type Guardada, PRIMER_ANO } from "./aplicaciones";
import { textosAplicacion } from "./schemas/aplicaciones";
import { clavesOf, type MarcaConocida, rowLike, rowNamed, withMeant } from "./names";
import { limites, nombreDeLinea, sinLinea } from "./vehiculos";

export const DEMASIADAS = `Un producto lleva a lo sumo ${limites.aplicaciones} aplicaciones`;

/** The fields of an application's row, in the order of the form. */
export const campos = ["linea", "desde", "hasta", "posicion", "motor", "nota"] as const;
export type Campo = (typeof campos)[number];
/** A row as it is typed; `linea` is make and line: "Renault Duster". */
export type Fila = Record<Campo, string>;

/** Name of a field in the form: every row has it, and the rows are in their order. */
export function nombreDe(campo: Campo): string {
  return `ap_${campo}[]`;
}

export const filaVacia: Fila = { linea: "", desde: "", hasta: "", posicion: "", motor: "", nota: "" };

/** The rows of a form, by the values of its fields. */
export function filasOf(values: (name: string) => readonly string[]): Fila[] {
  return rowsOf(filaVacia, (campo) => values(`ap_${campo}[]`));
}

/** A stored application as the row of a form. */
export function filaDe({ linea, desde, hasta, posicion, motor, nota }: Guardada): Fila {
  const years = { desde: String(desde), hasta: hasta === null ? "" : String(hasta) };
  return { linea: nombreDeLinea(linea), ...years, posicion, motor, nota };
}

export function isBlank(fila: Fila): boolean {
  return campos.every((campo) => cleanText(fila[campo]) === "");
}

/** Rows as the history and a conflict tell of them. */
export function filasText(filas: readonly Fila[]): string {
  return filas
    .filter((fila) => !isBlank(fila))
    .map(({ linea, desde, hasta, ...rest }) =>
      detalleText(linea, { desde: Number(desde), hasta: hasta.trim() === "" ? null : Number(hasta), ...rest }),
    )
    .join("\n");
}

/** The make and line that a text may mean whose make is mistyped. */
function mistyped(marcas: readonly MarcaConocida[], marca: string, linea: string): string | undefined {
  const like = rowLike(marcas, marca);
  const own = like && rowNamed(like.lineas, linea);
  return own && `${like.nombre} ${own.nombre}`;
}

/** What a typed make and line mean: the line's id, or the message and the text that may be meant. */
export function lineaOf(marcas: readonly MarcaConocida[], text: string): { id: number } | Omit<FilaError, "campo"> {
  const typed = cleanText(text).replace(/\s+/g, " ");
  const clave = `${toClave(typed)} `;
  const of = marcas.flatMap((marca) => clavesOf(marca).map((name) => ({ marca, name })));
  const called = of.filter(({ name }) => clave.startsWith(`${name} `));
  const longest = called.toSorted((one, other) => other.name.length - one.name.length)[0];
  if (longest) {
    const { marca, name } = longest;
    const rest = typed.split(" ").slice(name.split(" ").length).join(" ");
    const linea = rowNamed(marca.lineas, rest);
    if (linea) return { id: linea.id };
    const like = rest === "" ? undefined : rowLike(marca.lineas, rest);
    if (rest === "") return { mensaje: `Escriba también la línea de ${marca.nombre}` };
    return { mensaje: sinLinea(rest, marca, like?.nombre), usar: like && `${marca.nombre} ${like.nombre}` };
  }
  const named = marcas.flatMap(({ nombre, lineas }) => {
    const linea = typed === "" ? undefined : rowNamed(lineas, typed);
    return linea ? [`${nombre} ${linea.nombre}`] : [];
  });
  const [first = "", ...rest] = typed.split(" ");
  const usar = named.length === 1 ? named[0] : mistyped(marcas, first, rest.join(" "));
  const unknown = rest.length > 0 && named.length === 0 ? `La marca «${first}» no existe. ` : "";
  return { mensaje: withMeant(`${unknown}Escriba la marca y la línea, como «Renault Duster»`, usar), usar };
}

export interface FilaError {
  campo: Campo;
  mensaje: string;
  /** The make and line that may be meant. */
  usar?: string;
}

/** The year that is typed; 0 when it is none that an application may have. */
function anoOf(text: string, proximo: number): number {
  const typed = text.trim();
  const ano = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  return ano >= PRIMER_ANO && ano <= proximo ? ano : 0;
}

/** What a row says besides its line, or the first message of each field. */
export function readDetalle(fila: Omit<Fila, "linea">, proximo: number) {
  const errores: FilaError[] = [];
  const year = `Escriba un año entre ${PRIMER_ANO} y ${proximo}`;
  const desde = anoOf(fila.desde, proximo);
  const hasta = fila.hasta.trim() === "" ? null : anoOf(fila.hasta, proximo);
  if (desde === 0) errores.push({ campo: "desde", mensaje: year });
  if (hasta === 0) errores.push({ campo: "hasta", mensaje: year });
  else if (hasta !== null && hasta < desde) errores.push({ campo: "hasta", mensaje: FIN_ANTES });
  const texts = { posicion: "", motor: "", nota: "" };
  for (const campo of ["posicion", "motor", "nota"] as const) {
    if (fila[campo] === "") continue;
    const { data, error } = textosAplicacion[campo].safeParse(fila[campo]);
    if (error) errores.push({ campo, mensaje: error.issues[0]?.message ?? "" });
    texts[campo] = data ?? "";
  }
  return { errores, detalle: { desde, hasta, ...texts } };
}

/** One row: what is stored of it, or the first message of each field. */
function readFila(fila: Fila, marcas: readonly MarcaConocida[], proximo: number) {
  const linea = lineaOf(marcas, fila.linea);
  const { errores, detalle } = readDetalle(fila, proximo);
  if ("mensaje" in linea) errores.unshift({ campo: "linea", ...linea });
  if ("mensaje" in linea || errores.length > 0) return { errores };
  const value: Aplicacion = { linea_id: linea.id, ...detalle };
  return { errores, value };
}

/** Reads typed rows; blank ones are left out. `errores` are by the place of the row, `problema` is that of the whole. */
export function readFilas(filas: readonly Fila[], marcas: readonly MarcaConocida[], proximo: number) {
  const errores = new Map<number, readonly FilaError[]>();
  const aplicaciones: Aplicacion[] = [];
  const seen = new Set<string>();
  for (const [index, fila] of filas.entries()) {
    if (isBlank(fila)) continue;
    const { value, errores: own } = readFila(fila, marcas, proximo);
    const key = value && aplicacionKey(value);
    if (key && seen.has(key)) own.push({ campo: "linea", mensaje: "Esta aplicación está repetida" });
    if (key) seen.add(key);
    if (own.length > 0) errores.set(index, own);
    else if (value) aplicaciones.push(value);
  }
  const wrong = errores.size;
  const many = filas.filter((fila) => !isBlank(fila)).length > limites.aplicaciones;
  const problema = many
    ? DEMASIADAS
    : wrong > 0
      ? `Revise ${wrong === 1 ? "1 aplicación" : `${wrong} aplicaciones`}`
      : null;
  return { aplicaciones, errores, problema };
}
