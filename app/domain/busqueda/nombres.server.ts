import { productoSearchText } from "~/domain/catalogo/search";
import { listSecciones } from "~/domain/catalogo/sections.server";
import { claveHolds, isWordFor, type WordGroups } from "~/services/db/fulltext.server";
import { join, sql, type Sql } from "~/services/db/sql.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { withSingular } from "./palabras";

/** The words that each product of a subcategory has from its subcategory and its category. */
const readPalabras = perContent(async () =>
  (await listSecciones()).flatMap(({ nombre: categoria, subcategorias }) =>
    subcategorias.map(({ id, nombre: subcategoria }) => {
      return { id, palabras: productoSearchText({ codigo: "", nombre: "", categoria, subcategoria }).split(" ") };
    }),
  ),
);

/** SQL for what a product is found by without its row. */
interface Columnas {
  clave: Sql;
  subcategoria: Sql;
}

/** SQL condition, for these columns: of each group a word stands in a product's name, or its subcategory has it. */
export async function namesHold(groups: WordGroups): Promise<(columnas: Columnas) => Sql> {
  const secciones = await readPalabras();
  const of = (group: readonly string[]) =>
    secciones.filter(({ palabras }) => palabras.some((palabra) => group.some((word) => isWordFor(word, palabra))));
  const found = groups.map((group) => ({ group, ids: of(group).map(({ id }) => id) }));
  return ({ clave, subcategoria }) =>
    join(
      found.map(({ group, ids }) => {
        const named = claveHolds(clave, [group.flatMap(withSingular)]);
        return ids.length > 0 ? sql`(${named} OR ${subcategoria} IN (${join(ids)}))` : named;
      }),
      " AND ",
    );
}
