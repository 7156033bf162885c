import { codigoPlano, productoSearchText, vocabularyOf } from "../../../app/domain/catalogo/search";
import { slugify, toClave } from "../../../app/domain/kernel/text";
import { db } from "../site/site";

let serial = 0;

/** A number unique in this test file. */
function next(): number {
  serial += 1;
  return serial;
}

/** Creates a category, with a unique name by default. */
export async function createCategoria({ nombre = `Categoría de prueba ${next()}` } = {}) {
  const keys = { clave: toClave(nombre), slug: slugify(nombre) };
  return db.categoria.create({ data: { nombre, descripcion: `Todo sobre ${nombre}`, orden: 100 + next(), ...keys } });
}
export type Categoria = Awaited<ReturnType<typeof createCategoria>>;

interface NewSubcategoria {
  nombre?: string;
  categoria?: Categoria;
}

/** Creates a subcategory, in a new category by default; returns it with its category. */
export async function createSubcategoria({
  nombre = `Subcategoría de prueba ${next()}`,
  categoria,
}: NewSubcategoria = {}) {
  const categoria_id = (categoria ?? (await createCategoria())).id;
  const keys = { clave: toClave(nombre), slug: slugify(nombre) };
  return db.subcategoria.create({ data: { nombre, categoria_id, ...keys }, include: { categoria: true } });
}
export type Subcategoria = Awaited<ReturnType<typeof createSubcategoria>>;

interface NewProducto {
  id?: number;
  codigo?: string;
  nombre?: string;
  descripcion?: string;
  visible?: boolean;
  universal?: boolean;
  subcategoria?: Subcategoria;
}

/** The columns the application derives from what staff type. */
function derived(codigo: string, nombre: string, { id, nombre: subcategoria, categoria }: Subcategoria) {
  return {
    codigo_clave: toClave(codigo),
    codigo_plano: codigoPlano(codigo),
    clave: toClave(nombre),
    busqueda: productoSearchText({ codigo, nombre, categoria: categoria.nombre, subcategoria }),
    categoria_id: categoria.id,
    subcategoria_id: id,
  };
}

/** Adds the words of names to the vocabulary, as saving them does. */
async function rememberWords(...nombres: string[]): Promise<void> {
  const words = vocabularyOf(nombres).map((word) => `('${word}')`);
  if (words.length > 0)
    await db.$executeRawUnsafe(`INSERT INTO palabras VALUES ${words.join()} ON CONFLICT DO NOTHING`);
}

/** Creates a product; returns it with its subcategory and category, and its address on the site as `href`. */
export async function createProducto(given: NewProducto = {}) {
  const { descripcion = "", visible = true, universal = false } = given;
  const subcategoria = given.subcategoria ?? (await createSubcategoria());
  const { categoria } = subcategoria;
  const codigo = given.codigo ?? `PR${next()}Q`;
  const nombre = given.nombre ?? `Producto de prueba ${next()}`;
  const slug = slugify(nombre);
  const row = await db.producto.create({
    data: {
      id: given.id,
      codigo,
      nombre,
      descripcion,
      visible,
      universal,
      slug,
      ...derived(codigo, nombre, subcategoria),
    },
  });
  await rememberWords(nombre, subcategoria.nombre, categoria.nombre);
  return { ...row, subcategoria, categoria, href: productoHref(subcategoria, slug) };
}

/** Address of a product in a subcategory. */
export function productoHref({ slug, categoria }: Subcategoria, producto: string): string {
  return `/productos/${categoria.slug}/${slug}/${producto}`;
}

/** Creates `count` products in one subcategory, named in order: "Pieza 001". */
export async function createProductos(count: number, subcategoria: Subcategoria, palabra = "Pieza") {
  const rows = Array.from({ length: count }, (_, index) => {
    const nombre = `${palabra} ${String(index + 1).padStart(3, "0")}`;
    const codigo = `PZ-${subcategoria.id}-${index + 1}`;
    return {
      codigo,
      nombre,
      slug: slugify(nombre),
      ...derived(codigo, nombre, subcategoria),
    };
  });
  await db.producto.createMany({ data: rows });
  await rememberWords(palabra, subcategoria.nombre, subcategoria.categoria.nombre);
}

/** The fields of a new product's form. */
export function productoFields(subcategoria: Subcategoria, given: Record<string, string> = {}) {
  return {
    codigo: `PR${next()}Q`,
    nombre: `Producto de prueba ${next()}`,
    categoria_id: String(subcategoria.categoria_id),
    subcategoria_id: String(subcategoria.id),
    descripcion: "Par",
    visible: "on",
    ...given,
  };
}

/** The content version; every change of public content raises it. */
export async function contentVersion(): Promise<number> {
  return (await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } })).version;
}
