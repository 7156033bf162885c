import { db } from "~/services/db/client.server";
import { readRows } from "~/services/db/rows.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { MOST_COUNTED } from "~/domain/kernel/text";
import { countUpTo, join, sql, type Sql } from "~/services/db/sql.server";
import { rowNamed } from "./names";

async function readVehiculos() {
  return db.marca.findMany({
    orderBy: { clave: "asc" },
    select: {
      ...{ id: true, nombre: true, alias: true, clave: true, slug: true },
      lineas: {
        orderBy: { clave: "asc" },
        select: { id: true, nombre: true, alias: true, clave: true, slug: true, productos: true },
      },
    },
  });
}

/** The makes with their lines, by name; memoised per content version. */
export const listVehiculos = perContent(readVehiculos);
type MarcaLeida = Awaited<ReturnType<typeof readVehiculos>>[number];
export type LineaLeida = MarcaLeida["lineas"][number];

/** The lines with their makes, by their ids; memoised per content version. */
export const lineasById = perContent(
  async () =>
    new Map(
      (await listVehiculos()).flatMap(({ nombre, slug, clave, lineas }) =>
        lineas.map(
          (linea) => [linea.id, { nombre: linea.nombre, slug: linea.slug, marca: { nombre, slug, clave } }] as const,
        ),
      ),
    ),
);

/** The make with a slug or one of its names; `moved` when the slug is an old one. Null when there is none. */
export async function findMarca(slug: string) {
  const all = await listVehiculos();
  const marca = all.find((one) => one.slug === slug);
  if (marca) return { marca, moved: false };
  const named = rowNamed(all, slug.replaceAll("-", " "));
  if (named) return { marca: named, moved: true };
  const old = await db.historialSlug.findUnique({
    where: { tipo_padre_id_slug: { tipo: "marca", padre_id: 0, slug } },
    select: { marca_id: true },
  });
  const moved = all.find(({ id }) => id === old?.marca_id);
  return moved ? { marca: moved, moved: true } : null;
}

/** The line with a slug or one of its names in a make; `moved` when the address is not its own. */
export async function findLinea(marca: MarcaLeida, slug: string) {
  const linea = marca.lineas.find((one) => one.slug === slug);
  if (linea) return { marca, linea, moved: false };
  const named = rowNamed(marca.lineas, slug.replaceAll("-", " "));
  if (named) return { marca, linea: named, moved: true };
  const old = await db.historialSlug.findUnique({
    where: { tipo_padre_id_slug: { tipo: "linea", padre_id: marca.id, slug } },
    select: { linea_id: true },
  });
  return lineaById(await listVehiculos(), old?.linea_id);
}

/** The line with an id, under an address that was another one's. */
function lineaById(all: readonly MarcaLeida[], linea_id: number | null | undefined) {
  for (const marca of all) {
    const linea = marca.lineas.find(({ id }) => id === linea_id);
    if (linea) return { marca, linea, moved: true };
  }
  return null;
}

/** The line whose make was deleted after it went to another one; null where two may be meant (DEC 22). */
export async function findLineaOfGone(slug: string) {
  const old = await db.historialSlug.findMany({
    where: { tipo: "linea", slug },
    select: { padre_id: true, linea_id: true },
  });
  const all = await listVehiculos();
  const [gone, ...others] = old.filter(({ padre_id }) => all.every(({ id }) => id !== padre_id));
  if (!gone || others.length > 0) return null;
  return lineaById(all, gone.linea_id);
}

/** The years (modelo) that the visible products of a line are for; `hasta` null: still made. */
export interface Rango {
  desde: number;
  hasta: number | null;
}

/** Of how many applications of a make it is said which makes have the most. */
const MOST_COMPARED = 2_000;
/** SQL condition on `aplicaciones a`: its product is visible. */
const ofVisible = sql`a.categoria_id > 0`;
/** The same for the first of an index that does not know it, where one look at its product is cheaper. */
const isVisible = sql`EXISTS (SELECT 1 FROM productos p WHERE p.id = a.producto_id AND p.visible = true)`;

/** Of so many products the years of a line are compared; of more, the ends of indexes are read. */
const MOST_COMPARED_YEARS = 20;

/**
 * The years of lines that have visible products, by their ids: of `only` some, or of all. How many applications a line
 * has, or how many hidden products beside few visible ones, does not matter.
 */
export async function readRangos(only?: readonly LineaLeida[]): Promise<ReadonlyMap<number, Rango>> {
  const asked = only ? sql`l.id IN (${join([0, ...only.map(({ id }) => id)])})` : sql`1 = 1`;
  const ofLinea = sql`FROM aplicaciones a WHERE a.linea_id = l.id AND ${isVisible}`;
  const rows = await readRows<Rango & { id: number }>(sql`
    SELECT l.id, min(a.desde) AS desde, CASE WHEN count(a.hasta) = count(*) THEN max(a.hasta) END AS hasta
    FROM lineas l JOIN aplicaciones a ON a.linea_id = l.id AND ${ofVisible}
    WHERE ${asked} AND l.productos BETWEEN 1 AND ${MOST_COMPARED_YEARS} GROUP BY l.id
    UNION ALL
    SELECT l.id, (SELECT a.desde ${ofLinea} ORDER BY a.desde LIMIT 1),
      CASE WHEN (SELECT 1 ${ofLinea} AND a.hasta IS NULL LIMIT 1) IS NULL
        THEN (SELECT a.hasta ${ofLinea} AND a.hasta IS NOT NULL ORDER BY a.hasta DESC LIMIT 1) END
    FROM lineas l WHERE ${asked} AND l.productos > ${MOST_COMPARED_YEARS}`);
  return new Map(rows.map(({ id, desde, hasta }) => [id, { desde, hasta }]));
}

interface Counted {
  /** The rows `x` for each of which is counted. */
  each: Sql;
  /** The applications `a` that belong to such a row. */
  of: Sql;
  /** What is counted of them. */
  what?: Sql;
  most: number;
}

/** Counts up to `most`, by the id of each row: no more of an index is read. */
async function countEach({ each, of, what = sql`1`, most }: Counted): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows<{ id: number; n: number }>(sql`
    SELECT x.id, ${countUpTo(sql`SELECT ${what} FROM ${of}`, most)} AS n FROM ${each} AS x`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

const ofLinea = sql`aplicaciones a WHERE a.linea_id = x.id`;
const ofMarca = sql`lineas l JOIN aplicaciones a ON a.linea_id = l.id WHERE l.marca_id = x.id AND ${ofVisible}`;
const marcasOf = (some: readonly { id: number }[]) =>
  sql`(SELECT id FROM marcas WHERE id IN (${join([0, ...some.map(({ id }) => id)])}))`;
const lineasOf = (ids: readonly number[]) => sql`(SELECT id FROM lineas WHERE id IN (${join([0, ...ids])}))`;

interface ConLineas {
  id: number;
  lineas: readonly { id: number; productos: number }[];
}

const sumOf = ({ lineas }: ConLineas) => lineas.reduce((sum, { productos }) => sum + productos, 0);

/**
 * How many visible products some makes have, by their ids, up to one more than `MOST_COUNTED`. A product is for several
 * lines of a make: where each of these has few, they are told apart until there are many.
 */
export async function countUsos(marcas: readonly ConLineas[]): Promise<ReadonlyMap<number, number>> {
  const most = MOST_COUNTED + 1;
  const isSure = ({ lineas }: ConLineas) => lineas.length < 2 || lineas.some(({ productos }) => productos >= most);
  const counted = await countEach({
    each: marcasOf(marcas.filter((marca) => !isSure(marca))),
    of: ofMarca,
    what: sql`DISTINCT a.producto_id`,
    most,
  });
  return new Map(
    marcas.map((marca) => [marca.id, isSure(marca) ? Math.min(sumOf(marca), most) : (counted.get(marca.id) ?? 0)]),
  );
}

/** The same of all makes; memoised per content version. */
export const countAllUsos = perContent(async () => countUsos(await listVehiculos()));

/** How many applications of visible products each make has, by its id, up to `MOST_COMPARED`: at least one of each product. */
export async function compareMarcas(): Promise<ReadonlyMap<number, number>> {
  const marcas = await listVehiculos();
  const [many, few] = [true, false].map((is) => marcas.filter((marca) => sumOf(marca) >= MOST_COMPARED === is));
  const counted = await countEach({ each: marcasOf(few ?? []), of: ofMarca, most: MOST_COMPARED });
  return new Map([...counted, ...(many ?? []).map(({ id }) => [id, MOST_COMPARED] as const)]);
}

/** How many applications some lines have, by the line's id, up to one more than `MOST_COUNTED`. */
export async function countAplicaciones(ids: readonly number[]) {
  return countEach({ each: lineasOf(ids), of: ofLinea, most: MOST_COUNTED + 1 });
}

/** How many visible products some lines have, one of several lines counted for each. */
export async function countProductosOf(ids: readonly number[]): Promise<number> {
  const lineas = (await listVehiculos()).flatMap((marca) => marca.lineas);
  return lineas.reduce((sum, { id, productos }) => sum + (ids.includes(id) ? productos : 0), 0);
}
