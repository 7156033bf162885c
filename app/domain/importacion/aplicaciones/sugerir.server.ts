import { db } from "~/services/db/client.server";
import type { Formato } from "~/domain/importacion/sheet";
import { inOrder } from "~/domain/kernel/order";
import { proximoAno } from "~/domain/vehiculos/ano.server";
import { listVehiculos } from "~/domain/vehiculos/publico.server";
import { sugerenciasReader } from "~/domain/vehiculos/sugerencias";
import { productosBatches, safeIn } from "../productos/export.server";
import { titulos } from "./columns";

/**
 * The applications that the names of products speak of, as rows to look through and import, each with that name. Products
 * that have applications, or fit every vehicle, are left out.
 */
export async function* sugerenciasRows(formato: Formato) {
  const safe = safeIn(formato);
  const read = sugerenciasReader(await listVehiculos(), proximoAno());
  yield [...titulos, "Nombre"];
  for await (const batch of productosBatches({ q: "" })) {
    const ids = batch.map(({ id }) => id);
    const productos = await db.producto.findMany({
      // Beside its ids SQLite would walk all products that are not universal.
      where: { id: { in: ids }, NOT: { universal: true }, aplicaciones: { none: {} } },
      select: { id: true, codigo: true, nombre: true },
    });
    for (const { codigo, nombre } of inOrder(ids, productos))
      for (const { marca, linea, desde, hasta } of read(nombre))
        yield [codigo, marca, linea, String(desde), String(hasta ?? ""), "", "", "", nombre].map(safe);
  }
}
