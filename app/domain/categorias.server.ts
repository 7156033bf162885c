import { db, type Tx } from "~/services/db/client.server";
import { vocabularyOf } from "./busqueda";
import { rememberWords } from "./busqueda.server";
import type { CategoriaEdit } from "./categorias";
import { track, trackNew } from "./auditoria.server";
import { changeContent } from "./contenido.server";
import { canBeCatalogo, menuSlug } from "./menu";
import { type MedioEditado, writeUsos } from "./medios.server";
import { purgeFiles } from "./medios-barrido.server";
import { Conflict, FieldRefusal, NotFound, Refusal } from "./refusal";
import { rewriteBusqueda } from "./renombrar.server";
import { isReserved } from "./reservados";
import { medioItem } from "./selects.server";
import { rememberSlug, requireSlug } from "./slugs.server";
import { countOf, searchParts, toClave } from "./texto";

/** A category with its files, as the editor and the confirmation need it; null when it does not exist. */
export async function getCategoria(id: number) {
  const row = await db.categoria.findUnique({
    where: { id },
    include: {
      medios: { orderBy: { orden: "asc" }, select: { medio: { select: medioItem } } },
      subcategorias: { select: { productos_total: true } },
    },
  });
  if (!row) return null;
  const { medios, subcategorias, ...categoria } = row;
  const productos = subcategorias.reduce((sum, { productos_total }) => sum + productos_total, 0);
  return { ...categoria, medios: medios.map(({ medio }) => medio), subcategorias: subcategorias.length, productos };
}

/** All categories whose name or description holds every part of a search (ADM §2), in the order of the catalogue. */
export async function searchCategorias(q: string) {
  const rows = await db.categoria.findMany({
    orderBy: [{ orden: "asc" }, { id: "asc" }],
    select: { id: true, nombre: true, descripcion: true, _count: { select: { medios: true } } },
  });
  const parts = searchParts(q);
  return rows.filter(({ nombre, descripcion }) => {
    const text = toClave(`${nombre} ${descripcion}`);
    return parts.every((part) => text.includes(part));
  });
}

/** The catalogue's address in the menu, also one it may come to have, is no category's. */
async function requireNotCatalogo(tx: Tx, slug: string): Promise<void> {
  const entries = await tx.menuItem.findMany();
  const entry = entries.find((one) => canBeCatalogo(one) && menuSlug(one.slug) === slug);
  if (!entry) return;
  throw new FieldRefusal(
    "nombre",
    `La dirección /${slug} es la del elemento del menú «${entry.nombre}»: elija otro nombre`,
  );
}

/** Name, address and order of a name; refused beside the field when the address is the site's own or taken. */
async function keysOf(tx: Tx, { nombre }: CategoriaEdit, before?: { id: number; slug: string }) {
  const keys = { clave: toClave(nombre), slug: requireSlug(nombre) };
  if (isReserved(keys.slug))
    throw new FieldRefusal("nombre", `La dirección /${keys.slug} es del sitio: elija otro nombre`);
  const taken = await tx.categoria.findFirst({
    where: { OR: [{ clave: keys.clave }, { slug: keys.slug }], id: { not: before?.id } },
    select: { nombre: true },
  });
  if (taken) throw new FieldRefusal("nombre", `Ya existe la categoría «${taken.nombre}»`);
  if (keys.slug !== before?.slug) await requireNotCatalogo(tx, keys.slug);
  await rememberWords(tx, vocabularyOf(nombre));
  return keys;
}

/** Creates a category at the end of the catalogue, with its files in order. Throws FieldRefusal for its name. */
export async function createCategoria(value: CategoriaEdit, medios: readonly MedioEditado[]): Promise<void> {
  await changeContent(async (tx) => {
    const keys = await keysOf(tx, value);
    const { _max } = await tx.categoria.aggregate({ _max: { orden: true } });
    const data = { ...value, ...keys, orden: (_max.orden ?? 0) + 1 };
    const { id } = await tx.categoria.create({ data, select: { id: true } });
    trackNew(tx, "categorias", id);
    await rememberSlug(tx, { tipo: "categoria", categoria_id: id }, null, { padre_id: 0, slug: keys.slug });
    await writeUsos(tx, { categoria_id: id }, medios);
  });
}

async function requireRevision(tx: Tx, id: number, revision: number) {
  await track(tx, "categorias", id);
  const { count } = await tx.categoria.updateMany({ where: { id, revision }, data: { revision: { increment: 1 } } });
  const row = await tx.categoria.findUnique({
    where: { id },
    include: {
      medios: { orderBy: { orden: "asc" }, select: { medio: { select: { id: true, nombre: true, alt: true } } } },
    },
  });
  if (!row) throw new NotFound();
  const { medios, ...categoria } = row;
  const files = medios.map(({ medio }) => medio);
  if (count === 0) throw new Conflict({ ...categoria, archivos: files.map(({ nombre }) => nombre).join(", ") });
  return { ...categoria, files };
}

/**
 * Saves a category that is still at `revision`, its files with it. A new name gives it a new address (the old one
 * answers 301) and its products new words to be found by. Throws NotFound, Conflict and FieldRefusal.
 */
export async function updateCategoria(
  id: number,
  revision: number,
  value: CategoriaEdit,
  medios: readonly MedioEditado[],
): Promise<void> {
  await changeContent(async (tx) => {
    const before = await requireRevision(tx, id, revision);
    const keys = await keysOf(tx, value, before);
    await tx.categoria.update({ where: { id }, data: { ...value, ...keys } });
    const place = { padre_id: 0, slug: keys.slug };
    await rememberSlug(tx, { tipo: "categoria", categoria_id: id }, { padre_id: 0, slug: before.slug }, place);
    await writeUsos(tx, { categoria_id: id }, medios);
    if (before.nombre !== value.nombre) await rewriteBusqueda(tx, { categoria_id: id });
  });
  await purgeFiles();
}

/** Takes one file from a category at once (ADM §4); the category's new revision. Throws NotFound or Conflict. */
export async function removeMedio(id: number, revision: number, medio_id: number): Promise<number> {
  await changeContent(async (tx) => {
    const { files } = await requireRevision(tx, id, revision);
    await writeUsos(
      tx,
      { categoria_id: id },
      files.filter((file) => file.id !== medio_id),
    );
  });
  await purgeFiles();
  return revision + 1;
}

/** Deletes a category without children, its files with it. Throws NotFound, or Refusal with the counts (decision 5). */
export async function deleteCategoria(id: number): Promise<{ nombre: string }> {
  const deleted = await changeContent(async (tx) => {
    const row = await tx.categoria.findUnique({
      where: { id },
      select: { nombre: true, _count: { select: { subcategorias: true, productos: true } } },
    });
    if (!row) throw new NotFound();
    const { subcategorias, productos } = row._count;
    if (subcategorias > 0 || productos > 0) throw new Refusal(`La categoría tiene ${hijos(subcategorias, productos)}`);
    await track(tx, "categorias", id);
    await writeUsos(tx, { categoria_id: id }, []);
    await tx.categoria.delete({ where: { id } });
    return row;
  });
  await purgeFiles();
  return deleted;
}

/** "4 subcategorías y 1.846 productos". */
export function hijos(subcategorias: number, productos: number): string {
  return `${countOf(subcategorias, "subcategoría", "subcategorías")} y ${countOf(productos, "producto", "productos")}`;
}
