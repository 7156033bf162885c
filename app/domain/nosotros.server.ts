import { db } from "~/services/db/client.server";
import { collection } from "./coleccion.server";
import { listImagenes } from "./home.server";
import { holdsAll } from "./texto";

const byOrden = [{ orden: "asc" }, { id: "asc" }] as const;

/** Everything the about-us page shows, each list in its order (PUB §7). */
export async function getNosotros() {
  const [secciones, valores, estadisticas, imagenes] = await Promise.all([
    db.nosotrosSeccion.findMany({
      orderBy: [...byOrden],
      select: { id: true, tipo: true, titulo: true, contenido: true, icono: true },
    }),
    db.nosotrosValor.findMany({
      orderBy: [...byOrden],
      select: { id: true, valor: true, descripcion: true, icono: true },
    }),
    db.nosotrosEstadistica.findMany({ orderBy: [...byOrden], select: { id: true, titulo: true, descripcion: true } }),
    listImagenes("nosotros"),
  ]);
  return { secciones, valores, estadisticas, imagenes };
}

export const secciones = collection("secciones", (tx) => tx.nosotrosSeccion);
export const valores = collection("valores", (tx) => tx.nosotrosValor);
export const estadisticas = collection("estadisticas", (tx) => tx.nosotrosEstadistica);

/** The sections of a search, in their order. */
export async function listSecciones(q: string) {
  return (await secciones.list()).filter(({ titulo, contenido, tipo }) => holdsAll(q, titulo, contenido, tipo));
}

/** The values of a search, in their order. */
export async function listValores(q: string) {
  return (await valores.list()).filter(({ valor, descripcion, icono }) => holdsAll(q, valor, descripcion, icono));
}

/** The statistics of a search, in their order. */
export async function listEstadisticas(q: string) {
  return (await estadisticas.list()).filter(({ titulo, descripcion }) => holdsAll(q, titulo, descripcion));
}

/** How many rows each tab of the about-us screen has. */
export async function countNosotros() {
  const counts = [db.nosotrosSeccion.count(), db.nosotrosValor.count(), db.nosotrosEstadistica.count()] as const;
  const [secciones, valores, estadisticas] = await Promise.all(counts);
  return { secciones, valores, estadisticas };
}
