import { fotoColumns, fotoOf, type FotoRow } from "~/domain/medios/projections.server";
import { readRows } from "~/services/db/rows.server";
import { rowsText } from "~/services/db/bulk.server";
import { join, sql, type Sql } from "~/services/db/sql.server";
import type { AtributoPublico } from "~/domain/medidas/filtros";
import { visiblesOf } from "~/domain/kernel/order";
import { inSecciones } from "~/domain/catalogo/sections.server";
import { type Aplicacion, anosText, isForAno, marcasText } from "./aplicaciones";
import type { Lectura } from "./query";
import { lineasById } from "./publico.server";

interface Fila extends FotoRow {
  id: number;
  codigo: string;
  nombre: string;
  slug: string;
  visible: boolean;
  subcategoria_id: number;
  universal: boolean;
  aplicaciones: string;
  medidas: string;
}
type Aplicada = Pick<Aplicacion, "linea_id" | "desde" | "hasta">;

const conMarcas = rowsText(["linea_id"], sql`aplicaciones WHERE producto_id = p.id`);
const conAnos = rowsText(["linea_id", "desde", "hasta"], sql`aplicaciones WHERE producto_id = p.id ORDER BY orden`);
const medidas = rowsText(["atributo_id", "texto"], sql`medidas WHERE producto_id = p.id`);

/** The makes that applications are for, each once, by name. */
function marcasOf(
  aplicadas: readonly Pick<Aplicada, "linea_id">[],
  lineas: Awaited<ReturnType<typeof lineasById>>,
): string[] {
  const marcas = aplicadas.flatMap(({ linea_id }) => lineas.get(linea_id)?.marca ?? []);
  const names = new Map(marcas.map(({ clave, nombre }) => [clave, nombre]));
  return [...names].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, nombre]) => nombre);
}

/** The years that applications are for a vehicle, "Renault Duster 2012-2020"; an empty text when none is. */
function anosOf(aplicadas: readonly Aplicada[], { lineas, ano }: Lectura): string {
  const nombres = new Map(lineas.map(({ marca, linea }) => [linea.id, `${marca.nombre} ${linea.nombre}`]));
  const own = aplicadas.filter((one) => nombres.has(one.linea_id) && (ano === 0 || isForAno(one, ano)));
  return [...new Set(own.map((one) => `${nombres.get(one.linea_id)} ${anosText(one.desde, one.hasta)}`))].join(", ");
}

interface Mostrado {
  /** The attributes whose measures are read. */
  atributos?: readonly AtributoPublico[];
  /** A vehicle that was searched: products for it have their years of it. */
  vehiculo?: Lectura | null;
}

/**
 * The products of a list with their photo, the makes they are for, in words ("Renault, Nissan", "Universal"), and their
 * measures of these attributes, as texts by the attribute's id: one statement for all of it. `where` is SQL on `productos
 * p` of few products, and their order.
 */
export async function listFilas(where: Sql, { atributos = [], vehiculo = null }: Mostrado = {}) {
  const known = new Set(atributos.map(({ id }) => id));
  const [lineas, rows] = await Promise.all([
    lineasById(),
    readRows<Fila>(
      sql`SELECT p.id, p.codigo, p.nombre, p.slug, p.visible, p.subcategoria_id, p.universal, ${fotoColumns},
          ${vehiculo ? conAnos : conMarcas} AS aplicaciones,
          ${known.size > 0 ? medidas : sql`'[]'`} AS medidas
        FROM productos p LEFT JOIN medios m ON m.id = p.medio_id WHERE ${where}`,
    ),
  ]);
  return rows.map((row) => {
    const { id, codigo, nombre, slug, visible, subcategoria_id } = row;
    const aplicadas: Aplicada[] = JSON.parse(row.aplicaciones);
    const leidas: { atributo_id: number; texto: string }[] = JSON.parse(row.medidas);
    const own = leidas.filter(({ atributo_id }) => known.has(atributo_id));
    return {
      ...{ id, codigo, nombre, slug, visible, subcategoria_id },
      medio: fotoOf(row),
      vehiculos: (vehiculo && anosOf(aplicadas, vehiculo)) || marcasText(marcasOf(aplicadas, lineas), row.universal),
      medidas: new Map(own.map(({ atributo_id, texto }) => [atributo_id, texto])),
    };
  });
}

/** The visible products that a search has found, with their sections, in this order. */
export async function listHalladas(ids: readonly number[], vehiculo: Lectura | null = null) {
  if (ids.length === 0) return [];
  const filas = await listFilas(sql`p.id IN (${join(ids)})`, { vehiculo });
  return visiblesOf(ids, await inSecciones(filas));
}
export type Hallada = Awaited<ReturnType<typeof listHalladas>>[number];
