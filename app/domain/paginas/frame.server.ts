import { perContent } from "~/services/page-cache/content-version.server";
import { db } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { doNotCache } from "~/services/page-cache/render-context.server";
import { ajustesDefaults, fillAjustes, mergeAjustes } from "~/domain/ajustes/ajustes";
import { listAjustes } from "~/domain/ajustes/ajustes.server";
import { listSecciones } from "~/domain/catalogo/sections.server";
import { getBanner } from "./home.server";
import { medioSelect } from "~/domain/medios/projections.server";
import { byOrden, newestFirst } from "~/domain/kernel/order";

const archivo = { select: medioSelect } as const;

async function readMenu() {
  return db.menuItem.findMany({
    where: { activo: true },
    orderBy: [...byOrden],
    select: { id: true, nombre: true, slug: true },
  });
}

/** Null instead of a reading that fails: the failure is logged and the page is still served (PUB §8, DEC 12). */
async function orNull<T>(reading: Promise<T>, message: string): Promise<{ value: T } | null> {
  try {
    return { value: await reading };
  } catch (error) {
    log.error(message, error);
    doNotCache();
    return null;
  }
}

/** Active menu entries in order; an empty menu when they cannot be read. */
export async function listMenuActivo() {
  return (await orNull(readMenu(), "Error fetching menu principal:"))?.value ?? [];
}

async function readSitio() {
  const [rows, menu, categorias, banner, contenido, enlaces, contactos, pdf, logo] = await Promise.all([
    listAjustes(),
    orNull(readMenu(), "Error fetching menu principal:"),
    listSecciones(),
    getBanner(),
    db.footerContenido.findFirst({
      orderBy: [...newestFirst],
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
    orNull(
      db.configuracionLogo.findFirst({ where: { activo: true }, select: { medio: archivo } }),
      "Error al cargar el logo",
    ),
  ]);
  const ajustes = mergeAjustes(ajustesDefaults, rows);
  const filled = (text: string) => fillAjustes(text, ajustes);
  return {
    ajustes,
    menu: menu?.value ?? [],
    categorias,
    banner: {
      titulo: filled(banner.titulo),
      subtitulo: filled(banner.subtitulo),
      descripcion: filled(banner.descripcion),
      texto_boton_pdf: filled(banner.texto_boton_pdf),
    },
    footer: {
      descripcion: filled(contenido?.descripcion ?? ""),
      copyright: filled(contenido?.copyright ?? ""),
      leyenda: filled(contenido?.leyenda ?? ""),
      enlaces,
      contactos: contactos.map((contacto) => ({ ...contacto, valor: filled(contacto.valor) })),
    },
    pdf: pdf?.medio ?? null,
    logo: logo?.value?.medio ?? null,
    logoFallo: logo === null,
    completo: menu !== null && logo !== null,
  };
}
export type Sitio = Awaited<ReturnType<typeof readSitio>>;

let last: Sitio | undefined;
const heldSitio = perContent(readSitio, ({ completo }) => completo);

/**
 * What every public page shows around its content: menu, categories, footer, logo, PDF catalogue, settings; memoised
 * per content version. When it cannot be read, the last successful reading is returned, so that pages are still
 * complete and a form keeps what was typed.
 */
export async function getSitio(): Promise<Sitio> {
  try {
    last = await heldSitio();
    if (!last.completo) doNotCache();
  } catch (error) {
    if (!last) throw error;
    log.error("The shell of the site cannot be read", error);
    doNotCache();
  }
  return last;
}
