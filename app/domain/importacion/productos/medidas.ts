import { toClave } from "~/domain/kernel/text";
import { type Medible, readMedida, tituloClave, tituloOf, type Valor } from "~/domain/medidas/medidas";
import type { FilaLeida } from "../filas.server";
import { celdaProblem, OF_CONTENT } from "../sheet";

/** An attribute of a subcategory; its column has its name and unit as the title. */
export interface AtributoColumna extends Medible {
  id: number;
}

/** A measure that a product has. */
export interface MedidaGuardada {
  texto: string;
  atributo: { nombre: string; unidad: string };
}

/** The titles of the columns of attributes, by their keys. */
export function medidaColumns(atributos: Iterable<AtributoColumna>): ReadonlyMap<string, string> {
  return new Map(Array.from(atributos, (atributo) => [tituloClave(atributo), tituloOf(atributo)]));
}

/** The titles of the columns of attributes in a row, each with its cell. */
function cellsOf(celdas: Readonly<Record<string, string | undefined>>) {
  return Object.entries(celdas).flatMap(([columna, celda]) =>
    columna.startsWith(OF_CONTENT) ? [{ titulo: columna.slice(OF_CONTENT.length), celda: celda ?? "" }] : [],
  );
}

interface Lugar {
  nombre: string;
  atributos: readonly AtributoColumna[];
}

/**
 * What a row says of the measures of its product, in the subcategory that it will have: the values, what is wrong and
 * what changes. A column that the file does not have keeps the value of the attribute of the same name and unit.
 */
export function planMedidas(
  { celdas, fechas }: Pick<FilaLeida<Readonly<Record<string, string | undefined>>>, "celdas" | "fechas">,
  { nombre, atributos }: Lugar,
  stored: readonly MedidaGuardada[],
) {
  const cells = new Map(cellsOf(celdas).map((cell) => [toClave(cell.titulo), cell]));
  const kept = new Map(stored.map(({ texto, atributo }) => [tituloClave(atributo), texto]));
  const errores: { columna: string; valor: string; mensaje: string }[] = [];
  const medidas: (Valor & { atributo_id: number })[] = [];
  const despues = new Map<string, string>();
  for (const atributo of atributos) {
    const columna = tituloOf(atributo);
    const clave = tituloClave(atributo);
    const cell = cells.get(clave);
    cells.delete(clave);
    const fecha = cell && fechas?.includes(OF_CONTENT + cell.titulo);
    const valor = celdaProblem(cell?.celda ?? "", fecha) ?? readMedida(atributo, cell?.celda ?? kept.get(clave) ?? "");
    // A kept value that does not fit an attribute of the same name is lost, and said among the changes.
    if (typeof valor === "string" && cell) errores.push({ columna, valor: cell.celda, mensaje: valor });
    if (typeof valor === "string" || valor === null) continue;
    medidas.push({ atributo_id: atributo.id, ...valor });
    despues.set(columna, valor.texto);
  }
  for (const { titulo, celda } of cells.values())
    if (celda.trim() !== "")
      errores.push({ columna: titulo, valor: celda, mensaje: `«${nombre}» no tiene esa medida` });
  const antes = new Map(stored.map(({ texto, atributo }) => [tituloOf(atributo), texto]));
  const cambios = [...new Set([...antes.keys(), ...despues.keys()])].flatMap((columna) => {
    const [before, after] = [antes.get(columna) ?? "", despues.get(columna) ?? ""];
    return before === after ? [] : [{ columna, antes: before, despues: after }];
  });
  return { medidas, errores, cambios };
}
