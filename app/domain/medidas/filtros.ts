import { cleanText, toClave } from "~/domain/kernel/text";
import { type Medible, numeroText, opcionesOf, readConUnidad, valorText } from "./medidas";
import { numeroPublico } from "./pulgadas";

/** An attribute on the pages of the site. */
export interface AtributoPublico extends Medible {
  id: number;
  en_tabla: boolean;
  es_filtro: boolean;
}

/** Names of the search parameters of filters: m12 of a choice, m12-desde and m12-hasta of a number. */
export const FILTROS = /^m[1-9]\d{0,8}(?:-desde|-hasta)?$/;

/** The search parameters of a filter by number: from, and up to. */
export const ladosDe = (id: number) => [`m${id}-desde`, `m${id}-hasta`] as const;

/** A filter that is on: a choice, or a range that is open where a side is null. */
export type Filtro = { atributo: AtributoPublico } & (
  { opcion: string } | { desde: number | null; hasta: number | null }
);

function side(typed: string | undefined, atributo: Medible): number | null {
  const numero = readConUnidad(cleanText(typed ?? ""), atributo);
  return typeof numero === "number" ? numero : null;
}

const END_BEFORE_START = "Es menor que el comienzo";

function isReversed(desde: number | null, hasta: number | null): boolean {
  return desde !== null && hasta !== null && hasta < desde;
}

/** The filters that search parameters turn on; what is no choice, no number, or an end before its start turns on none. */
export function readFiltros(
  atributos: readonly AtributoPublico[],
  given: Readonly<Record<string, string | undefined>>,
): Filtro[] {
  return atributos
    .filter(({ es_filtro }) => es_filtro)
    .flatMap((atributo): Filtro[] => {
      const { id, tipo, opciones } = atributo;
      if (tipo === "opcion") {
        const clave = toClave(given[`m${id}`] ?? "");
        const opcion = opcionesOf(opciones).find((one) => toClave(one) === clave);
        return opcion === undefined ? [] : [{ atributo, opcion }];
      }
      const [nameDesde, nameHasta] = ladosDe(id);
      const desde = side(given[nameDesde], atributo);
      const end = side(given[nameHasta], atributo);
      const hasta = isReversed(desde, end) ? null : end;
      return desde === null && hasta === null ? [] : [{ atributo, desde, hasta }];
    });
}

/** What was typed in a filter by number and turns on none, with why. */
export interface FiltroMalo {
  typed: string;
  mensaje: string;
}

/** The sides of ranges that turn on no filter, being no number or an end before its start, by their search parameters. */
export function filtrosMalos(
  atributos: readonly AtributoPublico[],
  given: Readonly<Record<string, string | undefined>>,
): Record<string, FiltroMalo> {
  const numeric = atributos.filter(({ es_filtro, tipo }) => es_filtro && tipo === "numero");
  const wrong = (atributo: Medible, name: string, other?: string): [string, FiltroMalo][] => {
    const typed = cleanText(given[name] ?? "");
    const numero = readConUnidad(typed, atributo);
    if (typed === "") return [];
    if (typeof numero === "string") return [[name, { typed, mensaje: numero }]];
    const start = other === undefined ? null : side(given[other], atributo);
    return isReversed(start, numero) ? [[name, { typed, mensaje: END_BEFORE_START }]] : [];
  };
  return Object.fromEntries(
    numeric.flatMap((atributo) => {
      const [desde, hasta] = ladosDe(atributo.id);
      return [...wrong(atributo, desde), ...wrong(atributo, hasta, desde)];
    }),
  );
}

/** The search parameters of filters. */
export function filtroParams(filtros: readonly Filtro[]): Record<string, string> {
  return Object.fromEntries(
    filtros.flatMap((filtro): [string, string][] => {
      const name = `m${filtro.atributo.id}`;
      if ("opcion" in filtro) return [[name, filtro.opcion]];
      return (["desde", "hasta"] as const).flatMap((end): [string, string][] => {
        const value = filtro[end];
        return value === null ? [] : [[`${name}-${end}`, numeroText(value)]];
      });
    }),
  );
}

/** What a filter asks for, in words: "18 a 24 mm", "desde 18 mm", "Zincado". */
export function filtroText(filtro: Filtro): string {
  const { atributo } = filtro;
  if ("opcion" in filtro) return valorText(filtro.opcion, atributo);
  const [desde, hasta] = [filtro.desde, filtro.hasta].map((value) =>
    value === null ? "" : numeroPublico(numeroText(value), atributo),
  );
  if (!hasta) return valorText(`desde ${desde}`, atributo);
  return valorText(desde ? `${desde} a ${hasta}` : `hasta ${hasta}`, atributo);
}
