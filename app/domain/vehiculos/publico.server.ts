import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { toClave } from "~/domain/kernel/text";
import { lineaNamed } from "./names";

async function readVehiculos() {
  return db.marca.findMany({
    orderBy: { clave: "asc" },
    select: {
      ...{ id: true, nombre: true, clave: true, slug: true },
      lineas: {
        orderBy: { clave: "asc" },
        select: { id: true, nombre: true, alias: true, clave: true, slug: true },
      },
    },
  });
}

/** The makes with their lines, by name; memoised per content version. */
export const listVehiculos = perContent(readVehiculos);
export type MarcaLeida = Awaited<ReturnType<typeof readVehiculos>>[number];
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

const OPEN = 9_999;
/** SQL condition on `aplicaciones a`: its product is visible. Hidden ones are few, so that the index of lines is enough. */
export const ofVisible = sql`a.producto_id NOT IN (SELECT p.id FROM productos p WHERE p.visible = false)`;

interface Conteo {
  id: number | bigint;
  productos: number | bigint;
  desde: number | bigint;
  hasta: number | bigint;
}

/** What the visible products say of a line: how many there are, and the years they are for; `hasta` null: still made. */
export interface Uso {
  productos: number;
  desde: number;
  hasta: number | null;
}

async function readUsos() {
  const [lineas, marcas] = await Promise.all([
    db.$queryRaw<Conteo[]>(sql`
      SELECT a.linea_id AS id, count(DISTINCT a.producto_id) AS productos, min(a.desde) AS desde,
        max(coalesce(a.hasta, ${OPEN})) AS hasta
      FROM aplicaciones a WHERE ${ofVisible} GROUP BY a.linea_id`),
    db.$queryRaw<Pick<Conteo, "id" | "productos">[]>(sql`
      SELECT l.marca_id AS id, count(DISTINCT a.producto_id) AS productos
      FROM aplicaciones a JOIN lineas l ON l.id = a.linea_id WHERE ${ofVisible} GROUP BY l.marca_id`),
  ]);
  const usoOf = ({ productos, desde, hasta }: Conteo): Uso => ({
    productos: Number(productos),
    desde: Number(desde),
    hasta: Number(hasta) === OPEN ? null : Number(hasta),
  });
  return {
    lineas: new Map(lineas.map((row) => [Number(row.id), usoOf(row)])),
    marcas: new Map(marcas.map((row) => [Number(row.id), Number(row.productos)])),
  };
}

/** The numbers beside makes and lines, by their ids; memoised per content version. */
export const countUsos = perContent(readUsos);

/** The make with a slug or name; `moved` when the slug is an old one. Null when there is none. */
export async function findMarca(slug: string) {
  const all = await listVehiculos();
  const clave = toClave(slug);
  const marca = all.find((one) => one.slug === slug);
  if (marca) return { marca, moved: false };
  const named = all.find((one) => one.clave === clave);
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
  const named = lineaNamed(marca.lineas, slug.replaceAll("-", " "));
  if (named) return { marca, linea: named, moved: true };
  const old = await db.historialSlug.findUnique({
    where: { tipo_padre_id_slug: { tipo: "linea", padre_id: marca.id, slug } },
    select: { linea_id: true },
  });
  for (const other of await listVehiculos()) {
    const moved = other.lineas.find(({ id }) => id === old?.linea_id);
    if (moved) return { marca: other, linea: moved, moved: true };
  }
  return null;
}

type Rango = Omit<Uso, "productos">;

async function readRango(linea_id: number): Promise<Rango | null> {
  const [row] = await db.$queryRaw<{ desde: number | bigint | null; hasta: number | bigint | null }[]>(sql`
    SELECT min(a.desde) AS desde, max(coalesce(a.hasta, ${OPEN})) AS hasta
    FROM aplicaciones a WHERE a.linea_id = ${linea_id} AND ${ofVisible}`);
  if (!row || row.desde === null) return null;
  return { desde: Number(row.desde), hasta: Number(row.hasta) === OPEN ? null : Number(row.hasta) };
}

/** The ranges that were read, by the line's id. */
const rangos = perContent(() => Promise.resolve(new Map<number, Rango | null>()));

/** The years that the visible products of a line are for, null when there is none; memoised per content version. */
export async function rangoDe(linea_id: number): Promise<Rango | null> {
  const known = await rangos();
  const rango = known.get(linea_id);
  if (rango !== undefined) return rango;
  const read = await readRango(linea_id);
  known.set(linea_id, read);
  return read;
}
