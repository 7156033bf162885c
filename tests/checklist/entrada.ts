/** A checkable statement of the specification, and what shows that it holds. */
export interface Entrada {
  /** Section and part of the document. */
  seccion: string;
  /** Its words, shortened. */
  frase: string;
  /** The test that would fail if it did not hold; `titulo` stands in the file word for word. */
  prueba?: { archivo: string; titulo: string };
  /** Number of decisions.md that replaces it; 0 is that page's opening: server-rendered, no hosted backend. */
  decision?: number;
}

/** Statement and test, or statement and what settles it. */
type Fila = readonly [frase: string, archivo: string, titulo: string] | readonly [frase: string, por: number];

function entrada(seccion: string, [frase, por, titulo]: Fila): Entrada {
  if (titulo !== undefined) return { seccion, frase, prueba: { archivo: String(por), titulo } };
  return { seccion, frase, decision: Number(por) };
}

/** The statements of one part of the document. */
export function parte(seccion: string, filas: readonly Fila[]): Entrada[] {
  return filas.map((fila) => entrada(seccion, fila));
}
