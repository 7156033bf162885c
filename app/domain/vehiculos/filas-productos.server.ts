import { fotoColumns, fotoOf, type FotoRow } from "~/domain/medios/projections.server";
import { readRows } from "~/services/db/rows.server";
import { rowsText } from "~/services/db/bulk.server";
import { join, sql, type Sql } from "~/services/db/fulltext.server";
import type { AtributoPublico } from "~/domain/medidas/filtros";
import { anosText, isForAno, marcasText } from "./aplicaciones";
import type { Lectura } from "./query";
import { lineasById } from "./publico.server";

interface Fila extends FotoRow {
  id: number;
  codigo: string;
  nombre: string;
  slug: string;
  universal: boolean;
  aplicaciones: string;
  medidas: string;
}

const aplicaciones = rowsText(["linea_id"], sql`aplicaciones WHERE producto_id = p.id`);
const medidas = rowsText(["atributo_id", "texto"], sql`medidas WHERE producto_id = p.id`);

/** The makes that applications are for, each once, by name. */
function marcasOf(aplicaciones: string, lineas: Awaited<ReturnType<typeof lineasById>>): string[] {
  const rows: { linea_id: number }[] = JSON.parse(aplicaciones);
  const marcas = rows.flatMap(({ linea_id }) => lineas.get(linea_id)?.marca ?? []);
  const names = new Map(marcas.map(({ clave, nombre }) => [clave, nombre]));
  return [...names].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, nombre]) => nombre);
}

/**
 * The products of a list with their photo, the makes they are for, in words ("Renault, Nissan", "Universal"), and their
 * measures of these attributes, as texts by the attribute's id: one statement for all of it. `where` is SQL on `productos
 * p` of few products, and their order.
 */
export async function listFilas(where: Sql, atributos: readonly AtributoPublico[] = []) {
  const known = new Set(atributos.map(({ id }) => id));
  const [lineas, rows] = await Promise.all([
    lineasById(),
    readRows<Fila>(
      sql`SELECT p.id, p.codigo, p.nombre, p.slug, p.universal, ${fotoColumns}, ${aplicaciones} AS aplicaciones,
          ${known.size > 0 ? medidas : sql`'[]'`} AS medidas
        FROM productos p LEFT JOIN medios m ON m.id = p.medio_id WHERE ${where}`,
    ),
  ]);
  return rows.map((row) => {
    const { id, codigo, nombre, slug } = row;
    const leidas: { atributo_id: number; texto: string }[] = JSON.parse(row.medidas);
    const own = leidas.filter(({ atributo_id }) => known.has(atributo_id));
    return {
      ...{ id, codigo, nombre, slug },
      medio: fotoOf(row),
      vehiculos: marcasText(marcasOf(row.aplicaciones, lineas), row.universal),
      medidas: new Map(own.map(({ atributo_id, texto }) => [atributo_id, texto])),
    };
  });
}

/** Products that a search has found, with what `listFilas` has of them. */
export async function withDetalles<P extends { id: number }>(productos: readonly P[]) {
  if (productos.length === 0) return [];
  const filas = await listFilas(sql`p.id IN (${join(productos.map(({ id }) => id))})`);
  const byId = new Map(filas.map((fila) => [fila.id, fila]));
  return productos.flatMap((producto) => {
    const fila = byId.get(producto.id);
    return fila ? [{ ...producto, ...fila }] : [];
  });
}

/** The same for results of a search by vehicle: those for it have their years of it, "Renault Duster 2012-2020". */
export async function withVehiculo<P extends { id: number }>(productos: readonly P[], { lineas, ano }: Lectura) {
  if (productos.length === 0 || lineas.length === 0) return withDetalles(productos);
  const ids = join(productos.map(({ id }) => id));
  const [named, rows] = await Promise.all([
    withDetalles(productos),
    readRows<{ producto_id: number; linea_id: number; desde: number; hasta: number | null }>(
      sql`SELECT producto_id, linea_id, desde, hasta FROM aplicaciones
        WHERE producto_id IN (${ids}) AND linea_id IN (${join(lineas.map(({ linea }) => linea.id))}) ORDER BY orden`,
    ),
  ]);
  const nombres = new Map(lineas.map(({ marca, linea }) => [linea.id, `${marca.nombre} ${linea.nombre}`]));
  const fitting = rows.filter((row) => ano === 0 || isForAno(row, ano));
  return named.map((producto) => {
    const own = fitting.filter(({ producto_id }) => producto_id === producto.id);
    const texts = own.map(({ linea_id, desde, hasta }) => `${nombres.get(linea_id)} ${anosText(desde, hasta)}`);
    return own.length === 0 ? producto : { ...producto, vehiculos: [...new Set(texts)].join(", ") };
  });
}
