import { isOneOf } from "~/services/db/bulk.server";
import { db, type Tx } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { salida } from "~/domain/catalogo/pendientes/pendientes.server";
import { medidasDe } from "~/domain/medidas/medidas.server";
import { atributosPorSubcategoria } from "~/domain/medidas/publico.server";
import { referenciasTexto } from "~/domain/referencias/referencias";
import { readRetired, referenciasSelect } from "~/domain/referencias/referencias.server";
import type { Existente, SectionsByKey } from "./resultado";

async function ramas(): Promise<SectionsByKey> {
  const rama = { id: true, nombre: true, clave: true } as const;
  const subcategorias = { select: { ...rama, pendientes: salida } } as const;
  const rows = await db.categoria.findMany({ select: { ...rama, subcategorias } });
  return new Map(
    rows.map(({ clave, subcategorias, ...categoria }) => [
      clave,
      {
        ...categoria,
        subcategorias: new Map(
          subcategorias.map(({ pendientes, ...sub }) => [
            sub.clave,
            { ...sub, destino: pendientes[0]?.destino?.nombre },
          ]),
        ),
      },
    ]),
  );
}

const existente = {
  ...{ id: true, revision: true, codigo: true, nombre: true, descripcion: true, visible: true },
  ...{ universal: true, subcategoria_id: true, codigo_clave: true },
  // The product's own column may have yet to follow its subcategory to another category.
  ...{ subcategoria: { select: { categoria_id: true } }, referencias: referenciasSelect, medidas: medidasDe },
} as const;

/** The products with some codes, by the keys of these. */
async function existentes(claves: readonly string[]): Promise<ReadonlyMap<string, Existente>> {
  const known = await readRows<{ id: number }>(
    sql`SELECT id FROM productos WHERE ${isOneOf(sql`codigo_clave`, claves)}`,
  );
  if (known.length === 0) return new Map();
  const rows = await db.producto.findMany({ where: { id: { in: known.map(({ id }) => id) } }, select: existente });
  return new Map(
    rows.map(({ codigo_clave, referencias, subcategoria, ...row }) => [
      codigo_clave,
      { ...row, ...subcategoria, ...referenciasTexto(referencias) },
    ]),
  );
}

/** The codes of the products that have one of some, without separators. */
async function codigos(planos: readonly string[]) {
  return readRows<{ codigo: string; codigo_plano: string }>(
    sql`SELECT codigo, codigo_plano FROM productos WHERE ${isOneOf(sql`codigo_plano`, planos)}`,
  );
}

const BATCH = 500;

/** Slugs of a subcategory's products after one of them, by the index that has them; none when there are no more. */
async function slugs(subcategoria_id: number, last: string): Promise<string[]> {
  const rows = await readRows<{ slug: string }>(
    sql`SELECT slug FROM productos WHERE subcategoria_id = ${subcategoria_id} AND slug > ${last} ORDER BY slug LIMIT ${BATCH}`,
  );
  return rows.map(({ slug }) => slug);
}

/** The places and names of products before the import. */
async function antes(ids: readonly number[]) {
  const select = { id: true, slug: true, nombre: true, subcategoria_id: true } as const;
  return db.producto.findMany({ where: { id: { in: [...ids] } }, select });
}

/** The facts about subcategories that the plan relies on: their categories, names, and where their products go. */
export async function readLugares(tx: Tx, ids: readonly number[]) {
  const own = { id: true, categoria_id: true, nombre: true } as const;
  const select = { ...own, categoria: { select: { nombre: true } }, pendientes: salida } as const;
  return tx.subcategoria.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" }, select });
}

/** What planning an import of products asks the database. */
export const productosFacts = {
  ...{ ramas, existentes, codigos, slugs, antes },
  atributos: atributosPorSubcategoria,
  retirados: readRetired,
  lugares: async (ids: readonly number[]) => readLugares(db, ids),
};
export type ProductosFacts = typeof productosFacts;
export type Lugar = Awaited<ReturnType<typeof readLugares>>[number];
