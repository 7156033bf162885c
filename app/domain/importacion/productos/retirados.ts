import { codigoPlano } from "~/domain/catalogo/search";
import { readReferencias } from "~/domain/referencias/schemas/referencias";

/** The retired codes and the products' codes that the rows of a file name, without separators. */
export interface RetiredCodes {
  /** Codes of products, in the catalogue or in the file: each as it is written. */
  codigos: ReadonlyMap<string, string>;
  /** Codes that a product of the catalogue replaces: its id and code. */
  reemplazados: ReadonlyMap<string, { id: number; codigo: string }>;
  /** Codes that more than one row of the file wants to replace. */
  repetidos: ReadonlySet<string>;
}

/** The retired codes in a cell, without separators. */
export function retiredIn(celda: string | undefined): string[] {
  return celda ? readReferencias("reemplaza", celda).referencias.map(({ numero }) => codigoPlano(numero)) : [];
}

/** What is wrong with the retired codes of a row, as the product editor says it; null when nothing is (DEC 52). */
export function retiredProblem(codigo: string, id: number | undefined, celda: string, retirados: RetiredCodes) {
  const { codigos, reemplazados, repetidos } = retirados;
  const own = id === undefined ? reemplazados.get(codigoPlano(codigo)) : undefined;
  if (own) return { columna: "codigo", mensaje: `El código está retirado: lo reemplaza ${own.codigo}` } as const;
  const wrong = (mensaje: string) => ({ columna: "reemplaza", mensaje }) as const;
  for (const plano of retiredIn(celda)) {
    if (plano === codigoPlano(codigo)) return wrong(`${codigo} es el código de este producto`);
    const used = codigos.get(plano);
    if (used !== undefined) return wrong(`${used} es el código de un producto`);
    const other = reemplazados.get(plano);
    if (other && other.id !== id) return wrong(`${plano.toUpperCase()} ya lo reemplaza ${other.codigo}`);
    if (repetidos.has(plano)) return wrong(`${plano.toUpperCase()} está en más de una fila`);
  }
  return null;
}
