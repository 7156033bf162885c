import { isOneOf } from "~/services/db/bulk.server";
import type { Tx } from "~/services/db/client.server";
import { sql } from "~/services/db/sql.server";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { numberedSlug, slugify } from "~/domain/kernel/text";
import { writer } from "~/domain/kernel/unit.server";

/** The slug of a name. Throws FieldRefusal for a name without letter or digit (DEC 7). */
export function requireSlug(nombre: string, field = "nombre"): string {
  const slug = slugify(nombre);
  if (slug === "") throw new FieldRefusal(field, "Escriba al menos una letra o un número");
  return slug;
}

/** The first of base, base-2, base-3 … that is free. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let n = 1;
  while (taken.has(numberedSlug(base, n))) n += 1;
  return numberedSlug(base, n);
}

/** Those of some slugs that products of a subcategory have. */
export async function takenIn(tx: Tx, subcategoria_id: number, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ slug: string }[]>(
    sql`SELECT slug FROM productos WHERE subcategoria_id = ${subcategoria_id} AND ${isOneOf(sql`slug`, slugs)}`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Numbers that are looked up together. */
const NEAR = 100;
/** As many products of one name as a subcategory may have, as a power of two. */
const MOST_POWER = 20;

/**
 * A free one of base, base-2, base-3 …: the first where a hundred are not all taken, else one that follows a taken one, found
 * by halving: a name that 50,000 products have costs twenty questions. `takenOf` says which of some slugs are taken.
 */
export async function findFreeSlug(
  base: string,
  takenOf: (slugs: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const slugOf = (n: number) => numberedSlug(base, n);
  const near = await takenOf(Array.from({ length: NEAR }, (_, at) => slugOf(at + 1)));
  if (near.size < NEAR) return freeSlug(base, near);
  const far = Array.from({ length: MOST_POWER }, (_, at) => NEAR * 2 ** (at + 1));
  const takenFar = await takenOf(far.map(slugOf));
  let free = far.find((n) => !takenFar.has(slugOf(n))) ?? NEAR * 2 ** (MOST_POWER + 1);
  let last = far.findLast((n) => n < free) ?? NEAR;
  while (free - last > 1) {
    const middle = Math.floor((last + free) / 2);
    if ((await takenOf([slugOf(middle)])).size > 0) last = middle;
    else free = middle;
  }
  return slugOf(free);
}

/**
 * The slugs that products get in a subcategory they come to, by those they have, which differ: the same, or a free one of
 * base-2, base-3 …
 */
export async function freeSlugs(
  tx: Tx,
  subcategoria_id: number,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const taken = await takenIn(tx, subcategoria_id, slugs);
  const given = new Map(slugs.filter((slug) => !taken.has(slug)).map((slug) => [slug, slug]));
  const used = new Set(given.keys());
  for (const base of taken) {
    const takenOf = async (some: readonly string[]) =>
      new Set([...(await takenIn(tx, subcategoria_id, some)), ...some.filter((slug) => used.has(slug))]);
    const slug = await findFreeSlug(base, takenOf);
    given.set(base, slug);
    used.add(slug);
  }
  return given;
}

type Owner =
  | { tipo: "categoria"; categoria_id: number }
  | { tipo: "subcategoria"; subcategoria_id: number }
  | { tipo: "producto"; producto_id: number }
  | { tipo: "marca"; marca_id: number }
  | { tipo: "linea"; linea_id: number };

/**
 * Stores the address that a row leaves, so that it answers 301, and deletes other rows' redirects from its new
 * address.
 */
export async function rememberSlug(
  tx: Tx,
  owner: Owner,
  from: { padre_id: number; slug: string } | null,
  to: { padre_id: number; slug: string },
): Promise<void> {
  const { tipo, ...destino } = owner;
  await writer(tx).historialSlug.deleteMany({ where: { tipo, padre_id: to.padre_id, slug: to.slug } });
  if (!from || (from.padre_id === to.padre_id && from.slug === to.slug)) return;
  const none = { categoria_id: null, subcategoria_id: null, producto_id: null, marca_id: null, linea_id: null };
  await writer(tx).historialSlug.upsert({
    where: { tipo_padre_id_slug: { tipo, padre_id: from.padre_id, slug: from.slug } },
    create: { tipo, ...from, ...destino },
    update: { ...none, ...destino },
  });
}
