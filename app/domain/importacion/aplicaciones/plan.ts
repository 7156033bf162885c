import { cleanText } from "~/domain/kernel/text";
import { type Aplicacion, aplicacionKey, detalleText } from "~/domain/vehiculos/aplicaciones";
import { DEMASIADAS, readDetalle } from "~/domain/vehiculos/filas";
import { limites } from "~/domain/vehiculos/vehiculos";
import type { FilaLeida } from "../filas.server";
import { celdaProblem } from "../sheet";
import { type Celdas, claves, type Modo } from "./columns";
import type { ErrorCelda, Resultado } from "./resultado";
import type { VehiculoFinder } from "./vehiculos";

/** The stored product that the code of a row names. */
export interface Existente {
  id: number;
  revision: number;
  codigo: string;
  /** In their order. */
  aplicaciones: readonly Aplicacion[];
}

/** A row with what it says, or what is wrong with it. */
export interface Leida {
  fila: number;
  codigo: string;
  errores: ErrorCelda[];
  value?: Aplicacion;
  texto: string;
}

interface Lectura {
  existente: Existente | undefined;
  find: VehiculoFinder;
  proximo: number;
}

/** Reads a row by the rules and with the messages of the product editor. */
export function readFila({ fila, celdas, fechas }: FilaLeida<Celdas>, lectura: Lectura): Leida {
  const { existente, find, proximo } = lectura;
  const errores: ErrorCelda[] = [];
  const wrong = (columna: ErrorCelda["columna"], mensaje: string) => {
    if (!errores.some((error) => error.columna === columna))
      errores.push({ columna, valor: celdas[columna] ?? "", mensaje });
  };
  for (const columna of claves) {
    const problem = celdaProblem(celdas[columna] ?? "", fechas?.includes(columna));
    if (problem) wrong(columna, problem);
  }
  const typed = cleanText(celdas.codigo ?? "");
  const codigo = existente?.codigo ?? typed;
  if (codigo === "") wrong("codigo", "El código es requerido");
  else if (!existente) wrong("codigo", `No hay un producto con el código «${codigo}»`);
  const found = find(celdas.marca, celdas.linea);
  if ("mensaje" in found) wrong(found.columna, found.mensaje);
  const { desde = "", hasta = "", posicion = "", motor = "", nota = "" } = celdas;
  const { errores: own, detalle } = readDetalle({ desde, hasta, posicion, motor, nota }, proximo);
  for (const { campo, mensaje } of own) wrong(campo, mensaje);
  if ("mensaje" in found || errores.length > 0) return { fila, codigo, errores, texto: "" };
  const value = { linea_id: found.id, ...detalle };
  return { fila, codigo, errores, value, texto: detalleText(found.vehiculo, detalle) };
}

interface Entrada {
  existente: Existente | undefined;
  /** The rows of the file with this code. */
  leidas: readonly Leida[];
  modo: Modo;
  /** Make and line of a stored application. */
  vehiculoOf: (linea_id: number) => string;
}

/** Rows that say what an earlier one says, and those for which a product has no room. */
function findExcess({ leidas, existente, modo }: Entrada): void {
  const first = new Map<string, number>();
  const stored = new Set(modo === "agregar" ? existente?.aplicaciones.map(aplicacionKey) : []);
  let room = limites.aplicaciones - stored.size;
  for (const { fila, codigo, texto, value, errores } of leidas) {
    if (!value) continue;
    const key = aplicacionKey(value);
    const before = first.get(key);
    if (before !== undefined) {
      const mensaje = `Esta aplicación está repetida: es la de la fila ${before}`;
      errores.push({ columna: "linea", valor: texto, mensaje });
    } else if (!stored.has(key) && (room -= 1) < 0)
      errores.push({ columna: "codigo", valor: codigo, mensaje: DEMASIADAS });
    first.set(key, before ?? fila);
  }
}

/** The keys of the stored applications that keep their place among those that stay. */
function inPlace(stored: readonly string[], wanted: readonly string[]): ReadonlySet<string> {
  const [before, after] = [new Set(stored), new Set(wanted)];
  const stay = stored.filter((key) => after.has(key));
  const now = wanted.filter((key) => before.has(key));
  return new Set(stay.filter((key, index) => key === now[index]));
}

/** What the import would do with the rows of one code. */
export function planCodigo(entrada: Entrada) {
  const { existente, leidas, modo, vehiculoOf } = entrada;
  findExcess(entrada);
  const stored = existente?.aplicaciones ?? [];
  const wanted = leidas.flatMap(({ value }) => (value ? [value] : []));
  const [before, after] = [stored.map(aplicacionKey), wanted.map(aplicacionKey)];
  const kept = modo === "agregar" ? new Set(before) : inPlace(before, after);
  const known = new Set(before);
  const filas = leidas.map(({ fila, codigo, errores, value, texto }): Resultado => {
    if (errores.length > 0 || !value) return { tipo: "error", fila, codigo, errores };
    const key = aplicacionKey(value);
    return { tipo: kept.has(key) ? "igual" : known.has(key) ? "mover" : "crear", fila, codigo, texto };
  });
  const named = new Set(after);
  // With an error among its rows nobody knows which ones a product would lose.
  const certain = modo === "reemplazar" && leidas.every(({ errores }) => errores.length === 0);
  const gone = stored.filter((_, index) => certain && !named.has(before[index] ?? ""));
  const quitadas = gone.map((aplicacion): Resultado => {
    const texto = detalleText(vehiculoOf(aplicacion.linea_id), aplicacion);
    return { tipo: "quitar", fila: 0, codigo: existente?.codigo ?? "", texto };
  });
  const news = modo === "agregar" ? wanted.filter((_, index) => !known.has(after[index] ?? "")) : wanted;
  const changes = quitadas.length > 0 || filas.some(({ tipo }) => tipo === "crear" || tipo === "mover");
  return { filas, quitadas, escribir: changes ? news : [] };
}
