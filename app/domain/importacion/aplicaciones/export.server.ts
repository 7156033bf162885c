import { db } from "~/services/db/client.server";
import type { Formato } from "~/domain/importacion/sheet";
import type { ProductosQuery } from "~/domain/catalogo/productos-list.server";
import { inOrder } from "~/domain/kernel/order";
import { aplicacionesDe } from "~/domain/vehiculos/aplicaciones.server";
import { productosBatches, safeIn } from "../productos/export.server";
import { titulos } from "./columns";

/** The applications of the products that a search finds, with the titles first. */
export async function* aplicacionesRows(query: Omit<ProductosQuery, "page">, formato: Formato) {
  const safe = safeIn(formato);
  yield titulos;
  for await (const batch of productosBatches(query)) {
    const ids = batch.map(({ id }) => id);
    const select = { id: true, codigo: true, aplicaciones: aplicacionesDe } as const;
    const productos = await db.producto.findMany({ where: { id: { in: ids } }, select });
    for (const { codigo, aplicaciones } of inOrder(ids, productos))
      for (const { linea, desde, hasta, posicion, motor, nota } of aplicaciones)
        yield [
          ...[codigo, linea.marca.nombre, linea.nombre, String(desde), String(hasta ?? "")],
          ...[posicion, motor, nota],
        ].map(safe);
  }
}
