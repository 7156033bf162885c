import { db } from "~/services/db/client.server";
import { listImagenes } from "./home.server";

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
