import type { SearchQuery } from "~/domain/catalogo/search";
import { listSecciones } from "~/domain/catalogo/sections.server";
import { provider } from "~/services/db/client.server";
import { readCount, readRows } from "~/services/db/rows.server";
import {
  countMatches,
  LUGARES,
  lugarOf,
  ofMuestra,
  type Muestra,
  productoHasWords,
  productoMatches,
  type WordGroups,
  type Words,
} from "~/services/db/fulltext.server";
import { atHand, isAmong, sql, type Sql } from "~/services/db/sql.server";
import { ENOUGH, estimateOf, hastaOf, MOST_RANKED, MUESTRAS } from "./muestras.server";
import { ranking } from "./ranking.server";
import { howToFind, rarestFirst } from "./words.server";

/** Codes, and names, that begin with the text and are ranked beside a sample. */
const MOST_NAMED = 120;
/** Matches in a sample that say about how many a larger one has. */
const SURE = 16;
/** Hidden products that PostgreSQL looks at for words. */
const MOST_LOOKED_AT = 2_000;
/** Greater than every letter. */
const LAST = "\u{10FFFF}";

/** Which of those that are found are read: so many, after so many. */
export interface Place {
  take: number;
  skip: number;
}

/** The products that are searched: a condition on `productos p` that an index serves, and how many it leaves. */
export interface Entre {
  where: Sql;
  cuantos: number;
  /** All products, among which the words are looked for. */
  todos: number;
  /**
   * They are a small part of all, so that most matches of a word are others: hidden ones, whose words have an index of
   * their own, or such as are looked through.
   */
  pocos?: "ocultos" | "otros";
  /** Words that all of them have, each a group: the index leads to few others. */
  palabras?: WordGroups;
}

/** The products that visitors search. */
export async function visibles(): Promise<Entre> {
  const all = (await listSecciones()).flatMap(({ subcategorias }) => subcategorias);
  const sumOf = (column: "productos_visibles" | "productos_total") => all.reduce((sum, one) => sum + one[column], 0);
  return { where: sql`p.visible = true`, cuantos: sumOf("productos_visibles"), todos: sumOf("productos_total") };
}

/** Products whose code or name begins with the typed text, the first of each index. */
function named({ consulta: { plano, frase }, groups, entre: { where } }: Asked) {
  return sql`SELECT p.id, p.clave, p.codigo_plano, 0 AS hallado FROM productos p WHERE p.id IN (
      SELECT id FROM (SELECT id FROM productos WHERE codigo_plano >= ${plano} AND codigo_plano < ${plano + LAST}
        ORDER BY codigo_plano, id LIMIT ${MOST_NAMED}) AS codigos
      UNION ALL
      SELECT id FROM (SELECT p.id FROM productos p WHERE ${where} AND p.clave >= ${frase} AND p.clave < ${frase + LAST}
        ORDER BY p.clave, p.id LIMIT ${MOST_NAMED}) AS nombres
    ) AND ${atHand(where)} AND ${productoHasWords(groups)}`;
}

interface Ranked {
  id: number;
  /** Matches in the sample, and all that were ranked. */
  hallados: number;
  ordenados: number;
}

interface Asked {
  consulta: SearchQuery;
  groups: WordGroups;
  entre: Entre;
}
interface Searched extends Asked {
  words: Words;
}

/** A sample, or those of it whose places are before `hasta`. */
interface Parte {
  muestra: Muestra;
  hasta: number;
}
const whole = (muestra: Muestra): Parte => ({ muestra, hasta: LUGARES / muestra });

async function readRanked(asked: Searched, { muestra, hasta }: Parte, { take, skip }: Place) {
  const { consulta, groups, words, entre } = asked;
  const order = sql`ORDER BY ${ranking(consulta, groups)} LIMIT ${take} OFFSET ${skip}`;
  const indice = entre.pocos === "ocultos" ? entre.pocos : muestra;
  const matches = sql`${productoMatches(words, indice, hasta)} AND ${atHand(entre.where)}`;
  if (hasta === LUGARES) {
    // A word that most others have leads to more products than the filters do.
    const isCommon = entre.pocos === "otros" && (await estimateOf(words)) > entre.cuantos;
    const all = isCommon ? sql`${entre.where} AND ${productoHasWords(groups)}` : matches;
    return readRows<Ranked>(
      sql`SELECT p.id, count(*) OVER () AS hallados, count(*) OVER () AS ordenados FROM productos p
        WHERE ${all} ${order}`,
    );
  }
  const found = entre.pocos ? lookedThrough(asked, hasta) : matches;
  const some = ofMuestra(entre.pocos ? 1 : muestra);
  return readRows<Ranked>(
    sql`SELECT p.id, sum(p.hallado) OVER () AS hallados, count(*) OVER () AS ordenados FROM (
        SELECT p.id, p.clave, p.codigo_plano, 1 AS hallado FROM ${some.from} WHERE ${some.where} AND ${found}
        UNION ALL ${named(asked)} AND ${lugarOf(sql`p.id`)} >= ${hasta}
      ) AS p ${order}`,
  );
}

/**
 * SQL condition on `productos p`: one of few that are looked through for the words, with its place before `hasta`. Hidden
 * ones of a word are in an index; PostgreSQL would look at each of these for its place, so it looks through the fewer.
 */
function lookedThrough({ groups, words, entre: { where, cuantos, pocos } }: Searched, hasta: number) {
  const areFew = provider === "postgresql" && (cuantos * hasta) / LUGARES <= MOST_LOOKED_AT;
  if (pocos === "ocultos" && !areFew) return sql`${productoMatches(words, "ocultos", hasta)} AND ${atHand(where)}`;
  const some = sql`SELECT p.id FROM productos p WHERE ${where} AND ${lugarOf(sql`p.id`)} < ${hasta}`;
  return sql`${isAmong(some)} AND ${productoHasWords(groups)}`;
}

/**
 * What of a sample is ranked: enough of its matches, as far as their number says; null where even all are too few.
 * `hallados`: about how many of them are searched. `esperados`: what a smaller sample says of that; null: the index does.
 */
async function parteOf({ words, entre }: Searched, muestra: Muestra, esperados: number | null) {
  if (muestra === 1) return { hallados: 0, parte: whole(muestra) };
  const matches = async () =>
    ((await readCount(countMatches(words, muestra))) * entre.cuantos) / Math.max(entre.todos, 1);
  const hallados = Math.floor(esperados ?? (await matches()));
  const { hasta } = whole(muestra);
  const parte: Parte = { muestra, hasta: Math.ceil((hasta * MOST_RANKED) / Math.max(hallados, MOST_RANKED)) };
  return { hallados, parte: hallados < ENOUGH ? null : parte };
}

interface Hallados {
  /** Matches in the sample. */
  hallados: number;
}

/**
 * Reads the matches among a sample of `cuantos` products, the smallest that has at least 150, with what the one before
 * says of their number; what has less than a thousand or so is read among all. `hayMas`: it was a sample.
 */
async function amongMuestra<P extends Hallados>(
  cuantos: number,
  read: (muestra: Muestra, esperados: number | null) => Promise<P>,
) {
  let muestra = MUESTRAS.find((one) => one === 1 || cuantos >= one * 2 * ENOUGH) ?? 1;
  let esperados: number | null = null;
  for (;;) {
    const page = await read(muestra, esperados);
    if (muestra === 1 || page.hallados >= ENOUGH) return { ...page, hayMas: muestra > 1 };
    const [last, all] = [muestra, page.hallados * muestra];
    muestra = MUESTRAS.find((one) => one < last && (one === 1 || all >= one * ENOUGH)) ?? 1;
    esperados = page.hallados >= SURE ? all / muestra : null;
  }
}

/** The page of what is ranked of a sample, and how many there are. */
async function readParte(asked: Searched, parte: Parte, place: Place) {
  const page = await readRanked(asked, parte, place);
  const rows = page.length > 0 || place.skip === 0 ? page : await readRanked(asked, parte, { take: 1, skip: 0 });
  return {
    ids: page.map(({ id }) => id),
    hallados: rows[0]?.hallados ?? 0,
    total: rows[0]?.ordenados ?? 0,
  };
}

/**
 * A page of the products whose words match all groups, best first, and how many there are. Where there are more than a
 * thousand, `hayMas`: those are ranked whose code or name begins with the text, and the matches among a sample of the
 * products, so that a few hundred rows are read however many match. Both databases rank the same ones.
 */
export async function findRanked(given: Asked, place: Place) {
  const { cuantos, pocos, palabras = [] } = given.entre;
  const asked = { ...given, words: await howToFind([...given.groups, ...palabras]) };
  if (pocos) {
    const parte: Parte = { muestra: 1, hasta: await hastaOf(cuantos, (hasta) => lookedThrough(asked, hasta)) };
    const page = await readParte(asked, parte, place);
    const hayMas = parte.hasta < LUGARES && page.hallados >= ENOUGH;
    return { ...(hayMas || parte.hasta === LUGARES ? page : await readParte(asked, whole(1), place)), hayMas };
  }
  return amongMuestra(cuantos, async (muestra, esperados) => {
    const searched = muestra > 1 ? asked : { ...asked, words: await rarestFirst(asked.words) };
    const { hallados, parte } = await parteOf(searched, muestra, esperados);
    if (!parte) return { ids: [], hallados, total: 0 };
    const page = await readParte(searched, parte, place);
    // More of them are hidden than of others.
    return page.hallados < ENOUGH && parte.hasta < whole(muestra).hasta
      ? readParte(searched, whole(muestra), place)
      : page;
  });
}
