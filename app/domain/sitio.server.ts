import { db } from "~/services/db/client.server";
import { log } from "~/services/log.server";
import { ajustesDefaults, mergeAjustes } from "./ajustes";
import { listCategorias } from "./catalogo.server";
import { getBanner } from "./home.server";
import { medioSelect } from "./selects.server";

const byOrden = [{ orden: "asc" }, { id: "asc" }] as const;
const archivo = { select: medioSelect } as const;

/** Active menu entries in order; a failing read is logged and gives an empty menu (PUB §8, decision 12). */
export async function listMenuActivo() {
  try {
    return await db.menuItem.findMany({
      where: { activo: true },
      orderBy: [...byOrden],
      select: { id: true, nombre: true, slug: true },
    });
  } catch (error) {
    log.error("Error fetching menu principal:", error);
    return [];
  }
}

/** The active logo; a failing read is told in its place and costs no page (PUB §8). */
async function findLogo() {
  try {
    return await db.configuracionLogo.findFirst({ where: { activo: true }, select: { medio: archivo } });
  } catch (error) {
    log.error("Error al cargar el logo", error);
    return "error" as const;
  }
}

async function readSitio() {
  const [ajustes, menu, categorias, banner, contenido, enlaces, contactos, pdf, logo] = await Promise.all([
    db.ajuste.findMany({ select: { clave: true, valor: true } }),
    listMenuActivo(),
    listCategorias(),
    getBanner(),
    db.footerContenido.findFirst({
      orderBy: [{ created_at: "desc" }, { id: "desc" }],
      select: { descripcion: true, copyright: true, leyenda: true },
    }),
    db.footerEnlace.findMany({
      where: { activo: true },
      orderBy: [...byOrden],
      select: { id: true, nombre: true, url: true },
    }),
    db.footerContacto.findMany({
      where: { activo: true },
      orderBy: [...byOrden],
      select: { id: true, tipo: true, valor: true },
    }),
    db.catalogoPdf.findFirst({ where: { activo: true }, select: { medio: archivo } }),
    findLogo(),
  ]);
  return {
    ajustes: mergeAjustes(ajustesDefaults, ajustes),
    menu,
    categorias,
    banner,
    footer: { contenido, enlaces, contactos },
    pdf: pdf?.medio ?? null,
    logo: logo === "error" ? null : (logo?.medio ?? null),
    logoFallo: logo === "error",
  };
}
export type Sitio = Awaited<ReturnType<typeof readSitio>>;

let last: Sitio | undefined;

/**
 * What the shell of every public page shows: menu, categories, footer, logo, PDF catalogue, settings. While it cannot
 * be read, as it was last: a page that needs nothing else stays whole, and a form keeps what was typed.
 */
export async function getSitio(): Promise<Sitio> {
  try {
    last = await readSitio();
  } catch (error) {
    if (!last) throw error;
    log.error("The shell of the site cannot be read", error);
  }
  return last;
}
