/** Kinds of references: a vehicle maker's number, another maker's number, and a code of ours that is retired. */
export const tiposReferencia = ["oe", "equivalente", "reemplaza"] as const;
export type TipoReferencia = (typeof tiposReferencia)[number];

/** Whether a name is that of a kind of references. */
export function isTipoReferencia(name: string): boolean {
  return tiposReferencia.some((tipo) => tipo === name);
}

/** What staff and visitors call the references of a kind. */
export const referenciaTitulos: Readonly<Record<TipoReferencia, string>> = {
  oe: "Números OE",
  equivalente: "Equivalentes",
  reemplaza: "Reemplaza a",
};

/** A number by which others, or we in earlier years, call a product; `marca` is '' where nobody said whose it is. */
export interface Referencia {
  marca: string;
  numero: string;
}

/** Most references of a kind that a product has, and the most characters of a brand and of a number. */
export const referenciasLimits = { lines: 200, marca: 60, numero: 60 };

/** The references of a product as staff write them, one per line: "Marca; Número". */
export type ReferenciasTexto = Record<TipoReferencia, string>;

/** A reference as a line: "Renault; 77 01 209 242", or only the number. */
export function referenciaLine({ marca, numero }: Referencia): string {
  return marca === "" ? numero : `${marca}; ${numero}`;
}

/** The references in their order as the texts of the editor. */
export function referenciasTexto(rows: readonly (Referencia & { tipo: string })[]): ReferenciasTexto {
  const textOf = (tipo: TipoReferencia) =>
    rows
      .filter((row) => row.tipo === tipo)
      .map(referenciaLine)
      .join("\n");
  return { oe: textOf("oe"), equivalente: textOf("equivalente"), reemplaza: textOf("reemplaza") };
}
