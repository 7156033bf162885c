import type { SearchQuery } from "~/domain/catalogo/search";
import { listSecciones } from "~/domain/catalogo/sections.server";
import { db } from "~/services/db/client.server";
import { type Muestra, productoHasWords, productoMatches, sql, type WordGroups } from "~/services/db/fulltext.server";
import { matches, ranking } from "./ranking.server";

/** The samples of the products, the smallest first. */
const MUESTRAS: readonly Muestra[] = [512, 64, 8, 1];
/** Matches in a sample of eight that stand for more than a thousand in all. */
const ENOUGH = 150;
/** Codes, and names, that begin with the text and are ranked beside a sample. */
const MOST_NAMED = 300;
/** Greater than every letter. */
const LAST = "\u{10FFFF}";

interface Place {
  take: number;
  skip: number;
}

/**
 * Visible products whose code or name begins with the typed text, the first of each index. `IS NOT FALSE`: as an equation
 * it would tempt SQLite to read the index of all visible ones.
 */
function named({ plano, frase }: SearchQuery, groups: WordGroups) {
  return sql`SELECT p.id, p.clave, p.codigo_plano FROM productos p WHERE p.id IN (
      SELECT id FROM (SELECT id FROM productos WHERE codigo_plano >= ${plano} AND codigo_plano < ${plano + LAST}
        ORDER BY codigo_plano, id LIMIT ${MOST_NAMED}) AS codigos
      UNION ALL
      SELECT id FROM (SELECT id FROM productos WHERE visible = true AND clave >= ${frase} AND clave < ${frase + LAST}
        ORDER BY clave, id LIMIT ${MOST_NAMED}) AS nombres
    ) AND p.visible IS NOT FALSE AND ${productoHasWords(groups)}`;
}

interface Ranked {
  id: number | bigint;
  /** Matches in the sample, and all that were ranked. */
  hallados: number | bigint;
  ordenados: number | bigint;
}

function readRanked(consulta: SearchQuery, groups: WordGroups, muestra: Muestra, { take, skip }: Place) {
  const order = sql`ORDER BY ${ranking(consulta, groups)} LIMIT ${take} OFFSET ${skip}`;
  if (muestra === 1)
    return db.$queryRaw<Ranked[]>(
      sql`SELECT p.id, count(*) OVER () AS hallados, count(*) OVER () AS ordenados FROM productos p
        WHERE ${matches(groups)} ${order}`,
    );
  return db.$queryRaw<Ranked[]>(
    sql`WITH hallados AS MATERIALIZED (
        SELECT p.id, p.clave, p.codigo_plano FROM productos p WHERE ${productoMatches(groups, muestra)}
      )
      SELECT p.id, (SELECT count(*) FROM hallados) AS hallados, count(*) OVER () AS ordenados
      FROM (SELECT id, clave, codigo_plano FROM hallados UNION ${named(consulta, groups)}) AS p ${order}`,
  );
}

/**
 * A page of the visible products whose words match all groups, best first, and how many there are. Where there are more
 * than a thousand, `hayMas`: those are ranked whose code or name begins with the text, and the matches among a sample
 * of the products, so that a few hundred rows are read however many match. Both databases rank the same ones.
 */
export async function findRanked(consulta: SearchQuery, groups: WordGroups, { take, skip }: Place) {
  const visibles = (await listSecciones())
    .flatMap(({ subcategorias }) => subcategorias)
    .reduce((sum, { productos_visibles }) => sum + productos_visibles, 0);
  let muestra = MUESTRAS.find((one) => one === 1 || visibles >= one * 2 * ENOUGH) ?? 1;
  for (;;) {
    const page = await readRanked(consulta, groups, muestra, { take, skip });
    const rows =
      page.length > 0 || skip === 0 ? page : await readRanked(consulta, groups, muestra, { take: 1, skip: 0 });
    const [hallados, total] = [Number(rows[0]?.hallados ?? 0), Number(rows[0]?.ordenados ?? 0)];
    if (muestra === 1 || hallados >= ENOUGH)
      return { ids: page.map(({ id }) => Number(id)), total, hayMas: muestra > 1 };
    const [last, all] = [muestra, hallados * muestra];
    muestra = MUESTRAS.find((one) => one < last && (one === 1 || all >= one * ENOUGH)) ?? 1;
  }
}
