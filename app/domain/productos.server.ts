import { db, type Tx } from "~/services/db/client.server";
import { codigoPlano, productoBusqueda, vocabularyOf } from "./busqueda";
import { rememberWords } from "./busqueda.server";
import { track, trackNew } from "./auditoria.server";
import { changeContent } from "./contenido.server";
import { type MedioEditado, writeAlts } from "./medios.server";
import { leaveForPurge, purgeFiles } from "./medios-barrido.server";
import { withPhotoName } from "./productos-foto.server";
import type { ProductoEdit, ProductoNuevo } from "./productos";
import { Conflict, FieldRefusal, NotFound } from "./refusal";
import { medioItem } from "./selects.server";
import { freeSlug, rememberSlug, requireSlug } from "./slugs.server";
import { slugify, toClave } from "./texto";

/** A product as the editor and the confirmation need it; null when it does not exist. */
export async function getProducto(id: number) {
  return db.producto.findUnique({
    where: { id },
    omit: { busqueda: true, clave: true, codigo_clave: true },
    include: {
      categoria: { select: { nombre: true, slug: true } },
      subcategoria: { select: { nombre: true, slug: true } },
      medio: { select: medioItem },
    },
  });
}

async function requireSubcategoria(tx: Tx, { categoria_id, subcategoria_id }: ProductoEdit) {
  const subcategoria = await tx.subcategoria.findFirst({
    where: { id: subcategoria_id, categoria_id },
    select: { nombre: true, categoria: { select: { nombre: true } } },
  });
  if (!subcategoria) throw new FieldRefusal("subcategoria_id", "Elija una subcategoría de la categoría seleccionada");
  return subcategoria;
}

async function slugIn(tx: Tx, subcategoria_id: number, base: string): Promise<string> {
  const taken = await tx.producto.findMany({
    where: { subcategoria_id, slug: { startsWith: base } },
    select: { slug: true },
  });
  return freeSlug(base, new Set(taken.map(({ slug }) => slug)));
}

/** What is computed from what staff typed; the words of the name join the vocabulary of the search. */
async function derived(tx: Tx, codigo: string, value: ProductoEdit) {
  const subcategoria = await requireSubcategoria(tx, value);
  await rememberWords(tx, vocabularyOf(value.nombre));
  return {
    clave: toClave(value.nombre),
    busqueda: productoBusqueda({
      codigo,
      nombre: value.nombre,
      categoria: subcategoria.categoria.nombre,
      subcategoria: subcategoria.nombre,
    }),
  };
}

/** Creates a product, with its own photo if it has one (decision 9). Throws FieldRefusal for a code that is taken, a name without slug, a foreign subcategory. */
export async function createProducto({ codigo, ...value }: ProductoNuevo, foto: MedioEditado | null) {
  const base = requireSlug(value.nombre);
  const codigo_clave = toClave(codigo);
  return changeContent(async (tx) => {
    const taken = await tx.producto.findUnique({ where: { codigo_clave }, select: { nombre: true } });
    if (taken) throw new FieldRefusal("codigo", `El código ya lo tiene «${taken.nombre}»`);
    const slug = await slugIn(tx, value.subcategoria_id, base);
    const data = {
      ...value,
      ...(await derived(tx, codigo, value)),
      codigo,
      codigo_clave,
      codigo_plano: codigoPlano(codigo),
      slug,
      medio_id: foto?.id ?? null,
    };
    const producto = await tx.producto.create({ data, select: { id: true } });
    trackNew(tx, "productos", producto.id);
    if (foto) await writeAlts(tx, [foto]);
    await rememberSlug(tx, { tipo: "producto", producto_id: producto.id }, null, {
      padre_id: value.subcategoria_id,
      slug,
    });
    return producto;
  });
}

/**
 * Saves a product that is still at `revision`; a new name or subcategory gives it a new address, the old one answers 301.
 * Throws NotFound, Conflict (somebody saved first) and FieldRefusal as createProducto does.
 */
export async function updateProducto(
  id: number,
  revision: number,
  value: ProductoEdit,
  foto: MedioEditado | null,
): Promise<void> {
  const base = requireSlug(value.nombre);
  await changeContent(async (tx) => {
    const before = await tx.producto.findUnique({ where: { id } });
    if (!before) throw new NotFound();
    await track(tx, "productos", id);
    const { subcategoria_id } = value;
    const stays = before.subcategoria_id === subcategoria_id && slugify(before.nombre) === base;
    const slug = stays ? before.slug : await slugIn(tx, subcategoria_id, base);
    const { count } = await tx.producto.updateMany({
      where: { id, revision },
      data: {
        ...value,
        ...(await derived(tx, before.codigo, value)),
        slug,
        medio_id: foto?.id ?? null,
        revision: { increment: 1 },
      },
    });
    if (count === 0) throw new Conflict(await withPhotoName(tx, before));
    if (foto) await writeAlts(tx, [foto]);
    if (before.medio_id && before.medio_id !== foto?.id) await leaveForPurge(tx, [before.medio_id]);
    const from = { padre_id: before.subcategoria_id, slug: before.slug };
    await rememberSlug(tx, { tipo: "producto", producto_id: id }, from, { padre_id: subcategoria_id, slug });
  });
  await purgeFiles();
}

/** Shows or hides a product that is still at `revision`. Throws NotFound or Conflict. */
export async function setVisible(id: number, revision: number, visible: boolean): Promise<{ nombre: string }> {
  return changeContent(async (tx) => {
    await track(tx, "productos", id);
    const { count } = await tx.producto.updateMany({
      where: { id, revision },
      data: { visible, revision: { increment: 1 } },
    });
    const producto = await tx.producto.findUnique({ where: { id } });
    if (!producto) throw new NotFound();
    if (count === 0) throw new Conflict(producto);
    return { nombre: producto.nombre };
  });
}

/** Deletes a product for good, its own photo with it. Throws NotFound. */
export async function deleteProducto(id: number): Promise<void> {
  await changeContent(async (tx) => {
    await track(tx, "productos", id);
    const row = await tx.producto.findUnique({ where: { id }, select: { medio_id: true } });
    const { count } = await tx.producto.deleteMany({ where: { id } });
    if (count === 0) throw new NotFound();
    if (row?.medio_id) await leaveForPurge(tx, [row.medio_id]);
  });
  await purgeFiles();
}
