import { countOf, formatNumber } from "~/domain/kernel/text";
import type { LineaSinProducto } from "~/domain/cotizaciones/codigos.server";
import { LISTA_LLENA } from "~/domain/cotizaciones/lista";
import { notFoundResponse } from "~/site/frame/no-encontrado";

/** What happened to the list: `mal` where a part of it was not done. */
export interface Aviso {
  mal: boolean;
  texto: string;
  /** Lines that added nothing, each with why, and those whose quantity may be another one. */
  lineas?: readonly LineaSinProducto[];
}

/** A product that has another quantity now. */
export interface Cambiado {
  codigo: string;
  de: number;
  a: number;
}

/** What a form changed in the list. */
export interface Cambio {
  /** Products that came into the list. */
  nuevos: number;
  /** How many were there and have a new quantity, and which these are where they are few. */
  cambiados: number;
  cuales: readonly Cambiado[];
  /** Those that were there with this very quantity. */
  iguales?: number;
  /** Those that were there and kept their quantity (`a`), though another one (`de`) was asked for. */
  dejados?: Pick<Cambio, "cambiados" | "cuales">;
  /** The list had no place for these. */
  sobran?: number;
  sinProducto?: readonly LineaSinProducto[];
  /** Products of the page that are no longer on the site. */
  idos?: number;
}

const igualText = (iguales: number) =>
  `Lo que agregó ya estaba en la lista, con ${iguales === 1 ? "la misma cantidad" : "las mismas cantidades"}.`;

/** "pasó de 5 a 1" */
export const pasoText = ({ de, a }: Pick<Cambiado, "de" | "a">) => `pasó de ${formatNumber(de)} a ${formatNumber(a)}`;

/** "AD-2045 ya estaba en la lista: su cantidad pasó de 5 a 1." */
function cambiadosText(cambiados: number, cuales: readonly Cambiado[]): string {
  if (cambiados === 0) return "";
  const [first, ...others] = cuales;
  if (first && others.length === 0) return `${first.codigo} ya estaba en la lista: su cantidad ${pasoText(first)}.`;
  const named = cuales.map((one) => `${one.codigo} ${pasoText(one)}`).join("; ");
  if (named) return `${cambiados} ya estaban en la lista: ${named}.`;
  return cambiados === 1
    ? "1 ya estaba en la lista y quedó con la cantidad nueva."
    : `${cambiados} ya estaban en la lista y quedaron con la cantidad nueva.`;
}

/** "AD-2045 ya estaba en la lista: se dejó en 5, no en 1." */
function dejadosText({ cambiados, cuales }: Pick<Cambio, "cambiados" | "cuales">): string {
  if (cambiados === 0) return "";
  const left = cuales.map(({ codigo, de, a }) => [codigo, `en ${formatNumber(a)}, no en ${formatNumber(de)}`] as const);
  const [first, ...others] = left;
  if (first && others.length === 0) return `${first[0]} ya estaba en la lista: se dejó ${first[1]}.`;
  const named = left.map((one) => one.join(" ")).join("; ");
  if (named) return `${cambiados} ya estaban en la lista y se dejaron con su cantidad: ${named}.`;
  return cambiados === 1
    ? "1 ya estaba en la lista y se dejó con su cantidad."
    : `${cambiados} ya estaban en la lista y se dejaron con su cantidad.`;
}

/** "Se agregaron 14 productos. 2 códigos no existen: GP-9055, 54500-1R02K." */
export function avisoOf(cambio: Cambio): Aviso {
  const { nuevos, cambiados, cuales, iguales = 0, sobran = 0, sinProducto = [], idos = 0 } = cambio;
  const dejados = cambio.dejados ?? { cambiados: 0, cuales: [] };
  const unknown = sinProducto.filter(({ motivo }) => motivo === null).map(({ codigo }) => codigo);
  const other = sinProducto.length - unknown.length;
  const said = [
    nuevos > 0 || cambiados + iguales + dejados.cambiados === 0
      ? `Se ${nuevos === 1 ? "agregó" : "agregaron"} ${countOf(nuevos, "producto", "productos")}.`
      : "",
    cambiadosText(cambiados, cuales),
    dejadosText(dejados),
    iguales > 0 ? `${iguales === 1 ? "1 ya estaba" : `${iguales} ya estaban`} en la lista con la misma cantidad.` : "",
    unknown.length > 0
      ? `${unknown.length === 1 ? "1 código no existe" : `${unknown.length} códigos no existen`}: ${unknown.join(", ")}.`
      : "",
    other > 0 ? `${countOf(other, "línea no se agregó", "líneas no se agregaron")}.` : "",
    idos > 0 ? `${idos === 1 ? "1 producto ya no está" : `${idos} productos ya no están`} en el catálogo.` : "",
    sobran > 0 ? LISTA_LLENA : "",
  ];
  const mal = sinProducto.length > 0 || sobran > 0 || idos > 0;
  const isSame = !mal && nuevos + cambiados + dejados.cambiados === 0;
  return { mal, texto: isSame ? igualText(iguales) : said.filter(Boolean).join(" "), lineas: sinProducto };
}

/** The 404 of a request or an answer that is gone, or whose link is incomplete. */
export function sinCotizacion() {
  return notFoundResponse({
    titulo: "Cotización no encontrada",
    detalle: "Esta cotización ya no está disponible, o el enlace está incompleto. Escríbanos y la buscamos.",
    enlaces: [{ nombre: "Contacto", href: "/contacto" }],
  });
}

export const GUARDADAS: Aviso = { mal: false, texto: "Se guardaron las cantidades." };

/** A path of this site, for the way back; "" for anything else. */
export function ownPath(given: string): string {
  return /^\/(?![/\\])[^\s\\]{0,500}$/.test(given) ? given : "";
}
