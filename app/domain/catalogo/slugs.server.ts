import { isOneOf } from "~/services/db/bulk.server";
import type { Tx } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { slugify } from "~/domain/kernel/text";
import { writer } from "~/domain/kernel/unit.server";

/** The slug of a name. Throws FieldRefusal for a name without letter or digit (DEC 7). */
export function requireSlug(nombre: string, field = "nombre"): string {
  const slug = slugify(nombre);
  if (slug === "") throw new FieldRefusal(field, "Escriba al menos una letra o un número");
  return slug;
}

/** The first of base, base-2, base-3 … that is free. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`;
  return slug;
}

/**
 * The slugs that products get in a subcategory they come to, by those they have: the same, or the first of base-2, base-3 …
 * that is free there. Only slugs that might be given are looked up.
 */
export async function freeSlugs(
  tx: Tx,
  subcategoria_id: number,
  bases: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const all = [...new Set(bases)];
  const given = new Map<string, string>();
  const used = new Set<string>();
  for (let [n, most] = [1, 1]; given.size < all.length; [n, most] = [n + most, most * 4]) {
    const numbers = Array.from({ length: most }, (_, at) => n + at);
    const waiting = all
      .filter((base) => !given.has(base))
      .map((base) => ({ base, slugs: numbers.map((one) => (one === 1 ? base : `${base}-${one}`)) }));
    const asked = waiting.flatMap(({ slugs }) => slugs);
    const taken = await tx.$queryRaw<{ slug: string }[]>(
      sql`SELECT slug FROM productos WHERE subcategoria_id = ${subcategoria_id} AND ${isOneOf(sql`slug`, asked)}`,
    );
    for (const { slug } of taken) used.add(slug);
    for (const { base, slugs } of waiting) {
      const slug = slugs.find((one) => !used.has(one));
      if (slug === undefined) continue;
      given.set(base, slug);
      used.add(slug);
    }
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
