import { db } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
import { anosText, isForAno, marcasText } from "./aplicaciones";
import type { Lectura } from "./query";
import { medioSelect } from "~/domain/medios/projections.server";

/** The products of a list with their photo and the makes they are for, in words: "Renault, Nissan", "Universal". */
export async function withVehiculos<P extends { id: number }>(productos: readonly P[]) {
  // Prisma asks the database for no rows too, and it looks at all products for them.
  if (productos.length === 0) return [];
  const ids = productos.map(({ id }) => id);
  const [rows, own] = await Promise.all([
    db.$queryRaw<{ producto_id: number | bigint; nombre: string }[]>(sql`
      SELECT DISTINCT a.producto_id, m.nombre, m.clave
      FROM aplicaciones a JOIN lineas l ON l.id = a.linea_id JOIN marcas m ON m.id = l.marca_id
      WHERE a.producto_id IN (${join(ids)}) ORDER BY m.clave`),
    db.producto.findMany({
      where: { id: { in: ids } },
      select: { id: true, universal: true, medio: { select: medioSelect } },
    }),
  ]);
  const marcas = new Map(ids.map((id) => [id, new Array<string>()]));
  for (const { producto_id, nombre } of rows) marcas.get(Number(producto_id))?.push(nombre);
  const owns = new Map(own.map((row) => [row.id, row]));
  return productos.map((producto) => {
    const { universal = false, medio = null } = owns.get(producto.id) ?? {};
    return { ...producto, medio, vehiculos: marcasText(marcas.get(producto.id) ?? [], universal) };
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
