/** Places of the site that general images are shown in (ADM §9). */
export const ubicacionesImagen = { slider_home: "Slider Home", nosotros: "Nosotros", general: "General" } as const;
/** The same to choose from. */
export const lugaresImagen = Object.entries(ubicacionesImagen).map(([value, label]) => ({ value, label }));
export type UbicacionImagen = keyof typeof ubicacionesImagen;

/** Reads the place from an address or a form; undefined for anything else. */
export function ubicacionImagen(value: string | null): UbicacionImagen | undefined {
  return value !== null && isUbicacion(value) ? value : undefined;
}

/** Whether a word names a place. */
export function isUbicacion(value: string): value is UbicacionImagen {
  return Object.hasOwn(ubicacionesImagen, value);
}

export const imagenesPorPagina = 25;
