import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { interruptor, orden, textoOpcional } from "~/domain/kernel/fields";
import { isFoco } from "./foco";

/** Places of the site that general images are shown in (ADM §9). */
export const ubicacionesImagen = { slider_home: "Slider Home", nosotros: "Nosotros", general: "General" } as const;
export type UbicacionImagen = keyof typeof ubicacionesImagen;

/** Reads the place from an address or a form; undefined for anything else. */
export function ubicacionImagen(value: string | null): UbicacionImagen | undefined {
  return value !== null && isUbicacion(value) ? value : undefined;
}

function isUbicacion(value: string): value is UbicacionImagen {
  return Object.hasOwn(ubicacionesImagen, value);
}

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

export const imagenesPorPagina = 25;
