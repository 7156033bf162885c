import { z } from "zod";
import { SELECCIONE } from "~/domain/kernel/choices";
import { opcion, seleccion, textoOpcional } from "~/domain/kernel/fields";
import { estadosCotizacion } from "./estados";

/** What staff say of a request: its state, who answers (null: nobody yet), and a note that no customer sees. */
export const SeguimientoSchema = z.object({
  estado: opcion(
    estadosCotizacion.map(({ value }) => value),
    "Elija un estado",
  ),
  responsable_id: z.union(
    [z.literal(SELECCIONE).transform(() => null), seleccion("Elija quién responde")],
    "Elija quién responde",
  ),
  nota: textoOpcional("La nota", 2_000),
  /** The button by which somebody takes the request up. */
  yo: z.literal("1").optional(),
});
export type Seguimiento = Omit<z.output<typeof SeguimientoSchema>, "yo">;

/** What is said of a request that somebody takes up; a new one is being worked on from then on. */
export function takenBy(responsable_id: number, value: Seguimiento): Seguimiento {
  return { ...value, responsable_id, estado: value.estado === "nueva" ? "en_curso" : value.estado };
}
