import { z } from "zod";
import { interruptor, texto, textoOpcional } from "~/domain/kernel/fields";
import { isDate, todayInBogota } from "~/domain/kernel/dates";

/** A PDF catalogue as staff edit it (ADM §5); without a publication date it gets today's. */
export const CatalogoSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 200),
  version: textoOpcional("La versión", 60),
  fecha_publicacion: textoOpcional("La fecha", 10)
    .transform((fecha) => fecha || todayInBogota())
    .refine(isDate, "La fecha no es válida"),
  activo: interruptor(),
});
export type CatalogoEdit = z.infer<typeof CatalogoSchema>;
