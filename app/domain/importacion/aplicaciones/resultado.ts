import { z } from "zod";
import { countOf } from "~/domain/kernel/text";
import { claves } from "./columns";
import type { PlanCounts } from "../importacion";

const Fila = { fila: z.number(), codigo: z.string() };

/** What the import would do with an application; one that is taken away is in no row: `fila` 0. */
export const ResultadoSchema = z.discriminatedUnion("tipo", [
  z.object({ ...Fila, tipo: z.enum(["crear", "quitar", "mover", "igual"]), texto: z.string() }),
  z.object({
    ...Fila,
    tipo: z.literal("error"),
    errores: z.array(z.object({ columna: z.enum(claves), valor: z.string(), mensaje: z.string() })),
  }),
]);
export type Resultado = z.infer<typeof ResultadoSchema>;
export type ErrorCelda = Extract<Resultado, { tipo: "error" }>["errores"][number];

/** "12 aplicaciones agregadas, 1 quitada y 3 sin cambios" */
export function countsText({ crear, quitar, mover, igual }: PlanCounts): string {
  const moved = mover > 0 ? `, ${mover} en otro lugar` : "";
  const rest = `${countOf(quitar, "quitada", "quitadas")}${moved} y ${countOf(igual, "sin cambios", "sin cambios")}`;
  return `${countOf(crear, "aplicación agregada", "aplicaciones agregadas")}, ${rest}`;
}
