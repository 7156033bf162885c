import { db } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { listAtributosEditor } from "./editor.server";
import type { AtributoPublico, Filtro } from "./filtros";

type Fila = Awaited<ReturnType<typeof listAtributosEditor>>[number];

/** The attributes of each subcategory in their order, by its id; memoised per content version. */
export const atributosPorSubcategoria = perContent(async () => {
  const atributos = new Map<number, Omit<Fila, "subcategoria_id">[]>();
  for (const { subcategoria_id, ...atributo } of await listAtributosEditor())
    atributos.set(subcategoria_id, [...(atributos.get(subcategoria_id) ?? []), atributo]);
  return atributos;
});

/** The attributes of a subcategory in their order, for its pages. */
export async function listAtributosPublicos(subcategoria_id: number): Promise<readonly AtributoPublico[]> {
  return (await atributosPorSubcategoria()).get(subcategoria_id) ?? [];
}

/** SQL condition on `productos p`: the product has a measure that a filter asks for. */
export function matchesFiltro(filtro: Filtro) {
  const asked = [sql`m.atributo_id = ${filtro.atributo.id}`];
  if ("opcion" in filtro) asked.push(sql`m.texto = ${filtro.opcion}`);
  else {
    if (filtro.desde !== null) asked.push(sql`m.numero >= ${filtro.desde}`);
    if (filtro.hasta !== null) asked.push(sql`m.numero <= ${filtro.hasta}`);
  }
  return sql`p.id IN (SELECT m.producto_id FROM medidas m WHERE ${join(asked, " AND ")})`;
}

/** The products of a list with their measures, as texts by the id of the attribute. */
export async function withMedidas<P extends { id: number }>(
  productos: readonly P[],
  atributos: readonly AtributoPublico[],
) {
  const rows =
    atributos.length === 0
      ? []
      : await db.medida.findMany({
          where: {
            producto_id: { in: productos.map(({ id }) => id) },
            atributo_id: { in: atributos.map(({ id }) => id) },
          },
          select: { producto_id: true, atributo_id: true, texto: true },
        });
  const medidas = new Map(productos.map(({ id }) => [id, new Map<number, string>()]));
  for (const { producto_id, atributo_id, texto } of rows) medidas.get(producto_id)?.set(atributo_id, texto);
  return productos.map((producto) => ({ ...producto, medidas: medidas.get(producto.id) ?? new Map<number, string>() }));
}
