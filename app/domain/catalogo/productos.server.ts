import { z } from "zod";
import { db, type Tx } from "~/services/db/client.server";
import { productoSearchText, vocabularyOf } from "./search";
import { rememberWords } from "./search.server";
import { codesOf } from "~/domain/referencias/codigos.server";
import { productosWords } from "./listas";
import { type Deletion, deletionTexts } from "~/domain/kernel/deletion";
import { changeContent } from "~/domain/kernel/change.server";
import { entity } from "~/domain/kernel/entity.server";
import { galleryFiles } from "~/domain/medios/medios.server";
import { salida } from "./pendientes/pendientes.server";
import { type ProductoEdit, ProductoSchema } from "./productos";
import { FieldRefusal, NotFound, Refusal } from "~/domain/kernel/refusal";
import { referenciasTexto } from "~/domain/referencias/referencias";
import { referenciasSelect, requireFreeRetired, writeReferencias } from "~/domain/referencias/referencias.server";
import { archivo, archivos, medioItem, medios } from "~/domain/medios/projections.server";
import { leavingText } from "./subcategorias";
import { findFreeSlug, rememberSlug, requireSlug, takenIn } from "./slugs.server";
import { listed, slugify, toClave } from "~/domain/kernel/text";
import { medidaText } from "~/domain/medidas/medidas";
import { type MedidaLeida, medidasDe, moveMedidas, writeMedidas } from "~/domain/medidas/medidas.server";
import { type Aplicacion, aplicacionText } from "~/domain/vehiculos/aplicaciones";
import { aplicacionesDe, writeAplicaciones } from "~/domain/vehiculos/aplicaciones.server";

/** The rows of a product's parts. */
const partes = { aplicaciones: aplicacionesDe, referencias: referenciasSelect, medidas: medidasDe } as const;

/** A product as the editor and the confirmation need it; null when it does not exist. */
export async function getProducto(id: number) {
  const row = await db.producto.findUnique({
    where: { id },
    omit: { busqueda: true, clave: true, codigo_clave: true },
    include: {
      subcategoria: {
        select: { nombre: true, slug: true, categoria_id: true, categoria: { select: { nombre: true, slug: true } } },
      },
      medio: { select: medioItem },
      medios,
      ...partes,
    },
  });
  if (!row) return null;
  // Among very many products that follow their subcategory to another category, this one may not have come there yet.
  const { categoria, categoria_id } = row.subcategoria;
  const all = [...(row.medio ? [row.medio] : []), ...row.medios.map(({ medio }) => medio)];
  return { ...row, categoria, categoria_id, medios: all };
}

type Place = Pick<ProductoEdit, "categoria_id" | "subcategoria_id">;

/** The subcategory that a product is to be in. Throws FieldRefusal where there is none, or where others leave it. */
async function requireSubcategoria(tx: Tx, { categoria_id, subcategoria_id }: Place, before: number | undefined) {
  const subcategoria = await tx.subcategoria.findFirst({
    where: { id: subcategoria_id, categoria_id },
    select: { nombre: true, categoria: { select: { nombre: true } }, pendientes: salida },
  });
  if (!subcategoria) throw new FieldRefusal("subcategoria_id", "Elija una subcategoría de la categoría seleccionada");
  const destino = subcategoria.pendientes[0]?.destino;
  if (destino && before !== subcategoria_id)
    throw new FieldRefusal("subcategoria_id", leavingText(subcategoria.nombre, destino.nombre));
  return subcategoria;
}

/** The derived columns of a product; also adds the words of its name to the search vocabulary. */
async function derived(tx: Tx, codigo: string, value: Place & Pick<ProductoEdit, "nombre">, before: Place | null) {
  const subcategoria = await requireSubcategoria(tx, value, before?.subcategoria_id);
  await rememberWords(tx, vocabularyOf([value.nombre]));
  return {
    clave: toClave(value.nombre),
    busqueda: productoSearchText({
      codigo,
      nombre: value.nombre,
      categoria: subcategoria.categoria.nombre,
      subcategoria: subcategoria.nombre,
    }),
  };
}

/** What is saved with a product besides its columns; what is left out stays as it is. */
const conPartes = {
  aplicaciones: z.custom<readonly Aplicacion[]>().optional(),
  medidas: z.custom<readonly MedidaLeida[]>().optional(),
};

/**
 * The products, each with its own pictures, videos and documents if it has any (DEC 9). A code never changes. A new
 * name or subcategory changes the address, and the old one answers 301. FieldRefusal for a taken code, a name without
 * slug, and a subcategory of another category.
 */
export const productos = entity({
  name: "productos",
  one: "Producto",
  stored: { table: "productos", title: "Productos" },
  schema: ProductoSchema.partial({ codigo: true }).extend(conPartes),
  table: (tx) => tx.producto,
  title: ({ codigo, nombre }) => `${codigo} · ${nombre}`,
  media: galleryFiles,
  derive: async (tx, { codigo = "", aplicaciones: _, medidas: _medidas, ...typed }, { before }) => {
    const { oe: _oe, equivalente: _equivalente, reemplaza, ...value } = typed;
    const base = requireSlug(value.nombre);
    const codes = before ?? (await codesOf(tx, codigo));
    await requireFreeRetired(tx, codes.codigo, before?.id, reemplaza);
    const { subcategoria_id } = value;
    const stays = before?.subcategoria_id === subcategoria_id && slugify(before.nombre) === base;
    return {
      ...value,
      ...{ codigo: codes.codigo, codigo_clave: codes.codigo_clave, codigo_plano: codes.codigo_plano },
      ...(await derived(tx, codes.codigo, value, before)),
      slug: stays ? before.slug : await findFreeSlug(base, (slugs) => takenIn(tx, subcategoria_id, slugs)),
    };
  },
  saved: async (tx, { id: producto_id, value, stored, before }) => {
    const from = before && { padre_id: before.subcategoria_id, slug: before.slug };
    const to = { padre_id: stored.subcategoria_id, slug: stored.slug };
    await rememberSlug(tx, { tipo: "producto", producto_id }, from, to);
    await writeReferencias(tx, producto_id, value);
    if (value.aplicaciones) await writeAplicaciones(tx, producto_id, value.aplicaciones);
    if (value.medidas) await writeMedidas(tx, producto_id, value.medidas);
    else await moveMedidas(tx, [producto_id], stored.subcategoria_id);
  },
  shown: async (row, tx) => {
    const own = await tx.producto.findUniqueOrThrow({ where: { id: row.id }, select: partes });
    const aplicaciones = own.aplicaciones.map(aplicacionText).join("\n");
    const medidas = own.medidas.map(medidaText).join("\n");
    return { ...row, ...referenciasTexto(own.referencias), aplicaciones, medidas };
  },
  snapshot: async (tx, ids) => {
    const nombre = { select: { nombre: true } } as const;
    const own = { id: true, codigo: true, nombre: true, slug: true, descripcion: true, visible: true } as const;
    const related = { categoria: nombre, subcategoria: nombre, medio: archivo, medios: archivos, ...partes } as const;
    const select = { ...own, universal: true, ...related } as const;
    const rows = await tx.producto.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ referencias, aplicaciones, medidas, medio, ...row }) => ({
      ...{ ...row, ...referenciasTexto(referencias), medios: medio ? [{ medio }, ...row.medios] : row.medios },
      ...{ aplicaciones: aplicaciones.map(aplicacionText), medidas: medidas.map(medidaText) },
    }));
  },
});

export const deleteProductos: Deletion = {
  ...deletionTexts(productosWords, productos.name),
  ask: async (id) => {
    const row = await getProducto(id);
    if (!row) return null;
    const datos = [
      { nombre: "Código", valor: row.codigo, como: "codigo" },
      { nombre: "Estado", valor: row.visible ? "Visible" : "Oculto", como: row.visible ? "visible" : "oculto" },
      { nombre: "Categoría", valor: row.categoria.nombre },
      { nombre: "Subcategoría", valor: row.subcategoria.nombre },
    ] as const;
    return {
      pregunta: productosWords.textos.pregunta(row.nombre),
      partes: row.visible
        ? [
            productosWords.pierde,
            { datos },
            { aviso: "Si solo quiere retirarlo por un tiempo, cancele y ocúltelo en la lista." },
          ]
        : ["Esta acción no se puede deshacer.", { datos }],
    };
  },
  remove: async (id) => (await productos.remove(id)).nombre,
};

/** A product marked in a list, at the revision it was shown at. */
export interface Marcado {
  id: number;
  revision: number;
}

async function rowsOf(tx: Tx, ids: readonly number[]) {
  const select = { id: true, codigo: true, nombre: true, visible: true, revision: true } as const;
  return tx.producto.findMany({ where: { id: { in: [...ids] } }, select, orderBy: [{ clave: "asc" }, { id: "asc" }] });
}

/** The products of these ids that are there, in the order of the list. */
export async function listMarcados(ids: readonly number[]) {
  return rowsOf(db, ids);
}

/** What somebody else did to marked products since they were shown; undefined where nothing. */
function changedSince(marcados: readonly Marcado[], rows: Awaited<ReturnType<typeof rowsOf>>): string | undefined {
  const shown = new Map(marcados.map(({ id, revision }) => [id, revision]));
  const changed = rows.filter(({ id, revision }) => shown.get(id) !== revision).map(({ codigo }) => codigo);
  const gone = shown.size - rows.length;
  const did = [
    changed.length > 0 ? `${changed.length === 1 ? "cambió" : "cambiaron"} ${listed(changed, 3)}` : "",
    gone > 0 ? `${gone === 1 ? "se eliminó uno" : `se eliminaron ${gone}`} de los marcados` : "",
  ];
  return did.filter(Boolean).join(" y ") || undefined;
}

/**
 * Shows or hides the marked products together. Returns how many were not so before. Throws Refusal, and changes none,
 * when one was changed or deleted since it was shown.
 */
export async function setVisibleMarcados(marcados: readonly Marcado[], visible: boolean): Promise<number> {
  return changeContent(async (tx) => {
    const rows = await rowsOf(
      tx,
      marcados.map(({ id }) => id),
    );
    const did = changedSince(marcados, rows);
    if (did) throw new Refusal(`Mientras tanto ${did}. ${marcados.length === 1 ? "Márquelo" : "Márquelos"} de nuevo.`);
    const other = rows.filter((row) => row.visible !== visible).map(({ id }) => id);
    await productos.assign(tx, other, { visible });
    return other.length;
  });
}

/** Deletes products together; one that somebody else has already deleted counts as deleted. */
export async function removeMarcados(ids: readonly number[]): Promise<number> {
  return changeContent(async (tx) => {
    let removed = 0;
    for (const id of ids) {
      try {
        await productos.erase(tx, id);
        removed += 1;
      } catch (error) {
        if (!(error instanceof NotFound)) throw error;
      }
    }
    return removed;
  });
}
