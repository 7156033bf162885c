import { db } from "~/services/db/client.server";
import { CONFIGURACION, DEMO } from "~/domain/ajustes/configuracion";

/** The dashboard's four figures (ADM §2). */
export async function countPanel() {
  const [productos, categorias, ubicaciones, pdf] = await Promise.all([
    db.subcategoria.aggregate({ _sum: { productos_total: true } }),
    db.subcategoria.groupBy({ by: ["categoria_id"], where: { productos_total: { gt: 0 } } }),
    db.ubicacion.count({ where: { visible: true } }),
    db.catalogoPdf.count({ where: { activo: true } }),
  ]);
  return { productos: productos._sum.productos_total ?? 0, categorias: categorias.length, ubicaciones, pdf };
}

/**
 * Which of the first steps a new site has done, in the recommended order; null once it has products and saved
 * settings, and for demo content.
 */
export async function setupSteps({ productos, ubicaciones, pdf }: Awaited<ReturnType<typeof countPanel>>) {
  const [ajustes, logos, subcategorias, slides] = await Promise.all([
    db.ajuste.findMany({ where: { clave: { in: [CONFIGURACION, DEMO] } }, select: { clave: true } }),
    db.configuracionLogo.count({ where: { activo: true } }),
    db.subcategoria.count(),
    db.imagenSitio.count({ where: { ubicacion: "slider_home", activo: true } }),
  ]);
  const configuracion = ajustes.some(({ clave }) => clave === CONFIGURACION);
  if (ajustes.some(({ clave }) => clave === DEMO) || (configuracion && productos > 0)) return null;
  return {
    configuracion,
    logo: logos > 0,
    subcategorias: subcategorias > 0,
    productos: productos > 0,
    ubicaciones: ubicaciones > 0,
    catalogos: pdf > 0,
    imagenes: slides > 0,
  };
}
export type SetupSteps = NonNullable<Awaited<ReturnType<typeof setupSteps>>>;
