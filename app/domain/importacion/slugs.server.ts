import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";
import { readRows } from "~/services/db/rows.server";
import { yielding } from "~/services/env/yielding.server";
import type { Resultado, Valores } from "./importacion";
import { slugify } from "~/domain/kernel/text";

export type Nuevo = Extract<Resultado, { tipo: "crear" }>;
export type Cambiado = Extract<Resultado, { tipo: "actualizar" }>;

const BATCH = 500;

/** The slugs of a subcategory's products, read in batches by the index that has them. */
async function* slugsOf(subcategoria_id: number): AsyncGenerator<string[]> {
  for (let last = ""; ;) {
    const rows = await readRows<{ slug: string }>(
      sql`SELECT slug FROM productos WHERE subcategoria_id = ${subcategoria_id} AND slug > ${last} ORDER BY slug LIMIT ${BATCH}`,
    );
    yield rows.map(({ slug }) => slug);
    last = rows.at(-1)?.slug ?? "";
    if (rows.length < BATCH) return;
  }
}

/** The place and name of a product before the import. */
export interface Antes {
  slug: string;
  nombre: string;
  subcategoria_id: number;
}

/** What the slugs of these products depend on, by their ids. */
export async function readAntes(cambiados: readonly Cambiado[]): Promise<ReadonlyMap<number, Antes>> {
  if (cambiados.length === 0) return new Map();
  const select = { id: true, slug: true, nombre: true, subcategoria_id: true } as const;
  const rows = await db.producto.findMany({ where: { id: { in: cambiados.map(({ id }) => id) } }, select });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Gives slugs to the products of an import into `subcategorias` as the editor does (DEC 7): that of the name, with a
 * number when it is taken. A slug that a product of this import gives up is not given to another one, because it
 * redirects to the first.
 */
export async function slugAllocator(subcategorias: Iterable<number>) {
  const rest = yielding();
  const taken = new Set<string>();
  const last = new Map<string, number>();
  for (const subcategoria_id of subcategorias)
    for await (const slugs of slugsOf(subcategoria_id)) {
      for (const slug of slugs) taken.add(`${subcategoria_id}/${slug}`);
      await rest();
    }

  function ofNew({ nombre, subcategoria_id }: Valores): string {
    const base = slugify(nombre);
    const key = `${subcategoria_id}/${base}`;
    // When many products share a name, the search for a free number continues where it ended.
    let n = last.get(key) ?? 1;
    let slug = n === 1 ? base : `${base}-${n}`;
    while (taken.has(`${subcategoria_id}/${slug}`)) slug = `${base}-${(n += 1)}`;
    last.set(key, n);
    taken.add(`${subcategoria_id}/${slug}`);
    return slug;
  }

  /** The slug a product has from now on; `from` is its old place when that changed, else null. */
  function ofOld(before: Antes | undefined, value: Valores) {
    const stays = before?.subcategoria_id === value.subcategoria_id && slugify(before.nombre) === slugify(value.nombre);
    if (!before || stays) return { slug: before?.slug ?? ofNew(value), from: null };
    return { slug: ofNew(value), from: { subcategoria_id: before.subcategoria_id, slug: before.slug } };
  }

  return { ofNew, ofOld };
}
export type SlugAllocator = Awaited<ReturnType<typeof slugAllocator>>;
