import { toBusqueda } from "../../app/domain/texto";
import type { Tx } from "../../app/services/db/client.server";
import { archivoId, conOrden, type Escribir } from "./escribir";
import type { Leida } from "./lector";

/** Of a text there is one of, the newest row counts (PUB §3); the last one, where no time is told. */
function newest<T extends { created_at?: string }>(filas: readonly Leida<T>[]): Omit<T, "created_at">[] {
  const sorted = filas.toSorted((a, b) => (a.valor.created_at ?? "").localeCompare(b.valor.created_at ?? ""));
  const last = sorted.at(-1);
  if (!last) return [];
  const { created_at: _, ...valor } = last.valor;
  return [valor];
}

/** One PDF is active: of several the last published (decision 28). */
async function writeCatalogos(tx: Tx, todo: Escribir): Promise<void> {
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

/** Everything but the catalogue. */
export async function escribirSitio(tx: Tx, todo: Escribir): Promise<void> {
  const { leido } = todo;
  await tx.menuItem.createMany({ data: conOrden(leido.menu) });
  await tx.bannerHome.createMany({ data: newest(leido.banners) });
  await tx.bloqueCategoriasHome.createMany({ data: newest(leido.bloques) });
  await tx.homeCta.createMany({ data: newest(leido.ctas) });
  await tx.footerContenido.createMany({ data: newest(leido.footers) });
  await tx.footerEnlace.createMany({ data: conOrden(leido.enlaces) });
  await tx.footerContacto.createMany({ data: conOrden(leido.contactos) });
  await tx.beneficioHome.createMany({ data: conOrden(leido.beneficios) });
  await tx.nosotrosSeccion.createMany({ data: conOrden(leido.secciones) });
  await tx.nosotrosValor.createMany({ data: conOrden(leido.valores) });
  await tx.nosotrosEstadistica.createMany({ data: conOrden(leido.estadisticas) });
  await tx.ubicacion.createMany({
    data: conOrden(leido.ubicaciones).map((row) => ({
      ...row,
      busqueda: toBusqueda(row.nombre, row.ciudad, row.direccion),
    })),
  });
  await tx.imagenSitio.createMany({
    data: conOrden(leido.imagenes).map(({ url_imagen, ...imagen }) => ({
      ...imagen,
      medio_id: archivoId(todo, url_imagen, "imagen"),
    })),
  });
  await writeCatalogos(tx, todo);
  const [logo] = newest(leido.logos.filter(({ valor }) => valor.activo));
  if (logo) await tx.configuracionLogo.create({ data: { medio_id: archivoId(todo, logo.url_logo, "imagen") } });
}
