import { z } from "zod";
import { countOf } from "~/domain/kernel/text";
import type { PlanCounts } from "../importacion";
import { nombres } from "./columns";
import type { MedidaGuardada } from "./medidas";

const Value = z.object({
  nombre: z.string(),
  descripcion: z.string(),
  visible: z.boolean(),
  universal: z.boolean(),
  oe: z.string(),
  equivalente: z.string(),
  reemplaza: z.string(),
  medidas: z.array(z.object({ atributo_id: z.number(), texto: z.string(), numero: z.number().nullable() })).default([]),
  categoria_id: z.number(),
  subcategoria_id: z.number(),
});
const Fila = { fila: z.number(), codigo: z.string() };
export const Columnas = z.enum(nombres);

/** What the import would do with a row; a column is one of these, or the title of a measure. */
export const ResultadoSchema = z.discriminatedUnion("tipo", [
  z.object({ ...Fila, tipo: z.literal("crear"), value: Value }),
  z.object({
    ...Fila,
    tipo: z.literal("actualizar"),
    id: z.number(),
    revision: z.number(),
    value: Value,
    cambios: z.array(z.object({ columna: z.string(), antes: z.string(), despues: z.string() })),
  }),
  z.object({ ...Fila, tipo: z.literal("igual") }),
  z.object({
    ...Fila,
    tipo: z.literal("error"),
    errores: z.array(z.object({ columna: z.string(), valor: z.string(), mensaje: z.string() })),
  }),
]);
export type Resultado = z.infer<typeof ResultadoSchema>;
export type ErrorCelda = Extract<Resultado, { tipo: "error" }>["errores"][number];
export type Valores = z.infer<typeof Value>;

/** "12 productos creados, 1 actualizado y 3 sin cambios". */
export function countsText({ crear, actualizar, igual }: PlanCounts): string {
  const changed = `${countOf(actualizar, "actualizado", "actualizados")} y ${countOf(igual, "sin cambios", "sin cambios")}`;
  return `${countOf(crear, "producto creado", "productos creados")}, ${changed}`;
}

/** The stored product that a row's code names. */
export interface Existente extends Omit<Valores, "medidas"> {
  medidas: readonly MedidaGuardada[];
  id: number;
  revision: number;
  codigo: string;
}
interface NamedSection {
  id: number;
  nombre: string;
}
interface Subcategoria extends NamedSection {
  /** The name of the subcategory that its products are on their way to. */
  destino?: string | undefined;
}
/** Categories by the key of their names (DEC 5), each with its subcategories by theirs. */
export type SectionsByKey = ReadonlyMap<string, NamedSection & { subcategorias: ReadonlyMap<string, Subcategoria> }>;
