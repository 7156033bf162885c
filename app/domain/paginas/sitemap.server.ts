import { db } from "~/services/db/client.server";
import { lineaHref, marcaHref, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { catalogoHref, categoriaHref, productoHref, subcategoriaHref } from "~/domain/catalogo/hrefs";

/** Most addresses per part of the sitemap; the standard allows 50,000. */
const PART = 20_000;
/** The pages without parameters. */
const FIXED = ["/", catalogoHref, vehiculosHref, "/buscar", "/nosotros", "/contacto", "/privacidad"];

export interface Direccion {
  path: string;
  modified: Date | null;
}

async function listSecciones(): Promise<Direccion[]> {
  const categorias = await db.categoria.findMany({
    orderBy: { id: "asc" },
    select: {
      slug: true,
      updated_at: true,
      subcategorias: { orderBy: { id: "asc" }, select: { slug: true, updated_at: true } },
    },
  });
  return categorias.flatMap((categoria) => [
    { path: categoriaHref(categoria), modified: categoria.updated_at },
    ...categoria.subcategorias.map((sub) => ({ path: subcategoriaHref(categoria, sub), modified: sub.updated_at })),
  ]);
}

async function listVehiculos(): Promise<Direccion[]> {
  const marcas = await db.marca.findMany({
    orderBy: { id: "asc" },
    select: {
      slug: true,
      updated_at: true,
      lineas: { orderBy: { id: "asc" }, select: { slug: true, updated_at: true } },
    },
  });
  return marcas.flatMap((marca) => [
    { path: marcaHref(marca), modified: marca.updated_at },
    ...marca.lineas.map((linea) => ({ path: lineaHref(marca, linea), modified: linea.updated_at })),
  ]);
}

/** Number of parts for the products; 0 when all addresses fit into one file. */
export async function countParts(): Promise<number> {
  const { _sum } = await db.subcategoria.aggregate({ _sum: { productos_visibles: true } });
  const total = _sum.productos_visibles ?? 0;
  const vehiculos = (await db.marca.count()) + (await db.linea.count());
  return total + vehiculos + 1_000 <= PART ? 0 : Math.ceil(total / PART);
}

/** Addresses of a part: part 0 has the pages, categories, subcategories and vehicles, parts 1…n the visible products. */
export async function listDirecciones(part: number): Promise<Direccion[]> {
  if (part === 0) {
    const fixed = FIXED.map((path) => ({ path, modified: null }));
    return [...fixed, ...(await listSecciones()), ...(await listVehiculos())];
  }
  const productos = await db.producto.findMany({
    where: { visible: true },
    orderBy: { id: "asc" },
    skip: (part - 1) * PART,
    take: PART,
    select: {
      slug: true,
      updated_at: true,
      categoria: { select: { slug: true } },
      subcategoria: { select: { slug: true } },
    },
  });
  return productos.map((row) => ({
    path: productoHref(row.categoria, row.subcategoria, row),
    modified: row.updated_at,
  }));
}
