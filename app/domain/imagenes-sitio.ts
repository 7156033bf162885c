import { z } from "zod";
import { boundedText } from "~/services/bounded";
import { interruptor, LONGEST_NUMBER, textoOpcional } from "./campos";

/** Places of the site that general images are shown in (ADM §9). */
export const ubicacionesImagen = { slider_home: "Slider Home", nosotros: "Nosotros", general: "General" } as const;
export type UbicacionImagen = keyof typeof ubicacionesImagen;

/** The place of an address or form; undefined for anything else. */
export function ubicacionImagen(value: string | null): UbicacionImagen | undefined {
  return value !== null && isUbicacion(value) ? value : undefined;
}

function isUbicacion(value: string): value is UbicacionImagen {
  return Object.hasOwn(ubicacionesImagen, value);
}

const UBICACION = "La ubicación es requerida";
const ORDEN = "El orden debe ser mayor o igual a 0";

/** A general image as staff edit it (ADM §5). */
export const ImagenSchema = z.object({
  ubicacion: boundedText(40, { missing: UBICACION, long: UBICACION }).refine(isUbicacion, UBICACION),
  titulo: textoOpcional("El título", 200),
  descripcion: textoOpcional("La descripción", 1000),
  orden: z
    .union([boundedText(LONGEST_NUMBER, { long: ORDEN }), z.number()])
    .optional()
    .transform((typed) => Number(String(typed ?? "").trim() || 0))
    .pipe(z.number(ORDEN).int(ORDEN).min(0, ORDEN).max(1_000_000, ORDEN)),
  activo: interruptor(),
});
export type ImagenEdit = z.infer<typeof ImagenSchema>;

export const imagenesPorPagina = 25;
