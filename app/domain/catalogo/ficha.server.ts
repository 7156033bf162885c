import { db } from "~/services/db/client.server";
import { type CategoriaLeida, findSeccion } from "./sections.server";
import { claseOf } from "~/domain/medios/medios";
import { medios, medioSelect } from "~/domain/medios/projections.server";
import { listAtributosPublicos, withMedidas } from "~/domain/medidas/publico.server";
import { referenciasSelect } from "~/domain/referencias/referencias.server";
import { aplicacionesSinNombre } from "~/domain/vehiculos/aplicaciones.server";
import { withVehiculos } from "~/domain/vehiculos/marcas-de.server";
import { lineasById } from "~/domain/vehiculos/publico.server";
import { slugify, toClave } from "~/domain/kernel/text";

const ficha = {
  id: true,
  codigo: true,
  nombre: true,
  slug: true,
  descripcion: true,
  visible: true,
  clave: true,
  subcategoria_id: true,
  medio: { select: medioSelect },
  medios,
  universal: true,
  aplicaciones: aplicacionesSinNombre,
  referencias: referenciasSelect,
  medidas: { select: { texto: true, numero: true, atributo_id: true } },
} as const;

type Row = NonNullable<Awaited<ReturnType<typeof bySubcategoria>>>;

function bySubcategoria(subcategoria_id: number, slug: string) {
  return db.producto.findUnique({ where: { subcategoria_id_slug: { subcategoria_id, slug } }, select: ficha });
}

function firstPicture<M extends { mime: string }>(medios: readonly { medio: M }[]): M | null {
  return medios.find(({ medio }) => medio.mime.startsWith("image/"))?.medio ?? null;
}

/**
 * A product with its category and subcategory, and its picture (DEC 9): its own, else the first of its
 * subcategory or category; `referencia` names that section, and is null for its own. `galeria` has its own pictures and
 * videos, `documentos` its guides.
 */
async function toFicha(row: Row) {
  const seccion = await findSeccion(row.subcategoria_id);
  if (!seccion) return null;
  const { categoria, ...subcategoria } = seccion;
  const { nombre, slug, dibujo } = categoria;
  const deSubcategoria = firstPicture(subcategoria.medios);
  const { medio: propia, medios: otros, aplicaciones, medidas, ...producto } = row;
  const [lineas, atributos] = await Promise.all([lineasById(), listAtributosPublicos(row.subcategoria_id)]);
  const archivos = otros.map(({ medio }) => medio);
  const documentos = archivos.filter((medio) => claseOf(medio) === "pdf");
  const visibles = archivos.filter((medio) => !documentos.includes(medio));
  const lent = deSubcategoria ? `subcategoría ${subcategoria.nombre}` : `categoría ${nombre}`;
  return {
    ...producto,
    aplicaciones: aplicaciones.flatMap((one) => {
      const linea = lineas.get(one.linea_id);
      return linea ? [{ ...one, linea }] : [];
    }),
    medidas: atributos.flatMap((atributo) =>
      medidas.filter(({ atributo_id }) => atributo_id === atributo.id).map((medida) => ({ ...medida, atributo })),
    ),
    categoria: { nombre, slug, dibujo },
    subcategoria: {
      nombre: subcategoria.nombre,
      slug: subcategoria.slug,
      productos_visibles: subcategoria.productos_visibles,
    },
    imagen: propia ?? deSubcategoria ?? firstPicture(categoria.medios),
    referencia: propia ? null : lent,
    galeria: propia ? [propia, ...visibles] : visibles,
    documentos,
  };
}
export type Ficha = NonNullable<Awaited<ReturnType<typeof toFicha>>>;

async function toFichas(rows: readonly Row[]): Promise<Ficha[]> {
  return (await Promise.all(rows.map(toFicha))).filter((one) => one !== null);
}

/**
 * The product that has, or had, a slug in a subcategory. Hidden products are returned too; the caller answers 404 for
 * them.
 */
export async function findProducto(subcategoria_id: number, slug: string): Promise<Ficha | null> {
  const row = await bySubcategoria(subcategoria_id, slug);
  if (row) return toFicha(row);
  const old = await db.historialSlug.findUnique({
    where: { tipo_padre_id_slug: { tipo: "producto", padre_id: subcategoria_id, slug } },
    select: { producto: { select: ficha } },
  });
  return old?.producto ? toFicha(old.producto) : null;
}

/** Products that an address without the subcategory means; `former` when they had that address and left it. */
interface Meant {
  productos: Ficha[];
  former: boolean;
}

const byName = [{ clave: "asc" }, { id: "asc" }] as const;

async function visiblesWith(where: { slug: string; categoria_id?: number; subcategoria_id?: { in: number[] } }) {
  return db.producto.findMany({ where: { ...where, visible: true }, orderBy: [...byName], select: ficha, take: 50 });
}

/** The visible products that had a slug, in one of the subcategories where they are given. */
async function visiblesThatHad(slug: string, padre_id?: { in: number[] }) {
  const old = await db.historialSlug.findMany({
    where: { tipo: "producto", slug, padre_id, producto: { visible: true } },
    orderBy: { id: "asc" },
    select: { producto: { select: ficha } },
    take: 50,
  });
  return old.flatMap(({ producto }) => producto ?? []);
}

function distinct(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/**
 * The visible products with a slug in a category; else those that had it there, or have it in a subcategory that has
 * left the category (DEC 5).
 */
export async function findProductosInCategoria(categoria: CategoriaLeida, slug: string): Promise<Meant> {
  const rows = await visiblesWith({ slug, categoria_id: categoria.id });
  if (rows.length > 0) return { productos: await toFichas(rows), former: false };
  const left = await db.historialSlug.findMany({
    where: { tipo: "subcategoria", padre_id: categoria.id },
    select: { subcategoria_id: true },
  });
  const gone = left.flatMap(({ subcategoria_id }) => subcategoria_id ?? []);
  const own = categoria.subcategorias.map(({ id }) => id);
  const old = await Promise.all([
    visiblesWith({ slug, subcategoria_id: { in: gone } }),
    visiblesThatHad(slug, { in: [...own, ...gone] }),
  ]);
  return { productos: await toFichas(distinct(old.flat())), former: true };
}

/**
 * The visible products that a short address can mean: those with this slug, else the one with this code, else those
 * whose slug it is in another spelling, else those that had this slug (DEC 5, 8).
 */
export async function findProductosByText(text: string): Promise<Meant> {
  const rows = await visiblesWith({ slug: text });
  if (rows.length > 0) return { productos: await toFichas(rows), former: false };
  const byCode = await db.producto.findUnique({ where: { codigo_clave: toClave(text) }, select: ficha });
  if (byCode?.visible) return { productos: await toFichas([byCode]), former: false };
  const slug = slugify(text);
  const spelled = await visiblesWith({ slug });
  if (spelled.length > 0) return { productos: await toFichas(spelled), former: false };
  return { productos: await toFichas(distinct(await visiblesThatHad(slug))), former: true };
}

/** A visible product by its id; null when there is none. */
export async function findFicha(id: number): Promise<Ficha | null> {
  const row = await db.producto.findUnique({ where: { id, visible: true }, select: ficha });
  return row && toFicha(row);
}

/** Most related products of a product. */
const RELACIONADOS = 6;

/** Visible products of the same subcategory, by name: those that follow it, then, if these are too few, those before. */
async function neighbours({ id, subcategoria_id, clave }: Ficha) {
  const select = { id: true, codigo: true, nombre: true, slug: true } as const;
  const where = { subcategoria_id, visible: true, id: { not: id } };
  const after = await db.producto.findMany({
    where: { ...where, clave: { gte: clave } },
    orderBy: [{ clave: "asc" }, { id: "asc" }],
    take: RELACIONADOS,
    select,
  });
  if (after.length === RELACIONADOS) return after;
  const before = await db.producto.findMany({
    where: { ...where, clave: { lt: clave } },
    orderBy: [{ clave: "desc" }, { id: "desc" }],
    take: RELACIONADOS - after.length,
    select,
  });
  return [...after, ...before.reverse()];
}

/** Related products as rows of a table; its columns are the measures in which one of them differs from the product. */
export async function listRelacionados(producto: Ficha) {
  const { categoria, subcategoria } = producto;
  const [rows, atributos] = await Promise.all([neighbours(producto), listAtributosPublicos(producto.subcategoria_id)]);
  const enTabla = atributos.filter(({ en_tabla }) => en_tabla);
  const productos = await withMedidas(
    await withVehiculos(rows.map((row) => ({ ...row, categoria, subcategoria }))),
    enTabla,
  );
  const own = new Map(producto.medidas.map(({ texto, atributo }) => [atributo.id, texto]));
  const differs = (id: number) => productos.some(({ medidas }) => medidas.has(id) && medidas.get(id) !== own.get(id));
  return { productos, columnas: enTabla.filter(({ id }) => differs(id)) };
}
export type Relacion = Awaited<ReturnType<typeof listRelacionados>>;

/** Category and subcategory of a hidden product with this slug or code, for the links on its 404 page (DEC 8). */
export async function findHidden(text: string, categoria_id?: number) {
  return db.producto.findFirst({
    where: { visible: false, categoria_id, OR: [{ slug: text }, { codigo_clave: toClave(text) }] },
    orderBy: { id: "asc" },
    select: {
      categoria: { select: { nombre: true, slug: true } },
      subcategoria: { select: { nombre: true, slug: true } },
    },
  });
}
