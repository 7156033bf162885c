import { db } from "~/services/db/client.server";
import { entity } from "~/domain/kernel/entity.server";
import { toBusqueda } from "~/domain/kernel/text";
import { ubicacionesWords } from "./ubicaciones";
import { UbicacionSchema } from "./schemas/ubicacion";
import { byOrden } from "~/domain/kernel/order";

/** The branches; a new one goes to the end. */
export const ubicaciones = entity({
  name: "ubicaciones",
  one: "Ubicación",
  stored: { table: "ubicaciones_contacto", title: "Ubicaciones" },
  schema: UbicacionSchema,
  words: ubicacionesWords,
  table: (tx) => tx.ubicacion,
  title: (row) => row.nombre,
  search: ({ nombre, ciudad, direccion }) => [nombre, ciudad, direccion],
  ordered: { append: true },
  derive: (_, value) => ({ ...value, busqueda: toBusqueda(value.nombre, value.ciudad, value.direccion) }),
});

/** Visible branches in their order (PUB §7). */
export async function listUbicacionesVisibles() {
  return db.ubicacion.findMany({
    where: { visible: true },
    orderBy: [...byOrden],
    omit: { busqueda: true, revision: true, created_at: true, updated_at: true },
  });
}
