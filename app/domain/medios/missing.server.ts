import { db } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { dibujoDe, LAMINA } from "./dibujos";
import { storeOf } from "~/services/files/media.server";

export interface Faltante {
  id: number;
  nombre: string;
  /** The names of the rows that use it, each with the address of its editor. */
  usos: { donde: string; href: string }[];
}

const nombre = { select: { id: true, nombre: true } } as const;
const titulo = { select: { id: true, titulo: true } } as const;

/**
 * Ids of the files that their store does not hold. When a store does not answer, none of its files counts as missing.
 */
async function missingIds(): Promise<number[]> {
  const rows = await db.medio.findMany({ select: { id: true, almacen: true, clave: true } });
  const missing: number[] = [];
  for (const almacen of new Set(rows.map((row) => row.almacen))) {
    try {
      const files = await storeOf(almacen)?.list();
      for (const row of rows) if (row.almacen === almacen && files?.has(row.clave) === false) missing.push(row.id);
    } catch (error) {
      log.warn("The stored files could not be listed", error);
    }
  }
  return missing;
}

/**
 * Files that rows refer to but that no store holds, with the rows that use them, so that staff notice before visitors
 * do. Looks at the first 500 missing files.
 */
export async function listFaltantes(): Promise<Faltante[]> {
  const ids = await missingIds();
  if (ids.length === 0) return [];
  const rows = await db.medio.findMany({
    where: { id: { in: ids.slice(0, 500) } },
    orderBy: { id: "asc" },
    select: {
      id: true,
      nombre: true,
      usos: { select: { categoria: nombre, subcategoria: nombre, producto: nombre } },
      productos: nombre,
      imagenes: titulo,
      catalogos: nombre,
      logos: { select: { id: true } },
    },
  });
  const found = rows.map(({ usos, productos, imagenes, catalogos, logos, ...medio }) => ({
    ...medio,
    usos: [
      ...usos.flatMap(({ categoria, subcategoria, producto }) => [
        ...(categoria ? [{ donde: `Categoría ${categoria.nombre}`, href: `/admin/categorias/${categoria.id}` }] : []),
        ...(subcategoria
          ? [{ donde: `Subcategoría ${subcategoria.nombre}`, href: `/admin/subcategorias/${subcategoria.id}` }]
          : []),
        ...(producto ? [{ donde: `Producto ${producto.nombre}`, href: `/admin/productos/${producto.id}` }] : []),
      ]),
      ...productos.map((row) => ({ donde: `Producto ${row.nombre}`, href: `/admin/productos/${row.id}` })),
      ...imagenes.map((row) => ({ donde: `Imagen ${row.titulo}`.trim(), href: `/admin/imagenes/${row.id}` })),
      ...catalogos.map((row) => ({ donde: `Catálogo ${row.nombre}`, href: `/admin/catalogos/${row.id}` })),
      ...logos.map(() => ({ donde: "Logo del sitio", href: "/admin/logo" })),
    ],
  }));
  return found.filter(({ usos }) => usos.length > 0);
}

const categoria = { select: { fija_id: true, dibujo: true } } as const;

/**
 * What stands for a picture that cannot be shown: the name of its category's drawing. Undefined when the key is no
 * picture's; a picture that was deleted is known by the end of its key.
 */
export async function drawingOfPicture(clave: string): Promise<string | undefined> {
  const medio = await db.medio.findUnique({
    where: { clave },
    select: {
      mime: true,
      usos: {
        take: 1,
        select: { categoria, subcategoria: { select: { categoria } }, producto: { select: { categoria } } },
      },
      productos: { take: 1, select: { categoria } },
    },
  });
  if (!medio) return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(clave) ? LAMINA : undefined;
  if (!medio.mime.startsWith("image/")) return undefined;
  const [uso] = medio.usos;
  const producto = uso?.producto ?? medio.productos[0];
  const found = uso?.categoria ?? uso?.subcategoria?.categoria ?? producto?.categoria;
  return found ? dibujoDe(found) : LAMINA;
}
