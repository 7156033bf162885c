import { db, type Tx } from "~/services/db/client.server";
import { type CatalogoEdit, catalogosPorPagina } from "./catalogos";
import { track, trackNew } from "./auditoria.server";
import { changeContent } from "./contenido.server";
import { leaveForPurge, purgeFiles } from "./medios-barrido.server";
import { inOrder } from "./orden";
import { Conflict, NotFound } from "./refusal";
import { medioItem } from "./selects.server";
import { searchParts, toClave } from "./texto";

const medio = { select: medioItem } as const;

/** A catalogue with its file; null when it does not exist. */
export async function getCatalogo(id: number) {
  return db.catalogoPdf.findUnique({ where: { id }, include: { medio } });
}

/** A page of the catalogues whose name or version holds every part of a search, newest publication first (ADM §2). */
export async function listCatalogos({ q, page }: { q: string; page: number }) {
  const parts = searchParts(q);
  const rows = await db.catalogoPdf.findMany({
    orderBy: [{ fecha_publicacion: "desc" }, { id: "desc" }],
    select: { id: true, nombre: true, version: true },
  });
  const found = rows.filter(({ nombre, version }) =>
    parts.every((part) => toClave(`${nombre} ${version}`).includes(part)),
  );
  const ids = found.slice((page - 1) * catalogosPorPagina, page * catalogosPorPagina).map(({ id }) => id);
  const shown = await db.catalogoPdf.findMany({ where: { id: { in: ids } }, include: { medio } });
  return { total: found.length, catalogos: inOrder(ids, shown) };
}

/** At most one is active: whoever becomes it takes the place of the others (decision 28). */
async function retire(tx: Tx, { activo }: CatalogoEdit, id?: number): Promise<void> {
  if (!activo) return;
  const others = { activo: true, id: { not: id } };
  const rows = await tx.catalogoPdf.findMany({ where: others, select: { id: true } });
  await track(
    tx,
    "catalogos",
    rows.map((row) => row.id),
  );
  await tx.catalogoPdf.updateMany({ where: others, data: { activo: false, revision: { increment: 1 } } });
}

/** Creates a catalogue of a stored file. */
export async function createCatalogo(value: CatalogoEdit, medio_id: number): Promise<void> {
  await changeContent(async (tx) => {
    await retire(tx, value);
    const { id } = await tx.catalogoPdf.create({ data: { ...value, medio_id } });
    trackNew(tx, "catalogos", id);
  });
}

/** Saves a catalogue that is still at `revision`; a file that is replaced goes. Throws NotFound or Conflict. */
export async function updateCatalogo(
  id: number,
  revision: number,
  value: CatalogoEdit,
  medio_id: number,
): Promise<void> {
  await changeContent(async (tx) => {
    const before = await tx.catalogoPdf.findUnique({ where: { id }, include: { medio } });
    if (!before) throw new NotFound();
    await track(tx, "catalogos", id);
    await retire(tx, value, id);
    const data = { ...value, medio_id, revision: { increment: 1 } };
    const { count } = await tx.catalogoPdf.updateMany({ where: { id, revision }, data });
    if (count === 0) throw new Conflict({ ...before, archivos: before.medio.nombre });
    if (before.medio_id !== medio_id) await leaveForPurge(tx, [before.medio_id]);
  });
  await purgeFiles();
}

/** Deletes a catalogue: the row, then its file. Throws NotFound. */
export async function deleteCatalogo(id: number): Promise<void> {
  await changeContent(async (tx) => {
    const row = await tx.catalogoPdf.findUnique({ where: { id }, select: { medio_id: true } });
    if (!row) throw new NotFound();
    await track(tx, "catalogos", id);
    await tx.catalogoPdf.delete({ where: { id } });
    await leaveForPurge(tx, [row.medio_id]);
  });
  await purgeFiles();
}
