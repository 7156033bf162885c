import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { interruptor, orden, textoOpcional } from "~/domain/kernel/fields";
import { isFoco } from "../foco";
import { isUbicacion } from "../imagenes-sitio";

const UBICACION = "La ubicación es requerida";
const FOCO = "Elija la parte que no debe cortarse";

/** A general image as staff edit it (ADM §5). */
export const ImagenSchema = z.object({
  ubicacion: boundedText(40, { missing: UBICACION, long: UBICACION }).refine(isUbicacion, UBICACION),
  foco: boundedText(40, { long: FOCO }).refine(isFoco, FOCO).default("centro"),
  titulo: textoOpcional("El título", 200),
  descripcion: textoOpcional("La descripción", 1000),
  orden: orden(),
  activo: interruptor(),
});
export type ImagenEdit = z.infer<typeof ImagenSchema>;
