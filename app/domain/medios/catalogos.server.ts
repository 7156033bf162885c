import { db, type Tx } from "~/services/db/client.server";
import { type CatalogoEdit, CatalogoSchema } from "./schemas/catalogo";
import { catalogosWords } from "./words";
import { type Deletion, deletionTexts } from "~/domain/kernel/deletion";
import { entity } from "~/domain/kernel/entity.server";
import { ownFile, requireFile } from "./medios.server";
import { inOrder } from "~/domain/kernel/order";
import { archivo, medioItem } from "./projections.server";
import { holdsAll } from "~/domain/kernel/text";

export const catalogosPorPagina = 25;

const medio = { select: medioItem } as const;

/** The catalogues, each a stored PDF; at most one is active. */
export const catalogos = entity({
  name: "catalogos",
  one: "Catálogo PDF",
  stored: { table: "catalogos_pdf", title: "Catálogos PDF" },
  schema: CatalogoSchema,
  table: (tx) => tx.catalogoPdf,
  title: (row) => row.nombre,
  media: ownFile,
  derive: async (tx, value, { before, files }) => {
    await retire(tx, value, before?.id);
    return { ...value, medio_id: requireFile(files) };
  },
  snapshot: (tx, ids) =>
    tx.catalogoPdf.findMany({
      where: { id: { in: ids } },
      select: {
        ...{ id: true, nombre: true, version: true, fecha_publicacion: true, activo: true },
        medio: archivo,
      },
    }),
});

/** Deactivates the other catalogues when this one is active (DEC 28). */
async function retire(tx: Tx, { activo }: CatalogoEdit, id?: number): Promise<void> {
  if (!activo) return;
  const others = await tx.catalogoPdf.findMany({ where: { activo: true, id: { not: id } }, select: { id: true } });
  const ids = others.map((row) => row.id);
  if (ids.length > 0) await catalogos.assign(tx, ids, { activo: false });
}

/** A catalogue with its file; null when it does not exist. */
export async function getCatalogo(id: number) {
  return db.catalogoPdf.findUnique({ where: { id }, include: { medio } });
}

/**
 * A page of the catalogues whose name or version contains every part of a search, newest publication first (ADM §2).
 */
export async function listCatalogos({ q, page }: { q: string; page: number }) {
  const rows = await db.catalogoPdf.findMany({
    orderBy: [{ fecha_publicacion: "desc" }, { id: "desc" }],
    select: { id: true, nombre: true, version: true },
  });
  const found = rows.filter(({ nombre, version }) => holdsAll(q, nombre, version));
  const ids = found.slice((page - 1) * catalogosPorPagina, page * catalogosPorPagina).map(({ id }) => id);
  const shown = await db.catalogoPdf.findMany({ where: { id: { in: ids } }, include: { medio } });
  return { total: found.length, catalogos: inOrder(ids, shown) };
}

export const deleteCatalogos: Deletion = {
  ...deletionTexts(catalogosWords, catalogos.name),
  ask: async (id) => {
    const row = await catalogos.get(id);
    if (!row) return null;
    const activo = "Es el catálogo activo: el sitio queda sin catálogo para descargar hasta que active otro.";
    const partes = [catalogosWords.pierde];
    return {
      pregunta: catalogosWords.textos.pregunta(row.nombre),
      partes: row.activo ? [...partes, activo] : partes,
    };
  },
  remove: async (id) => (await catalogos.remove(id)).nombre,
};
