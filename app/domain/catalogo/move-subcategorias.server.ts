import { changeContent } from "~/domain/kernel/change.server";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { followSubcategorias } from "./pendientes/follow.server";
import { rememberSlug } from "./slugs.server";
import { subcategorias } from "./subcategorias.server";

/**
 * Moves all subcategories of a category, with their products, to another category; their old addresses answer 301.
 * Throws FieldRefusal for an unknown target, and for one that has subcategories of the same names.
 */
export async function moveSubcategorias(
  from: number,
  destino_id: number,
): Promise<{ movidas: number; destino: string }> {
  return changeContent(async (tx) => {
    const destino = await tx.categoria.findUnique({
      where: { id: destino_id },
      select: { nombre: true, subcategorias: { select: { clave: true, slug: true } } },
    });
    if (!destino || from === destino_id) throw new FieldRefusal("destino_id", "Elija otra categoría");
    const moved = await tx.subcategoria.findMany({ where: { categoria_id: from } });
    const same = moved.filter(({ clave, slug }) =>
      destino.subcategorias.some((other) => other.clave === clave || other.slug === slug),
    );
    if (same.length > 0) {
      const names = same.map(({ nombre }) => `«${nombre}»`).join(", ");
      throw new FieldRefusal(
        "destino_id",
        `«${destino.nombre}» ya tiene ${names}: cambie antes el nombre de una de las dos`,
      );
    }
    const ids = moved.map(({ id }) => id);
    await subcategorias.assign(tx, ids, { categoria_id: destino_id });
    for (const { id: subcategoria_id, slug } of moved) {
      const owner = { tipo: "subcategoria", subcategoria_id } as const;
      await rememberSlug(tx, owner, { padre_id: from, slug }, { padre_id: destino_id, slug });
    }
    await followSubcategorias(tx, ids);
    return { movidas: moved.length, destino: destino.nombre };
  });
}
