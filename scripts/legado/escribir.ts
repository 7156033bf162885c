/** Writes an export into the database: all of it or nothing. */
import { codigoPlano, productoSearchText, vocabularyOf } from "../../app/domain/catalogo/search";
import { storeWords } from "../../app/domain/catalogo/search.server";
import { removalOf } from "../../app/domain/medios/file-removal.server";
import { categoriasFijas } from "../../app/domain/paginas/home";
import { freeSlug } from "../../app/domain/catalogo/slugs.server";
import { slugify, toClave } from "../../app/domain/kernel/text";
import type { Db, Writing } from "../../app/services/db/client.server";
import { contentDeletes } from "../../prisma/seed/clear";
import { claveDe } from "./archivos";
import type { Leido } from "./esquemas";
import type { Leida } from "./lector";
import { subClave } from "./reglas";
import { escribirSitio } from "./escribir-sitio";

const BATCH = 500;
const PATIENCE_MS = 600_000;

export interface Escribir {
  leido: Leido;
  /** Ids of the files by `claveDe`. */
  archivos: ReadonlyMap<string, number>;
  /** Deletes the present content first. */
  replace: boolean;
}

/** The id of a stored file. Throws when it was not stored. */
export function archivoId({ archivos }: Escribir, url: string, acepta: "imagen" | "medio" | "pdf"): number {
  const id = archivos.get(claveDe({ url, acepta }));
  if (id === undefined) throw new Error(`${url} was not brought here`);
  return id;
}

/** Links the files of a category or subcategory, in order. */
async function writeUsos(
  tx: Writing,
  owner: { categoria_id: number } | { subcategoria_id: number },
  medios: readonly { id: number; alt: string }[],
): Promise<void> {
  const data = medios.map(({ id }, index) => ({ ...owner, medio_id: id, orden: index + 1 }));
  await tx.medioUso.createMany({ data });
  for (const { id, alt } of medios) await tx.medio.updateMany({ where: { id }, data: { alt } });
}

async function writeCategorias(tx: Writing, todo: Escribir): Promise<Map<string, { id: number; nombre: string }>> {
  const given = todo.leido.categorias.map(({ valor }) => valor);
  const missing = categoriasFijas.filter(({ nombre }) => !given.some((row) => toClave(row.nombre) === toClave(nombre)));
  const ids = new Map<string, { id: number; nombre: string }>();
  const rows = [
    ...categoriasFijas.map(({ fija_id, nombre, descripcion }) => {
      const own = given.find((row) => toClave(row.nombre) === toClave(nombre));
      return { fija_id, nombre, descripcion: own?.descripcion ?? descripcion, imagenes: own?.imagenes ?? [] };
    }),
    ...given
      .filter((row) => !categoriasFijas.some(({ nombre }) => toClave(nombre) === toClave(row.nombre)))
      .map((row) => ({ ...row, fija_id: null })),
  ];
  for (const [index, { imagenes, ...categoria }] of rows.entries()) {
    const data = { ...categoria, clave: toClave(categoria.nombre), slug: slugify(categoria.nombre), orden: index + 1 };
    const { clave } = data;
    const { id } = await tx.categoria.upsert({ where: { clave }, create: data, update: data, select: { id: true } });
    const medios = imagenes.map((url) => ({ id: archivoId(todo, url, "medio"), alt: categoria.nombre }));
    await writeUsos(tx, { categoria_id: id }, medios);
    ids.set(clave, { id, nombre: categoria.nombre });
  }
  await storeWords(tx, vocabularyOf(rows.map(({ nombre }) => nombre)));
  if (missing.length > 0)
    todo.leido.lector.notas.push(`${missing.length} of the seven fixed categories are not in the export and stay`);
  return ids;
}

async function writeSubcategorias(tx: Writing, todo: Escribir, categorias: Map<string, { id: number }>) {
  const { subcategorias, masImagenes } = todo.leido;
  const ids = new Map<string, { id: number; nombre: string; categoria_id: number }>();
  const slugs = new Map<number, Set<string>>();
  for (const { valor } of subcategorias) {
    const categoria_id = categorias.get(toClave(valor.categoria))?.id ?? 0;
    const taken = slugs.get(categoria_id) ?? new Set();
    const slug = freeSlug(slugify(valor.slug || valor.nombre), taken);
    slugs.set(categoria_id, taken.add(slug));
    const { nombre, descripcion } = valor;
    const data = { categoria_id, nombre, descripcion, slug, clave: toClave(nombre) };
    const { id } = await tx.subcategoria.create({ data, select: { id: true } });
    const more = masImagenes
      .filter((row) => toClave(row.valor.nombre) === data.clave)
      .flatMap((row) => row.valor.imagenes);
    const medios = [...new Set([...valor.imagenes, ...more])];
    await writeUsos(
      tx,
      { subcategoria_id: id },
      medios.map((url) => ({ id: archivoId(todo, url, "medio"), alt: nombre })),
    );
    ids.set(subClave(valor.categoria, nombre), { id, nombre, categoria_id });
  }
  await storeWords(tx, vocabularyOf(subcategorias.map(({ valor }) => valor.nombre)));
  return ids;
}

type Subcategorias = Awaited<ReturnType<typeof writeSubcategorias>>;

async function writeProductos(
  tx: Writing,
  { leido }: Escribir,
  names: Map<string, { nombre: string }>,
  subs: Subcategorias,
) {
  const taken = new Map<number, Set<string>>();
  const rows = leido.productos.flatMap(({ valor: { categoria, subcategoria, ...producto } }) => {
    const sub = subs.get(subClave(categoria, subcategoria));
    if (!sub) return [];
    const slugs = taken.get(sub.id) ?? new Set();
    const slug = freeSlug(slugify(producto.nombre), slugs);
    taken.set(sub.id, slugs.add(slug));
    const words = { ...producto, categoria: names.get(toClave(categoria))?.nombre ?? "", subcategoria: sub.nombre };
    return {
      ...producto,
      slug,
      subcategoria_id: sub.id,
      categoria_id: sub.categoria_id,
      clave: toClave(producto.nombre),
      codigo_clave: toClave(producto.codigo),
      codigo_plano: codigoPlano(producto.codigo),
      busqueda: productoSearchText(words),
    };
  });
  for (let start = 0; start < rows.length; start += BATCH)
    await tx.producto.createMany({ data: rows.slice(start, start + BATCH) });
  await storeWords(tx, vocabularyOf(rows.map(({ nombre }) => nombre)));
}

/** Rows with their order; when all orders are 0, the rows' positions. */
export function conOrden<T extends { orden: number }>(filas: readonly Leida<T>[]): T[] {
  const none = filas.every(({ valor }) => valor.orden === 0);
  return filas.map(({ valor }, index) => (none ? { ...valor, orden: index + 1 } : valor));
}

/** Deletes the present content; its files are deleted through the outbox, as always. */
async function emptyContent(tx: Writing, kept: number[]): Promise<void> {
  const where = { id: { notIn: kept }, almacen: { not: "externo" } };
  const old = await tx.medio.findMany({ where, select: { almacen: true, clave: true } });
  for (const emptied of contentDeletes(tx, kept)) await emptied;
  await tx.salida.createMany({ data: old.map(removalOf) });
}

/** Writes an export in one transaction. */
export async function escribir(db: Db, todo: Escribir): Promise<void> {
  await db.$transaction(
    async (tx) => {
      if (todo.replace) await emptyContent(tx, [...new Set(todo.archivos.values())]);
      const categorias = await writeCategorias(tx, todo);
      const subcategorias = await writeSubcategorias(tx, todo, categorias);
      await writeProductos(tx, todo, categorias, subcategorias);
      await escribirSitio(tx, todo);
      await tx.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
    },
    { timeout: PATIENCE_MS },
  );
}
