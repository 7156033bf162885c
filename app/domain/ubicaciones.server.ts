import { db } from "~/services/db/client.server";

/** Visible branches in their order (PUB §7). */
export async function listUbicacionesVisibles() {
  return db.ubicacion.findMany({
    where: { visible: true },
    orderBy: [{ orden: "asc" }, { id: "asc" }],
    omit: { busqueda: true, revision: true, created_at: true, updated_at: true },
  });
}
