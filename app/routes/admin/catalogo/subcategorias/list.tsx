import { errorScreen } from "~/admin/shell/error";
import { readId } from "~/domain/kernel/choices";
import { ListBlock } from "~/admin/list/block";
import { PageTitle } from "~/admin/shell/page-title";
import { NewLink } from "~/admin/list/row-links";
import { listPage } from "~/admin/form/rows.server";
import { listCategorias } from "~/domain/catalogo/catalogo.server";
import { subcategoriasPorPagina, subcategoriasWords as words } from "~/domain/catalogo/listas";
import { listSubcategorias } from "~/domain/catalogo/subcategorias-list.server";
import { countOf, formatNumber } from "~/domain/kernel/text";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { TablaSubcategorias } from "./tabla";

export async function loader({ url }: Route.LoaderArgs) {
  const categoria_id = readId(url.searchParams.get("categoria"));
  const query = { ...listQuery(url), categoria_id };
  const [{ total, ...found }, categorias] = await Promise.all([listSubcategorias(query), listCategorias()]);
  const choices = categorias.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  const list = listPage(url, total, subcategoriasPorPagina, categoria_id !== undefined);
  return { categoria_id, ...found, choices, list };
}

export default function Subcategorias({ loaderData }: Route.ComponentProps) {
  const { categoria_id, todas, subcategorias, choices, list } = loaderData;
  return (
    <>
      <PageTitle titulo="Gestión de Subcategorías" texto="Administra las subcategorías de cada categoría">
        <NewLink words={words} list={list} />
      </PageTitle>
      <ListBlock
        {...words.lista}
        cuenta={`${formatNumber(list.total)} de ${countOf(todas, "subcategoría", "subcategorías")}`}
        primero={<NewLink words={words} />}
        filtros={[
          { name: "categoria", label: "Categoría", all: "Todas las categorías", value: categoria_id, options: choices },
        ]}
        list={list}
      >
        <TablaSubcategorias subcategorias={subcategorias} list={list} />
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar subcategorías");
