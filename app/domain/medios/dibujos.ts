/** The technical drawings that staff choose from, with their names. */
export const dibujos = {
  amortiguador: "Amortiguador",
  bocel: "Bocel",
  cerradura: "Cerradura",
  "cuatrocientos-cuatro": "Rueda (404)",
  defensa: "Defensa",
  estribo: "Estribo",
  gancho: "Gancho de remolque",
  guardabarros: "Guardabarros",
  guardalodo: "Guardalodo",
  guardapolvo: "Guardapolvo",
  pasamanos: "Pasamanos",
  perno: "Perno",
  portaequipaje: "Portaequipaje",
  snorkel: "Snorkel",
  "tapa-rin": "Tapa de rin",
  vehiculo: "Vehículo",
} as const;

/** The neutral sheet, which shows no part. */
export const LAMINA = "lamina";

const propios: Record<string, string> = {
  "accesorios-4x4": "portaequipaje",
  "accesorios-automoviles": "tapa-rin",
  amortiguadores: "amortiguador",
  carroceria: "guardabarros",
  ferreteria: "perno",
  guardapolvos: "guardapolvo",
  "seguridad-vehicular": "cerradura",
};

export function isDibujo(value: string): boolean {
  return Object.hasOwn(dibujos, value);
}

/** Name of a category's drawing: the one that staff chose, else that of a fixed category, else the neutral sheet. */
export function dibujoDe({ dibujo, fija_id }: { dibujo: string; fija_id: string | null }): string {
  return (isDibujo(dibujo) && dibujo) || (fija_id && propios[fija_id]) || LAMINA;
}
