import { stem, toSearchQuery, type Trozo } from "~/domain/catalogo/search";
import { listSecciones } from "~/domain/catalogo/sections.server";
import { type Fila, pickFrom, type Reading, readings } from "~/domain/busqueda/readings.server";
import { findKnown } from "~/domain/busqueda/vocabulary.server";
import { ranking } from "~/domain/busqueda/ranking.server";
import { words } from "~/domain/kernel/text";
import { readFilas } from "~/domain/referencias/numeros.server";
import { db } from "~/services/db/client.server";
import { LUGARES, productoAlsoMatches, productoMatches, sql, type WordGroups } from "~/services/db/fulltext.server";
import { ENOUGH, hastaOf } from "./candidates.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { proximoAno } from "~/domain/vehiculos/ano.server";
import { fitsVehiculo } from "~/domain/vehiculos/productos-de-linea.server";
import { countProductosOf, listVehiculos } from "~/domain/vehiculos/publico.server";
import { type Lectura, MOST_WORDS, nombresOf, readVehiculo } from "~/domain/vehiculos/query";

const readNombres = perContent(async () => {
  const [marcas, secciones] = await Promise.all([listVehiculos(), listSecciones()]);
  const partes = secciones.flatMap(({ nombre, subcategorias }) => [nombre, ...subcategorias.map((one) => one.nombre)]);
  return nombresOf(marcas, partes);
});

/** The vehicle that a typed text speaks of; null when it speaks of none. */
export async function findVehiculo(texto: string): Promise<Lectura | null> {
  const stems = words(texto).slice(0, MOST_WORDS).map(stem);
  const [nombres, known] = await Promise.all([readNombres(), findKnown(stems)]);
  return readVehiculo(texto, { ...nombres, hasta: proximoAno(), isKnown: (word) => known.has(stem(word)) });
}

/** How many products of a search are for the vehicle, and how many of the others are universal. */
export interface Cuenta {
  propios: number;
  universales: number;
  /** Found by the typed text alone. */
  otros: number;
}

/** SQL condition on `productos p`: for the vehicle, with the words beside it; only those whose places are before `hasta`. */
function fitting({ lineas, ano }: Lectura, groups: WordGroups, hasta: number) {
  const fits = fitsVehiculo({ lineas: lineas.map(({ linea }) => linea.id), ano }, hasta);
  // The words are looked for in the rows at hand: the index would give every product that has them.
  return groups.length > 0 ? sql`${fits} AND ${productoAlsoMatches(groups)}` : fits;
}

/**
 * SQL for the products found and their places: 0 for the vehicle, 1 universal, 2 by all that was typed. Without words
 * beside the vehicle no universal one is among them: the vehicle's page has them all. Of a sample only those for the
 * vehicle: they fill pages that nobody turns.
 */
function halladas(lectura: Lectura, groups: WordGroups, all: WordGroups, hasta: number) {
  const own = sql`SELECT p.id, 0 AS lugar FROM productos p WHERE ${fitting(lectura, groups, hasta)}`;
  if (hasta < LUGARES) return sql`(${own})`;
  const universal = sql`UNION ALL SELECT p.id, 1 FROM productos p
    WHERE p.universal = true AND p.visible = true AND ${productoAlsoMatches(groups)}`;
  return sql`(SELECT id, min(lugar) AS lugar FROM (${own} ${groups.length > 0 ? universal : sql``}
      UNION ALL SELECT p.id, 2 FROM productos p WHERE ${productoMatches(all)} AND p.visible
    ) AS todas GROUP BY id)`;
}

/** A product of the page, and how many there are in each place. */
type Hallada = Record<"id" | keyof Cuenta, number | bigint>;
const counted = sql`count(CASE WHEN h.lugar = 0 THEN 1 END) OVER () AS propios,
  count(CASE WHEN h.lugar = 1 THEN 1 END) OVER () AS universales, count(CASE WHEN h.lugar = 2 THEN 1 END) OVER () AS otros`;

interface Place {
  take: number;
  skip: number;
}

/** The readings of the words beside the vehicle. */
async function* readingsOf(resto: string): AsyncGenerator<Reading> {
  const consulta = toSearchQuery(resto);
  if (consulta) yield* readings(consulta, resto);
  else yield { groups: [] };
}

/** What a text was taken for: the words beside the vehicle, then those of the vehicle; null when nothing was mended. */
function mendedText({ resto, palabras }: Lectura, { corregido }: Reading, first: Fila | undefined): Trozo[] | null {
  if (!first || (!corregido && palabras.every(({ distinto }) => !distinto))) return null;
  const rest = resto === "" ? [] : (corregido?.(pickFrom(first)) ?? [{ texto: resto, distinto: false }]);
  return [rest, ...palabras.map((one) => [one])]
    .filter((trozos) => trozos.length > 0)
    .flatMap((trozos, index) => (index > 0 ? [{ texto: " ", distinto: false }, ...trozos] : trozos));
}

/**
 * Products for a text that names a line: those for this vehicle whose words match the rest of the text, then universal
 * ones that match it, then those that match all of the text; null when there are none. Each is ranked as by the text.
 * Where more than a thousand are for the vehicle, `hayMas`: a sample of these is ranked, and `cuenta` is null.
 */
export async function searchVehiculo(texto: string, lectura: Lectura, { take, skip }: Place) {
  const consulta = toSearchQuery(texto);
  if (!consulta || lectura.lineas.length === 0) return null;
  const stems = (text: string) => words(text).map((word) => [stem(word)]);
  const typed = lectura.palabras.flatMap(({ texto: word }) => stems(word));
  // Names write a line as the catalogue does: X-Trail, not xtrail.
  const named = stems(lectura.lineas[0]?.linea.nombre ?? "");
  const cuantos = await countProductosOf(lectura.lineas.map(({ linea }) => linea.id));
  for await (const reading of readingsOf(lectura.resto)) {
    const { groups } = reading;
    const order = sql`ORDER BY h.lugar, ${ranking(consulta, [...groups, ...named])}`;
    const readPage = async (hasta: number) => {
      const found = halladas(lectura, groups, [...groups, ...typed], hasta);
      const read = (limit: number, offset: number) =>
        db.$queryRaw<Hallada[]>(
          sql`SELECT p.id, ${counted} FROM ${found} AS h JOIN productos p ON p.id = h.id
            ${order} LIMIT ${limit} OFFSET ${offset}`,
        );
      const rows = await read(take, skip);
      const first = rows[0] ?? (skip > 0 ? (await read(1, 0))[0] : undefined);
      return { rows, first, hayMas: hasta < LUGARES };
    };
    const some = await readPage(await hastaOf(cuantos, (hasta) => fitting(lectura, groups, hasta)));
    const page = some.hayMas && Number(some.first?.propios ?? 0) < ENOUGH ? await readPage(LUGARES) : some;
    const { rows, first, hayMas } = page;
    if (!first) continue;
    const [propios, universales, otros] = [Number(first.propios), Number(first.universales), Number(first.otros)];
    const productos = await readFilas(rows.map(({ id }) => Number(id)));
    const corregido = mendedText(lectura, reading, productos[0]);
    const total = propios + universales + otros;
    return { cuenta: hayMas ? null : { propios, universales, otros }, total, hayMas, corregido, productos };
  }
  return null;
}
