import type { SearchQuery } from "~/domain/catalogo/search";
import { listSecciones } from "~/domain/catalogo/sections.server";
import { db, provider } from "~/services/db/client.server";
import {
  atHand,
  countMatches,
  isInMuestra,
  LUGARES,
  lugarOf,
  type Muestra,
  productoHasWords,
  productoMatches,
  sql,
  type WordGroups,
} from "~/services/db/fulltext.server";
import { ranking } from "./ranking.server";

/** The samples of the products, the smallest first. */
const MUESTRAS: readonly Muestra[] = [512, 64, 8, 1];
/** Matches in a sample of eight that stand for more than a thousand in all. */
export const ENOUGH = 150;
/** Of more matches in a sample so many are ranked. */
const MOST_RANKED = 2 * ENOUGH;
/** So many are begun with a sample of eight. */
const MOST_OF_EIGHT = 64 * 2 * ENOUGH - 1;
/** Codes, and names, that begin with the text and are ranked beside a sample. */
const MOST_NAMED = 120;
/** Greater than every letter. */
const LAST = "\u{10FFFF}";

interface Place {
  take: number;
  skip: number;
}

/** The products that are searched: a condition on `productos p` that an index serves, and how many it leaves. */
export interface Entre {
  where: ReturnType<typeof sql>;
  cuantos: number;
  /** All products, among which the words are looked for. */
  todos: number;
  /** They are a small part of all: of a sample, they are looked through, because most matches of a word are others. */
  pocos?: boolean;
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
  id: number | bigint;
  /** Matches in the sample, and all that were ranked. */
  hallados: number | bigint;
  ordenados: number | bigint;
}

interface Asked {
  consulta: SearchQuery;
  groups: WordGroups;
  entre: Entre;
}

/** A sample, or those of it whose places are before `hasta`. */
interface Parte {
  muestra: Muestra;
  hasta: number;
}
const whole = (muestra: Muestra): Parte => ({ muestra, hasta: LUGARES / muestra });

function readRanked(asked: Asked, { muestra, hasta }: Parte, { take, skip }: Place) {
  const { consulta, groups, entre } = asked;
  const found = isLookedThrough(entre, muestra)
    ? sql`${entre.where} AND ${isInMuestra(sql`p.id`, muestra)} AND ${productoHasWords(groups)}`
    : sql`${productoMatches(groups, muestra, hasta)} AND ${atHand(entre.where)}`;
  const order = sql`ORDER BY ${ranking(consulta, groups)} LIMIT ${take} OFFSET ${skip}`;
  if (muestra === 1)
    return db.$queryRaw<Ranked[]>(
      sql`SELECT p.id, count(*) OVER () AS hallados, count(*) OVER () AS ordenados FROM productos p
        WHERE ${found} ${order}`,
    );
  const lugar = lugarOf(sql`p.id`);
  return db.$queryRaw<Ranked[]>(
    sql`SELECT p.id, sum(p.hallado) OVER () AS hallados, count(*) OVER () AS ordenados FROM (
        SELECT p.id, p.clave, p.codigo_plano, 1 AS hallado FROM productos p WHERE ${found}
        UNION ALL ${named(asked)} AND ${lugar} >= ${hasta}
      ) AS p ${order}`,
  );
}

/** PostgreSQL would read each of them for the words before it asks whether it is of the sample. */
function isLookedThrough({ pocos }: Entre, muestra: Muestra): boolean {
  return Boolean(pocos) && muestra > 1 && provider === "sqlite";
}

/**
 * What of a sample is ranked: enough of its matches, as far as their number says, which the index knows; null where even
 * all are too few. `hallados`: about how many of them are searched.
 */
async function parteOf({ groups, entre }: Asked, muestra: Muestra): Promise<{ hallados: number; parte: Parte | null }> {
  if (muestra === 1 || entre.pocos) return { hallados: 0, parte: whole(muestra) };
  const [row] = await db.$queryRaw<{ n: number | bigint }[]>(countMatches(groups, muestra));
  const hallados = Math.floor((Number(row?.n ?? 0) * entre.cuantos) / Math.max(entre.todos, 1));
  const { hasta } = whole(muestra);
  const parte = { muestra, hasta: Math.ceil((hasta * MOST_RANKED) / Math.max(hallados, MOST_RANKED)) };
  return { hallados, parte: hallados < ENOUGH ? null : parte };
}

interface Hallados {
  /** Matches in the sample. */
  hallados: number;
}

/**
 * Reads the matches among a sample of `cuantos` products, the smallest that has at least 150; what has less than a
 * thousand or so is read among all. `hayMas`: it was a sample.
 */
async function amongMuestra<P extends Hallados>(cuantos: number, read: (muestra: Muestra) => Promise<P>) {
  let muestra = MUESTRAS.find((one) => one === 1 || cuantos >= one * 2 * ENOUGH) ?? 1;
  for (;;) {
    const page = await read(muestra);
    if (muestra === 1 || page.hallados >= ENOUGH) return { ...page, hayMas: muestra > 1 };
    const [last, all] = [muestra, page.hallados * muestra];
    muestra = MUESTRAS.find((one) => one < last && (one === 1 || all >= one * ENOUGH)) ?? 1;
  }
}

/** The page of what is ranked of a sample, and how many there are. */
async function readParte(asked: Asked, parte: Parte, place: Place) {
  const page = await readRanked(asked, parte, place);
  const rows = page.length > 0 || place.skip === 0 ? page : await readRanked(asked, parte, { take: 1, skip: 0 });
  return {
    ids: page.map(({ id }) => Number(id)),
    hallados: Number(rows[0]?.hallados ?? 0),
    total: Number(rows[0]?.ordenados ?? 0),
  };
}

/**
 * A page of the products whose words match all groups, best first, and how many there are. Where there are more than a
 * thousand, `hayMas`: those are ranked whose code or name begins with the text, and the matches among a sample of the
 * products, so that a few hundred rows are read however many match. Both databases rank the same ones.
 */
export async function findRanked(asked: Asked, place: Place) {
  const { cuantos, pocos } = asked.entre;
  // What is looked through anyway is not first looked through in a smaller sample.
  return amongMuestra(pocos ? Math.min(cuantos, MOST_OF_EIGHT) : cuantos, async (muestra) => {
    const { hallados, parte } = await parteOf(asked, muestra);
    if (!parte) return { ids: [], hallados, total: 0 };
    const page = await readParte(asked, parte, place);
    // More of them are hidden than of others.
    return page.hallados < ENOUGH && parte.hasta < whole(muestra).hasta
      ? readParte(asked, whole(muestra), place)
      : page;
  });
}
