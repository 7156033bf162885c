import { db } from "~/services/db/client.server";
import { listImagenes } from "./home.server";
import { iconFields, withIcon } from "./iconos";
import { entity } from "~/domain/kernel/entity.server";
import { byOrden } from "~/domain/kernel/order";
import { estadisticasWords, seccionesWords, valoresWords } from "./nosotros";
import { EstadisticaSchema, SeccionSchema, ValorSchema } from "./schemas/nosotros";

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

export const secciones = entity({
  name: "secciones",
  one: "Sección de Nosotros",
  stored: { table: "nosotros_secciones", title: "Secciones de Nosotros" },
  schema: SeccionSchema,
  words: seccionesWords,
  table: (tx) => tx.nosotrosSeccion,
  title: (row) => row.titulo,
  search: ({ titulo, contenido, tipo }) => [titulo, contenido, tipo],
  ordered: { typed: true },
  derive: (_, value, { before }) => withIcon(value, before),
  shown: iconFields,
});

export const valores = entity({
  name: "valores",
  one: "Valor",
  stored: { table: "nosotros_valores", title: "Valores" },
  schema: ValorSchema,
  words: valoresWords,
  table: (tx) => tx.nosotrosValor,
  title: (row) => row.valor,
  search: ({ valor, descripcion, icono }) => [valor, descripcion, icono],
  ordered: { typed: true },
  derive: (_, value, { before }) => withIcon(value, before),
  shown: iconFields,
});

export const estadisticas = entity({
  name: "estadisticas",
  one: "Estadística",
  stored: { table: "nosotros_estadisticas", title: "Estadísticas" },
  schema: EstadisticaSchema,
  words: estadisticasWords,
  table: (tx) => tx.nosotrosEstadistica,
  title: (row) => row.titulo,
  search: ({ titulo, descripcion }) => [titulo, descripcion],
  ordered: { typed: true },
});

/** How many rows each tab of the about-us screen has. */
export async function countNosotros() {
  const counts = [db.nosotrosSeccion.count(), db.nosotrosValor.count(), db.nosotrosEstadistica.count()] as const;
  const [secciones, valores, estadisticas] = await Promise.all(counts);
  return { secciones, valores, estadisticas };
}
