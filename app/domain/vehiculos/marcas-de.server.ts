import { fotoColumns, fotoOf, type FotoRow } from "~/domain/medios/projections.server";
import { db } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
import { anosText, isForAno, marcasText } from "./aplicaciones";
import type { Lectura } from "./query";
import { lineasById } from "./publico.server";

type Id = number | bigint;

/** Whether products are universal, and their photo: one read for both. */
async function readPropios(ids: readonly number[]) {
  const rows = await db.$queryRaw<(FotoRow & { id: Id; universal: boolean })[]>(
    sql`SELECT p.id, p.universal, ${fotoColumns}
      FROM productos p LEFT JOIN medios m ON m.id = p.medio_id WHERE p.id IN (${join(ids)})`,
  );
  return new Map(rows.map((row) => [Number(row.id), { universal: row.universal, medio: fotoOf(row) }]));
}

/** The products of a list with their photo and the makes they are for, in words: "Renault, Nissan", "Universal". */
export async function withVehiculos<P extends { id: number }>(productos: readonly P[]) {
  if (productos.length === 0) return [];
  const ids = productos.map(({ id }) => id);
  const [lineas, rows, propios] = await Promise.all([
    lineasById(),
    db.$queryRaw<{ producto_id: Id; linea_id: Id }[]>(
      sql`SELECT a.producto_id, a.linea_id FROM aplicaciones a WHERE a.producto_id IN (${join(ids)})`,
    ),
    readPropios(ids),
  ]);
  const marcas = new Map(ids.map((id) => [id, new Map<string, string>()]));
  for (const { producto_id, linea_id } of rows) {
    const marca = lineas.get(Number(linea_id))?.marca;
    if (marca) marcas.get(Number(producto_id))?.set(marca.clave, marca.nombre);
  }
  return productos.map((producto) => {
    const { universal = false, medio = null } = propios.get(producto.id) ?? {};
    const named = [...(marcas.get(producto.id) ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
    const vehiculos = marcasText(
      named.map(([, nombre]) => nombre),
      universal,
    );
    return { ...producto, medio, vehiculos };
  });
}

/** The same for results of a search by vehicle: those for it have their years of it, "Renault Duster 2012-2020". */
export async function withVehiculo<P extends { id: number }>(productos: readonly P[], { lineas, ano }: Lectura) {
  const [named, rows] = await Promise.all([
    withVehiculos(productos),
    db.aplicacion.findMany({
      where: {
        producto_id: { in: productos.map(({ id }) => id) },
        linea_id: { in: lineas.map(({ linea }) => linea.id) },
      },
      orderBy: { orden: "asc" },
      select: { producto_id: true, linea_id: true, desde: true, hasta: true },
    }),
  ]);
  const nombres = new Map(lineas.map(({ marca, linea }) => [linea.id, `${marca.nombre} ${linea.nombre}`]));
  const fitting = rows.filter((row) => ano === 0 || isForAno(row, ano));
  return named.map((producto) => {
    const own = fitting.filter(({ producto_id }) => producto_id === producto.id);
    const texts = own.map(({ linea_id, desde, hasta }) => `${nombres.get(linea_id)} ${anosText(desde, hasta)}`);
    return own.length === 0 ? producto : { ...producto, vehiculos: [...new Set(texts)].join(", ") };
  });
}
