import type { SearchQuery } from "~/domain/catalogo/search";
import { type WordGroups } from "~/services/db/fulltext.server";
import { holdsPattern, join, sql } from "~/services/db/sql.server";
import { withSingular } from "./palabras";

/** Of the words that one may mean so many are compared with a name. */
const MOST_COMPARED = 5;

/** SQL condition: a name has one of the words; `before`: what may stand before it. */
function hasOne(alternatives: readonly string[], before: "%" | "") {
  const likes = alternatives
    .slice(0, MOST_COMPARED)
    .flatMap(withSingular)
    .map((word) => sql`p.clave LIKE ${`${before}${word.toUpperCase()}%`}`);
  return join(likes, " OR ");
}

const missing = (alternatives: readonly string[]) => sql`CASE WHEN ${hasOne(alternatives, "%")} THEN 0 ELSE 1 END`;

/**
 * SQL order, best first: codes that begin with the typed text, codes that contain it, names with the typed measures, with
 * the most of the words, with these rather than what they may mean, names that begin with the text. A fraction, 5/16", is
 * no part of a code.
 */
export function ranking({ plano, frase, medidas, exactas, fraccion }: SearchQuery, groups: WordGroups) {
  const [first = [""]] = groups;
  const isFraction = !/[a-z]/.test(plano) && medidas.some((medida) => medida.includes("/"));
  const codigo = isFraction
    ? sql``
    : sql`CASE WHEN p.codigo_plano LIKE ${`${plano}%`} THEN 0 WHEN p.codigo_plano LIKE ${`%${plano}%`} THEN 1 ELSE 2 END,
    CASE WHEN p.codigo_plano LIKE ${`${plano}%`} THEN p.codigo_plano ELSE '' END,`;
  const absent = [...groups, ...medidas.map((medida) => [medida])].map(missing);
  const meant = groups.filter(({ length }) => length > 1).map((group) => missing(group.slice(0, 1)));
  const likes = [
    ...exactas.map((texto) => sql`(' ' || p.clave) LIKE ${`%${texto}%`}`),
    ...(fraccion ? [holdsPattern(sql`('  ' || p.clave || ' ')`, `[^0-9][ (Ø×]${fraccion}[^0-9]`)] : []),
  ];
  const exact = likes.length === 0 ? sql`` : sql`CASE WHEN ${join(likes, " OR ")} THEN 0 ELSE 1 END,`;
  return sql`
    ${codigo} ${exact}
    ${join(absent, " + ")},
    ${meant.length > 0 ? sql`${join(meant, " + ")},` : sql``}
    CASE WHEN substr(p.clave, 1, ${frase.length}) = ${frase} THEN 0 WHEN ${hasOne(first, "")} THEN 1 ELSE 2 END,
    length(p.clave), p.clave, p.id`;
}
