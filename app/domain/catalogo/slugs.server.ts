import type { Tx } from "~/services/db/client.server";
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
