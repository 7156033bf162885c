import { countOf } from "~/domain/kernel/text";

/** The first year (modelo) that an application may have. */
export const PRIMER_ANO = 1950;
/** No year that is stored lies behind this one; forms allow the next year at most. */
export const ULTIMO_ANO = 2200;

export const FIN_ANTES = "El año final no puede ser menor que el inicial";

/** A line that a product fits, with its years; `hasta` is null while the vehicle is still made. */
export interface Aplicacion {
  linea_id: number;
  desde: number;
  hasta: number | null;
  posicion: string;
  motor: string;
  nota: string;
}

/** What two applications of a product have in common when they say the same. */
export function aplicacionKey({ linea_id, desde, hasta, posicion, motor, nota }: Aplicacion): string {
  return JSON.stringify([linea_id, desde, hasta, posicion, motor, nota]);
}

/** "2012-2020", "2019", "2021 en adelante". */
export function anosText(desde: number, hasta: number | null): string {
  if (hasta === null) return `${desde} en adelante`;
  return desde === hasta ? String(desde) : `${desde}-${hasta}`;
}

type Detalle = Omit<Aplicacion, "linea_id">;

/** An application of a named vehicle as one line of text: "Renault Duster 2012-2020 · Delantera · 1.6". */
export function detalleText(vehiculo: string, { desde, hasta, posicion, motor, nota }: Detalle): string {
  return [`${vehiculo} ${anosText(desde, hasta)}`, posicion, motor, nota].filter(Boolean).join(" · ");
}

/** A stored application with its line and make. */
export interface Guardada extends Detalle {
  linea: { nombre: string; marca: { nombre: string } };
}

/** Makes that are named before the others are counted. */
const NAMED = 3;

/** The makes that a product is for, in words: "Renault, Nissan", "Universal", "Kia, Fiat, Ford y 3 marcas más"; empty without any. */
export function marcasText(marcas: Iterable<string>, universal: boolean): string {
  const names = [...new Set(marcas)];
  if (universal) names.unshift("Universal");
  if (names.length <= NAMED + 1) return names.join(", ");
  return `${names.slice(0, NAMED).join(", ")} y ${countOf(names.length - NAMED, "marca", "marcas")} más`;
}

/** A stored application as one line of text. */
export function aplicacionText({ linea, ...detalle }: Guardada): string {
  return detalleText(`${linea.marca.nombre} ${linea.nombre}`, detalle);
}

/** Engine and note of an application, as the tables show them in one cell. */
export function notaText({ motor, nota }: Pick<Aplicacion, "motor" | "nota">): string {
  return [motor, nota].filter(Boolean).join(". ");
}

/** The columns of a table of applications in which somebody wrote something. */
export function columnasDe(aplicaciones: readonly Pick<Aplicacion, "posicion" | "motor" | "nota">[]) {
  return {
    posicion: aplicaciones.some(({ posicion }) => posicion !== ""),
    nota: aplicaciones.some((one) => notaText(one) !== ""),
  };
}

/** Whether an application is for a year (modelo). */
export function isForAno({ desde, hasta }: { desde: number; hasta: number | null }, ano: number): boolean {
  return desde <= ano && (hasta === null || ano <= hasta);
}

/** A year (modelo) as people write it, "2015" or "15"; 0 for anything else. */
export function readAno(given: string): number {
  const digits = given.trim();
  if (/^\d{2}$/.test(digits)) return Number(digits) + (Number(digits) < PRIMER_ANO % 100 ? 2000 : 1900);
  const ano = /^\d{4}$/.test(digits) ? Number(digits) : 0;
  return ano >= PRIMER_ANO && ano <= ULTIMO_ANO ? ano : 0;
}
