import { countOf } from "~/domain/kernel/text";
import { MAX_LINEAS } from "./cotizacion";
import { readCantidad } from "./lista";

/** One way to read a pasted line; `cantidad` is null where what stands there is no quantity, `sobra` where it is words. */
export interface Lectura {
  codigo: string;
  cantidad: number | null;
  sobra?: string;
}

/** A pasted line and the ways to read it, the likeliest first: the first whose code exists counts. */
export interface LineaPegada {
  linea: string;
  lecturas: Lectura[];
}

const LONGEST_LINE = 300;
const LONGEST_CODE = 120;

function lectura(codigo: string, cantidad: string): Lectura {
  return { codigo: codigo.trim().slice(0, LONGEST_CODE), cantidad: readCantidad(cantidad) };
}

/** The cell with the quantity among those beside a code: the first that is a number, else the first that says something. */
function cantidadIn(cells: readonly string[]): string {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  return said.find((cell) => /^-?[\d.,]+$/.test(cell)) ?? said[0] ?? "1";
}

/**
 * The ways to read a line: GL-4018⇥4, GL-4018⇥Perno⇥4, GL-4018; 4, GL-4018, 4, GL-4018 x 4, GL-4018 4, or the code alone,
 * with or without its brand or words of its product.
 */
export function readLinea(line: string): LineaPegada {
  const linea = line.trim().replaceAll("\0", "").slice(0, LONGEST_LINE);
  if (/[\t;]/.test(linea)) {
    const [codigo = "", ...rest] = linea.split(/[\t;]/);
    return { linea, lecturas: [lectura(codigo, cantidadIn(rest))] };
  }
  const comma = linea.lastIndexOf(",");
  if (comma >= 0) return { linea, lecturas: [lectura(linea.slice(0, comma), linea.slice(comma + 1).trim() || "1")] };
  const lecturas: Lectura[] = [];
  // The sign may be the code's last letter: AX4.
  const times = /^(.*\S)\s*[x×]\s*(-?[\d.]+)$/i.exec(linea);
  const apart = /^(.*\S)\s+(-?[\d.]+)$/.exec(linea);
  if (times) lecturas.push(lectura(times[1] ?? "", times[2] ?? ""));
  if (apart) lecturas.push(lectura(apart[1] ?? "", apart[2] ?? ""));
  // A number in groups, 77 01 209 242, GL 4018 or Monroe 334081 has no quantity; GP-305 5 is never taken for GP-3055.
  if (!apart || linea.split(/\s+/).length > 2 || !/\d/.test(apart[1] ?? "")) lecturas.push(lectura(linea, "1"));
  const [, codigo, sobra] = /^(\S*\d\S*)\s+(.*\p{L}.*)$/u.exec(linea) ?? [];
  if (codigo && sobra && !times) lecturas.push({ ...lectura(codigo, ""), sobra });
  return { linea, lecturas };
}

/** The lines of a pasted text, without empty ones; or why it is not read. */
export function readPegado(text: string): { lineas: LineaPegada[]; problema: string | null } {
  const typed = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  if (typed.length > MAX_LINEAS) return { lineas: [], problema: tooMany(typed.length) };
  return { lineas: typed.map(readLinea), problema: null };
}

/** What is said of more lines than are read at once. */
export function tooMany(lines: number): string {
  return `Pegue a lo sumo ${MAX_LINEAS} líneas; hay ${countOf(lines, "línea", "líneas")}.`;
}

const TITLE = /^(?:c[oó]digo|referencia|n[uú]mero)s?$|^ref\.?$/i;
const TITLE_OF_QUANTITY = /^(?:cantidad|unidad)(?:es)?$|^cant\.?$/i;

/**
 * The lines of a spreadsheet's rows. Titles in the first row say which columns are the code and the quantity; without
 * titles the first column is the code, and the next with a number the quantity.
 */
export function lineasDeFilas(filas: readonly (readonly string[])[]): LineaPegada[] {
  const titles = (filas[0] ?? []).map((title) => title.trim());
  const code = titles.findIndex((title) => TITLE.test(title));
  const quantity = code < 0 ? -1 : titles.findIndex((title) => TITLE_OF_QUANTITY.test(title));
  const place = Math.max(code, 0);
  return filas.slice(code < 0 ? 0 : 1).flatMap((fila) => {
    const codigo = (fila[place] ?? "").trim();
    if (codigo === "") return [];
    const cantidad = cantidadIn(quantity < 0 ? fila.slice(place + 1) : [fila[quantity] ?? ""]);
    return [{ linea: `${codigo}; ${cantidad}`, lecturas: [lectura(codigo, cantidad)] }];
  });
}
