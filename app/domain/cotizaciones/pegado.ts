import { countOf } from "~/domain/kernel/text";
import { MAX_LINEAS } from "./cotizacion";
import { readCantidad } from "./lista";

/** One way to read a pasted line; `cantidad` is null where what stands there is no quantity. */
export interface Lectura {
  codigo: string;
  cantidad: number | null;
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

/** The ways to read a line: GL-4018⇥4, GL-4018; 4, GL-4018, 4, GL-4018 x 4, GL-4018 4, or the code alone. */
export function readLinea(line: string): LineaPegada {
  const linea = line.trim().replaceAll("\0", "").slice(0, LONGEST_LINE);
  if (/[\t;]/.test(linea)) {
    const [codigo = "", ...rest] = linea.split(/[\t;]/);
    return { linea, lecturas: [lectura(codigo, rest.find((cell) => cell.trim() !== "") ?? "1")] };
  }
  const comma = linea.lastIndexOf(",");
  if (comma >= 0) return { linea, lecturas: [lectura(linea.slice(0, comma), linea.slice(comma + 1).trim() || "1")] };
  const lecturas: Lectura[] = [];
  // The sign may be the code's last letter: AX4.
  const times = /^(.*\S)\s*[x×]\s*(-?[\d.]+)$/i.exec(linea);
  const apart = /^(.*\S)\s+(-?[\d.]+)$/.exec(linea);
  if (times) lecturas.push(lectura(times[1] ?? "", times[2] ?? ""));
  if (apart) lecturas.push(lectura(apart[1] ?? "", apart[2] ?? ""));
  // A number written in groups, 77 01 209 242, has no quantity; GP-305 5 is never taken for GP-3055.
  if (!apart || linea.split(/\s+/).length > 2) lecturas.push(lectura(linea, "1"));
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

/** The lines of a spreadsheet's rows: the first column is the code, the second the quantity. A row of titles is none. */
export function lineasDeFilas(filas: readonly (readonly string[])[]): LineaPegada[] {
  return filas.flatMap(([codigo = "", cantidad = ""], at) => {
    if (codigo.trim() === "" || (at === 0 && /^(?:c[oó]digo|referencia)s?$/i.test(codigo.trim()))) return [];
    return [{ linea: `${codigo.trim()}; ${cantidad.trim()}`, lecturas: [lectura(codigo, cantidad.trim() || "1")] }];
  });
}
