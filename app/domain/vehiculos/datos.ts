/** A line in the file of the selects: its name, and the years there are parts for, if any. */
export type LineaDatos = readonly [nombre: string, desde: number, hasta: number] | readonly [nombre: string];

/** A make in the file of the selects. */
export type MarcaDatos = readonly [slug: string, nombre: string, lineas: readonly LineaDatos[]];
