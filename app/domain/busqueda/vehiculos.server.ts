import { getSinonimos } from "~/domain/ajustes/ajustes.server";
import { MUCHOS_RESULTADOS, toSearchQuery, type Trozo } from "~/domain/catalogo/search";
import { listSecciones } from "~/domain/catalogo/sections.server";
import { type Nombrado, pickFrom, type Reading, readings } from "~/domain/busqueda/readings.server";
import { findKnown, findWhole } from "~/domain/busqueda/vocabulary.server";
import { ranking } from "~/domain/busqueda/ranking.server";
import { words } from "~/domain/kernel/text";
import { listHalladas } from "~/domain/vehiculos/filas-productos.server";
import { readRows } from "~/services/db/rows.server";
import { type WordGroups, type Words } from "~/services/db/fulltext.server";
import { join, sql } from "~/services/db/sql.server";
import { someMatching } from "./muestras.server";
import { type Camino, caminos, RANKED } from "./de-vehiculo.server";
import { nombresOf } from "./nombres-vehiculos";
import { stem } from "./palabras";
import { withoutUnknown } from "./sobrantes.server";
import { howToFind } from "./words.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { proximoAno } from "~/domain/vehiculos/ano.server";
import { countProductosOf, listVehiculos } from "~/domain/vehiculos/publico.server";
import { type Lectura, MOST_WORDS, nombreComun, readVehiculo } from "~/domain/vehiculos/query";

const readNombres = perContent(async () => {
  const [marcas, secciones] = await Promise.all([listVehiculos(), listSecciones()]);
  const partes = secciones.flatMap(({ nombre, subcategorias }) => [nombre, ...subcategorias.map((one) => one.nombre)]);
  return nombresOf(marcas, partes);
});

/**
 * The vehicle that a typed text speaks of; null when it speaks of none. A word that the catalogue has, or begins one with, is
 * no mistyped name; where nothing was found (`enVano`) only one that it has is none: "hilus" begins nothing but Hilux.
 */
export async function findVehiculo(texto: string, enVano = false): Promise<Lectura | null> {
  const stems = words(texto).slice(0, MOST_WORDS).map(stem);
  const [nombres, sinonimos, known] = await Promise.all([
    readNombres(),
    getSinonimos(),
    enVano ? findWhole(stems) : findKnown(stems),
  ]);
  const isKnown = (word: string) => known.has(stem(word)) || sinonimos.has(stem(word));
  return readVehiculo(texto, { ...nombres, hasta: proximoAno(), isKnown, enVano });
}

/** How many products of a search are for the vehicle, and how many of the others are universal. */
export interface Cuenta {
  propios: number;
  universales: number;
  /** Found by the typed text alone. */
  otros: number;
}

/** SQL for the products beside those for the vehicle: universal ones, and what all that was typed finds. */
async function readOthers(words: Words, all: WordGroups) {
  const universal = words.leading.length > 0 ? await someMatching(words, "universales") : null;
  const byText = await someMatching(await howToFind(all));
  const rest = [...(universal ? [{ where: universal.where, lugar: 1 }] : []), { where: byText.where, lugar: 2 }].map(
    ({ where, lugar }) => sql`UNION ALL SELECT p.id, ${lugar} FROM productos p WHERE ${where} AND p.visible`,
  );
  return { rest: join(rest, " "), hayMas: byText.hayMas || universal?.hayMas === true };
}

type Others = Awaited<ReturnType<typeof readOthers>>;

/**
 * SQL for the products found and their places: 0 for the vehicle, 1 universal, 2 by all that was typed. Without words
 * beside the vehicle no universal one is among them: the vehicle's page has them all. Of more than a thousand for the
 * vehicle only these: they fill pages that nobody turns.
 */
function halladas({ where, parte }: Camino, others: Others | undefined) {
  const own = sql`SELECT p.id, 0 AS lugar FROM productos p WHERE ${where}`;
  if (parte === "de muchos" || !others) return { found: sql`(${own})`, hayMas: true };
  const found = sql`(SELECT id, min(lugar) AS lugar FROM (${own} ${others.rest}) AS todas GROUP BY id)`;
  return { found, hayMas: others.hayMas };
}

/** A product of the page, and how many there are in each place. */
type Hallada = Record<"id" | keyof Cuenta, number>;
const counted = sql`count(CASE WHEN h.lugar = 0 THEN 1 END) OVER () AS propios,
  count(CASE WHEN h.lugar = 1 THEN 1 END) OVER () AS universales, count(CASE WHEN h.lugar = 2 THEN 1 END) OVER () AS otros`;

const totalOf = ({ propios, universales, otros }: Cuenta) => propios + universales + otros;

function cuentaOf(first: Hallada | undefined): Cuenta {
  return { propios: first?.propios ?? 0, universales: first?.universales ?? 0, otros: first?.otros ?? 0 };
}

interface Place {
  take: number;
  skip: number;
  /** One of the words beside the vehicle is enough. */
  alguna?: boolean;
  /** Nothing but what is for the vehicle is looked for. */
  suyos?: boolean;
}

/** Whether "del" stands before the line: an article, or delantero, so that these come first. */
const mayBeDelantero = ({ resto, antes }: Lectura) => antes > 1 && words(resto)[antes - 1] === "del";

/** The readings of the words beside the vehicle; `alguna`: of products that have one of them. */
async function* readingsOf(lectura: Lectura, alguna = false): AsyncGenerator<Reading> {
  const { resto } = lectura;
  const said = toSearchQuery(resto);
  const consulta = said && mayBeDelantero(lectura) ? { ...said, conDelantero: null } : said;
  const telling = consulta?.raices.filter((raiz) => raiz.length > 2) ?? [];
  if (alguna && telling.length > 0) yield { groups: [telling] };
  else if (consulta && !alguna) yield* readings(consulta, resto);
  else yield { groups: [] };
}

/** What a text was taken for: the words beside the vehicle, then those of the vehicle; null when nothing was mended. */
function mendedText({ resto, palabras }: Lectura, { corregido }: Reading, first: Nombrado | undefined): Trozo[] | null {
  if (!first || (!corregido && palabras.every(({ distinto }) => !distinto))) return null;
  const rest = resto === "" ? [] : (corregido?.(pickFrom(first)) ?? [{ texto: resto, distinto: false }]);
  return [rest, ...palabras.map((one) => [one])]
    .filter((trozos) => trozos.length > 0)
    .flatMap((trozos, index) => (index > 0 ? [{ texto: " ", distinto: false }, ...trozos] : trozos));
}

/** Whether enough of a way's products were found that no other way is tried. */
function isEnough({ parte }: Camino, propios: number): boolean {
  return propios >= (parte === "de muchos" ? RANKED : 1);
}

/**
 * Products for a text that names a line: those for this vehicle whose words match the rest of the text, then universal
 * ones that match it, then those that match all of the text; null when there are none. Each is ranked as by the text.
 * `masDe`: there are more than so many, of which a part is ranked, and `cuenta` is null; null where all are.
 */
export async function searchVehiculo(texto: string, lectura: Lectura, { take, skip, alguna, suyos }: Place) {
  const consulta = toSearchQuery(texto);
  if (!consulta || lectura.lineas.length === 0) return null;
  const stems = (text: string) => words(text).map((word) => [stem(word)]);
  const typed = lectura.palabras.flatMap(({ texto: word }) => stems(word));
  // Names write a line as the catalogue does: X-Trail, not xtrail.
  const named = [...stems(nombreComun(lectura.lineas)), ...(mayBeDelantero(lectura) ? [["delant"]] : [])];
  const vehiculo = { lineas: lectura.lineas.map(({ linea }) => linea.id), ano: lectura.ano };
  const cuantos = await countProductosOf(vehiculo.lineas);
  for await (const reading of readingsOf(lectura, alguna)) {
    const { groups } = reading;
    const order = sql`ORDER BY h.lugar, ${ranking(consulta, [...groups, ...named])}`;
    const palabras = await howToFind(groups);
    let others: Others | undefined;
    const readPage = async (camino: Camino) => {
      if (camino.parte !== "de muchos" && !suyos) others ??= await readOthers(palabras, [...groups, ...typed]);
      const { found, hayMas } = halladas(camino, others);
      const read = (limit: number, offset: number) =>
        readRows<Hallada>(
          sql`SELECT p.id, ${counted} FROM ${found} AS h JOIN productos p ON p.id = h.id
            ${order} LIMIT ${limit} OFFSET ${offset}`,
        );
      const rows = await read(take, skip);
      const first = rows[0] ?? (skip > 0 ? (await read(1, 0))[0] : undefined);
      const cuenta = cuentaOf(first);
      return { rows, cuenta, masDe: hayMas ? MUCHOS_RESULTADOS : camino.parte ? totalOf(cuenta) : null };
    };
    let page: Awaited<ReturnType<typeof readPage>> | undefined;
    for await (const camino of caminos({ vehiculo, groups, words: palabras, cuantos })) {
      page = await readPage(camino);
      if (isEnough(camino, page.cuenta.propios)) break;
    }
    if (!page || totalOf(page.cuenta) === 0) continue;
    const { rows, cuenta, masDe } = page;
    const productos = await listHalladas(
      rows.map(({ id }) => id),
      lectura,
    );
    const corregido = mendedText(lectura, reading, productos[0]);
    return { cuenta: masDe === null ? cuenta : null, total: totalOf(cuenta), masDe, corregido, productos };
  }
  return null;
}

/**
 * The same for a text that found nothing: without the words that nothing has, that name a version or a rim's size (`sobran`); null where
 * that finds nothing either.
 */
export async function searchSinSobrantes(texto: string, lectura: Lectura, place: Place) {
  for (const { resto, sobran } of await withoutUnknown(lectura)) {
    const found = await searchVehiculo(texto, { ...lectura, resto }, place);
    if (found) return { ...found, sobran };
  }
  return null;
}

/**
 * The first products for the vehicle of a text for which nothing was found: such as have one of its words, else any, else
 * those for other years (`ano` is 0); null where there are none.
 */
export async function searchSinParte(texto: string, lectura: Lectura, take: number) {
  const all = { ...lectura, resto: "" };
  const vehiculo = lectura.palabras.map((one) => one.texto).join(" ");
  const ways = [
    { texto, lectura, alguna: lectura.resto !== "" },
    { texto: vehiculo, lectura: all },
    { texto: vehiculo, lectura: { ...all, ano: 0 } },
  ];
  for (const { texto: said, lectura: asked, alguna } of ways) {
    const found = await searchVehiculo(said, asked, { take, skip: 0, alguna, suyos: true });
    if (found) return { productos: found.productos, ano: asked.ano };
  }
  return null;
}
