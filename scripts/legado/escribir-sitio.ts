import { withIcon } from "../../app/domain/paginas/iconos";
import { contenidoInicial } from "../../app/domain/paginas/initial-content";
import { toBusqueda } from "../../app/domain/kernel/text";
import type { Writing } from "../../app/services/db/client.server";
import { initialDeletes } from "../../prisma/seed/clear";
import { archivoId, conOrden, type Escribir } from "./escribir";
import type { Leida } from "./lector";

/** For a table with one row, takes the newest one (PUB §3), or the last one when they have no time. */
function newest<T extends { created_at?: string }>(filas: readonly Leida<T>[]): Omit<T, "created_at">[] {
  const sorted = filas.toSorted((a, b) => (a.valor.created_at ?? "").localeCompare(b.valor.created_at ?? ""));
  const last = sorted.at(-1);
  if (!last) return [];
  const { created_at: _, ...valor } = last.valor;
  return [valor];
}

/** Only one PDF is active: of several, the last published (DEC 28). */
async function writeCatalogos(tx: Writing, todo: Escribir): Promise<void> {
  const sorted = todo.leido.catalogos.toSorted((a, b) =>
    a.valor.fecha_publicacion.localeCompare(b.valor.fecha_publicacion),
  );
  const last = sorted.findLast(({ valor }) => valor.activo);
  for (const row of sorted) {
    const { url_pdf, ...valor } = row.valor;
    const data = { ...valor, activo: row === last, medio_id: archivoId(todo, url_pdf, "pdf") };
    await tx.catalogoPdf.create({ data });
  }
}

/** Uses the initial rows that the specification presumes (DEC 41) when the export has none. */
function orInitial<T, I>(given: readonly T[], initial: readonly I[]): (T | I)[] {
  return given.length > 0 ? [...given] : [...initial];
}

/** Writes everything except the catalogue, replacing the initial rows of a new site. */
export async function escribirSitio(tx: Writing, todo: Escribir): Promise<void> {
  const { leido } = todo;
  const { menu, banner, bloque, cta, footer, contactos } = contenidoInicial;
  for (const emptied of initialDeletes(tx)) await emptied;
  await tx.menuItem.createMany({ data: orInitial(conOrden(leido.menu), menu) });
  await tx.bannerHome.createMany({ data: orInitial(newest(leido.banners), [banner]) });
  await tx.bloqueCategoriasHome.createMany({ data: orInitial(newest(leido.bloques), [bloque]) });
  await tx.homeCta.createMany({ data: orInitial(newest(leido.ctas), [cta]) });
  await tx.footerContenido.createMany({ data: orInitial(newest(leido.footers), [footer]) });
  await tx.footerEnlace.createMany({ data: conOrden(leido.enlaces) });
  await tx.footerContacto.createMany({ data: orInitial(conOrden(leido.contactos), contactos) });
  await tx.beneficioHome.createMany({ data: conOrden(leido.beneficios).map((one) => withIcon(one, null)) });
  await tx.nosotrosSeccion.createMany({ data: conOrden(leido.secciones).map((one) => withIcon(one, null)) });
  await tx.nosotrosValor.createMany({ data: conOrden(leido.valores).map((one) => withIcon(one, null)) });
  await tx.nosotrosEstadistica.createMany({ data: conOrden(leido.estadisticas) });
  await tx.ubicacion.createMany({
    data: conOrden(leido.ubicaciones).map((row) => ({
      ...row,
      busqueda: toBusqueda(row.nombre, row.ciudad, row.direccion),
    })),
  });
  await tx.imagenSitio.createMany({
    data: conOrden(leido.imagenes).map(({ url_imagen, categoria: _, subcategoria: __, ...imagen }) => ({
      ...imagen,
      medio_id: archivoId(todo, url_imagen, "imagen"),
    })),
  });
  await writeCatalogos(tx, todo);
  const [logo] = newest(leido.logos.filter(({ valor }) => valor.activo));
  if (logo) await tx.configuracionLogo.create({ data: { medio_id: archivoId(todo, logo.url_logo, "imagen") } });
}
