import { rowsOf } from "~/domain/kernel/rows";
import { type Medible, opcionesOf, tituloOf, tiposAtributo } from "./medidas";

/** Where an attribute is seen besides the product's page. */
export const usos = {
  tabla: "En la tabla",
  ambos: "En la tabla y como filtro",
  filtro: "Como filtro",
  ficha: "Solo en la ficha",
} as const;

export type Campo = "id" | "nombre" | "unidad" | "tipo" | "uso" | "opciones";
/** An attribute as it is typed, a row of the subcategory's editor; without `id` it is a new one. */
export type FilaAtributo = Record<Campo, string>;

export const filaVacia: FilaAtributo = { id: "", nombre: "", unidad: "", tipo: "numero", uso: "tabla", opciones: "" };

/** Name of a field in the form: every row has it, and the rows are in their order. */
export function nombreDe(campo: string): string {
  return `at_${campo}[]`;
}

/** The rows of a form, by the values of its fields. */
export function filasOf(values: (name: string) => readonly string[]): FilaAtributo[] {
  return rowsOf(filaVacia, (campo) => values(nombreDe(campo)));
}

/** An attribute as it is stored, besides its place. */
export interface Atributo extends Medible {
  en_tabla: boolean;
  es_filtro: boolean;
}

/** A stored attribute as the row of a form. */
export function filaDe({ id, nombre, unidad, tipo, opciones, ...at }: Atributo & { id: number }): FilaAtributo {
  const uso = at.en_tabla ? (at.es_filtro ? "ambos" : "tabla") : at.es_filtro ? "filtro" : "ficha";
  return { id: String(id), nombre, unidad, tipo, uso, opciones };
}

/** Attributes as the history and a conflict tell of them: "Largo (mm) · Número · En la tabla". */
export function atributosText(filas: readonly FilaAtributo[]): string[] {
  const label = (labels: Readonly<Record<string, string>>, key: string) => labels[key] ?? key;
  return filas.map(({ opciones, ...fila }) => {
    const kind = [label(tiposAtributo, fila.tipo), opcionesOf(opciones).join(", ")].filter(Boolean).join(": ");
    return [tituloOf(fila), kind, label(usos, fila.uso)].join(" · ");
  });
}

export interface FilaError {
  campo: Campo;
  mensaje: string;
}
