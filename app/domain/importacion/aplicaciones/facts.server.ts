import { db } from "~/services/db/client.server";
import { proximoAno } from "~/domain/vehiculos/ano.server";
import { listVehiculos } from "~/domain/vehiculos/publico.server";

/** The products with some codes, each with its applications in their order. */
async function existentes(claves: readonly string[]) {
  return db.producto.findMany({
    where: { codigo_clave: { in: [...claves] } },
    select: {
      ...{ id: true, revision: true, codigo: true, codigo_clave: true },
      aplicaciones: {
        orderBy: { orden: "asc" },
        select: { linea_id: true, desde: true, hasta: true, posicion: true, motor: true, nota: true, orden: true },
      },
    },
  });
}

/** What planning an import of applications asks the database. */
export const aplicacionesFacts = { existentes, marcas: listVehiculos, proximo: async () => proximoAno() };
export type AplicacionesFacts = typeof aplicacionesFacts;
