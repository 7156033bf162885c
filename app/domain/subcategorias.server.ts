import { db, type Tx } from "~/services/db/client.server";
import { vocabularyOf } from "./busqueda";
import { rememberWords } from "./busqueda.server";
import { track, trackNew } from "./auditoria.server";
import { changeContent } from "./contenido.server";
import { type MedioEditado, writeUsos } from "./medios.server";
import { purgeFiles } from "./medios-barrido.server";
import { Conflict, FieldRefusal, NotFound, Refusal } from "./refusal";
import { rewriteBusqueda } from "./renombrar.server";
import { medioItem } from "./selects.server";
import { rememberSlug, requireSlug } from "./slugs.server";
import type { SubcategoriaEdit } from "./subcategorias";
import { countOf, toClave } from "./texto";

const medios = { orderBy: { orden: "asc" }, select: { medio: { select: medioItem } } } as const;

/** A subcategory with its files, as the editor and the confirmation need it; null when it does not exist. */
export async function getSubcategoria(id: number) {
  const row = await db.subcategoria.findUnique({
    where: { id },
    include: { medios, categoria: { select: { nombre: true } } },
  });
  return row && { ...row, medios: row.medios.map(({ medio }) => medio) };
}

/** What is computed from what staff typed; refused beside the field when the category has that name or address. */
async function derived(tx: Tx, value: SubcategoriaEdit, id: number | null, before = "") {
  const { categoria_id, nombre } = value;
  const clave = toClave(nombre);
  const slug = value.slug ? requireSlug(value.slug, "slug") : before || requireSlug(nombre);
  const categoria = await tx.categoria.findUnique({ where: { id: categoria_id }, select: { nombre: true } });
  if (!categoria) throw new FieldRefusal("categoria_id", "La categoría es requerida");
  const others = { categoria_id, id: id === null ? undefined : { not: id } };
  const named = await tx.subcategoria.findFirst({ where: { ...others, clave }, select: { nombre: true } });
  if (named) throw new FieldRefusal("nombre", `«${categoria.nombre}» ya tiene la subcategoría «${named.nombre}»`);
  const placed = await tx.subcategoria.findFirst({ where: { ...others, slug }, select: { nombre: true } });
  if (placed) throw new FieldRefusal("slug", `La dirección «${slug}» ya es de «${placed.nombre}»`);
  await rememberWords(tx, vocabularyOf(nombre));
  return { clave, slug };
}

/** Creates a subcategory with its files in order. Throws FieldRefusal for name, address and category. */
export async function createSubcategoria(value: SubcategoriaEdit, files: readonly MedioEditado[]): Promise<void> {
  await changeContent(async (tx) => {
    const data = { ...value, ...(await derived(tx, value, null)) };
    const { id } = await tx.subcategoria.create({ data, select: { id: true } });
    trackNew(tx, "subcategorias", id);
    const place = { padre_id: value.categoria_id, slug: data.slug };
    await rememberSlug(tx, { tipo: "subcategoria", subcategoria_id: id }, null, place);
    await writeUsos(tx, { subcategoria_id: id }, files);
  });
}

async function requireRevision(tx: Tx, id: number, revision: number) {
  await track(tx, "subcategorias", id);
  const { count } = await tx.subcategoria.updateMany({ where: { id, revision }, data: { revision: { increment: 1 } } });
  const row = await tx.subcategoria.findUnique({ where: { id }, include: { medios } });
  if (!row) throw new NotFound();
  const files = row.medios.map(({ medio }) => medio);
  const { medios: _, ...subcategoria } = row;
  if (count === 0) throw new Conflict({ ...subcategoria, archivos: files.map(({ nombre }) => nombre).join(", ") });
  return { ...subcategoria, files };
}

/**
 * Saves a subcategory that is still at `revision`, its files with it. Its address changes only by hand or with its
 * category; the old one answers 301. Throws NotFound, Conflict and FieldRefusal.
 */
export async function updateSubcategoria(
  id: number,
  revision: number,
  value: SubcategoriaEdit,
  files: readonly MedioEditado[],
): Promise<void> {
  await changeContent(async (tx) => {
    const before = await requireRevision(tx, id, revision);
    const keys = await derived(tx, value, id, before.slug);
    await tx.subcategoria.update({ where: { id }, data: { ...value, ...keys } });
    const { categoria_id } = value;
    const owner = { tipo: "subcategoria", subcategoria_id: id } as const;
    const from = { padre_id: before.categoria_id, slug: before.slug };
    await rememberSlug(tx, owner, from, { padre_id: categoria_id, slug: keys.slug });
    await writeUsos(tx, { subcategoria_id: id }, files);
    const moves = before.categoria_id !== categoria_id;
    if (moves) await tx.producto.updateMany({ where: { subcategoria_id: id }, data: { categoria_id } });
    if (moves || before.nombre !== value.nombre) await rewriteBusqueda(tx, { subcategoria_id: id });
  });
  await purgeFiles();
}

/** Takes one file from a subcategory at once (ADM §4); its new revision. Throws NotFound or Conflict. */
export async function removeMedio(id: number, revision: number, medio_id: number): Promise<number> {
  await changeContent(async (tx) => {
    const { files } = await requireRevision(tx, id, revision);
    const kept = files.filter((file) => file.id !== medio_id);
    await writeUsos(tx, { subcategoria_id: id }, kept);
  });
  await purgeFiles();
  return revision + 1;
}

/** Deletes a subcategory without products, its files with it. Throws NotFound, or Refusal with the count (decision 5). */
export async function deleteSubcategoria(id: number): Promise<{ nombre: string }> {
  const deleted = await changeContent(async (tx) => {
    const row = await tx.subcategoria.findUnique({ where: { id }, select: { nombre: true, productos_total: true } });
    if (!row) throw new NotFound();
    const { productos_total } = row;
    if (productos_total > 0)
      throw new Refusal(`La subcategoría tiene ${countOf(productos_total, "producto", "productos")}`);
    await track(tx, "subcategorias", id);
    await writeUsos(tx, { subcategoria_id: id }, []);
    await tx.subcategoria.delete({ where: { id } });
    return row;
  });
  await purgeFiles();
  return deleted;
}
