import { db, type Tx } from "~/services/db/client.server";
import { trackNew } from "./auditoria.server";
import { collection } from "./coleccion.server";
import { changeContent } from "./contenido.server";
import { firmaDe, type Movimiento, reorder } from "./orden.server";
import { holdsAll, toBusqueda } from "./texto";
import type { UbicacionEdit } from "./ubicaciones";

const rows = collection("ubicaciones", (tx) => tx.ubicacion);

function stored(value: UbicacionEdit) {
  return { ...value, busqueda: toBusqueda(value.nombre, value.ciudad, value.direccion) };
}

async function lastOrden(tx: Tx): Promise<number> {
  return (await tx.ubicacion.aggregate({ _max: { orden: true } }))._max.orden ?? 0;
}

/** The branches as staff keep them; a new one goes to the end. */
export const ubicaciones = {
  get: rows.get,
  remove: rows.remove,
  update: async (id: number, revision: number, value: UbicacionEdit) => rows.update(id, revision, stored(value)),
  create: async (value: UbicacionEdit) =>
    changeContent(async (tx) => {
      const { id } = await tx.ubicacion.create({ data: { ...stored(value), orden: (await lastOrden(tx)) + 1 } });
      trackNew(tx, "ubicaciones", id);
    }),
};

/** The branches of a search by name, city or address, in their order, and what the whole list is known by. */
export async function listUbicaciones(q: string) {
  const all = await rows.list();
  const filas = all.filter(({ nombre, ciudad, direccion }) => holdsAll(q, nombre, ciudad, direccion));
  return { filas, firma: firmaDe(all) };
}

/** Moves a branch inside the whole list. Throws Refusal when the list has changed. */
export async function moveUbicacion(movimiento: Movimiento): Promise<void> {
  await reorder("ubicaciones_contacto", movimiento);
}

/** Visible branches in their order (PUB §7). */
export async function listUbicacionesVisibles() {
  return db.ubicacion.findMany({
    where: { visible: true },
    orderBy: [{ orden: "asc" }, { id: "asc" }],
    omit: { busqueda: true, revision: true, created_at: true, updated_at: true },
  });
}
