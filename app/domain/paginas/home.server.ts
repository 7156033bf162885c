import { db } from "~/services/db/client.server";
import { contenidoInicial } from "./initial-content";
import { homeFallbacks } from "./home";
import { medioSelect } from "~/domain/medios/projections.server";
import { byOrden, newestFirst } from "~/domain/kernel/order";

const medio = { select: medioSelect } as const;

/** The home page's banner: the newest row, or the initial content (PUB §3); settings in braces are not filled in. */
export async function getBanner() {
  const select = { titulo: true, subtitulo: true, descripcion: true, texto_boton_pdf: true } as const;
  return (await db.bannerHome.findFirst({ orderBy: [...newestFirst], select })) ?? contenidoInicial.banner;
}

/** Active images of a place of the site, in order (slider_home: the slides of the home page). */
export async function listImagenes(ubicacion: string) {
  return db.imagenSitio.findMany({
    where: { ubicacion, activo: true },
    orderBy: [...byOrden],
    select: { id: true, titulo: true, descripcion: true, foco: true, medio },
  });
}

/** All blocks of the home page (PUB §2) with their fallbacks. */
export async function getHome() {
  const select = { titulo: true, descripcion: true } as const;
  const [slides, bloque, beneficios, cta] = await Promise.all([
    listImagenes("slider_home"),
    db.bloqueCategoriasHome.findFirst({ orderBy: [...newestFirst], select }),
    db.beneficioHome.findMany({ where: { activo: true }, orderBy: [...byOrden], select: { ...select, icono: true } }),
    db.homeCta.findFirst({ orderBy: [...newestFirst], select: { ...select, texto_boton: true, url_boton: true } }),
  ]);
  return {
    slides,
    bloque: bloque ?? contenidoInicial.bloque,
    beneficios: beneficios.length > 0 ? beneficios : [...homeFallbacks.beneficios],
    cta: cta ?? contenidoInicial.cta,
  };
}
