import { Plus } from "lucide-react";
import { Link, redirect } from "react-router";
import { AdminError } from "~/admin/error";
import { Filter, fromList, Loading, SearchForm } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { chosenId } from "~/admin/productos-filter";
import { TODAS } from "~/domain/campos";
import { listCategorias } from "~/domain/catalogo.server";
import { subcategoriasPorPagina } from "~/domain/subcategorias";
import { listSubcategorias } from "~/domain/subcategorias-lista.server";
import { countOf, formatNumber } from "~/domain/texto";
import { Icon } from "~/ui/icon";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";
import { TablaSubcategorias } from "./tabla";

const path = "/admin/subcategorias";

export async function loader({ url }: Route.LoaderArgs) {
  const query = { ...listQuery(url), categoria_id: chosenId(url.searchParams.get("categoria")) };
  const [list, categorias] = await Promise.all([listSubcategorias(query), listCategorias()]);
  const last = pageCount({ total: list.total, perPage: subcategoriasPorPagina });
  if (query.page > last) throw redirect(pageHref(url, last));
  const choices = categorias.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  return { ...query, ...list, choices, address: url.pathname + url.search };
}

export default function Subcategorias({ loaderData }: Route.ComponentProps) {
  const { q, page, categoria_id, total, todas, subcategorias, choices, address } = loaderData;
  const url = new URL(address, "http://x");
  const narrowed = q !== "" || categoria_id !== undefined;
  return (
    <>
      <PageTitle titulo="Gestión de Subcategorías" texto="Administra las subcategorías de cada categoría">
        <Link className="btn btn--tinta" to={fromList(`${path}/nuevo`, url.search)}>
          <Icon of={Plus} />
          Nueva Subcategoría
        </Link>
      </PageTitle>
      <section className="bloq" aria-labelledby="lista">
        <header>
          <h2 id="lista">
            Lista de Subcategorías{" "}
            <span className="estado">
              {formatNumber(total)} de {countOf(todas, "subcategoría", "subcategorías")}
            </span>
          </h2>
          <Loading text="Cargando subcategorías..." />
          <SearchForm
            label="Buscar subcategorías"
            placeholder="Buscar subcategorías..."
            q={q}
            clear={narrowed ? path : null}
          >
            <Filter
              name="categoria"
              label="Categoría"
              value={String(categoria_id ?? TODAS)}
              options={[{ value: TODAS, label: "Todas las categorías" }, ...choices]}
            />
          </SearchForm>
        </header>
        {subcategorias.length === 0 ? (
          <Vacio
            titulo={
              narrowed
                ? "No se encontraron subcategorías que coincidan con la búsqueda"
                : "No hay subcategorías registradas"
            }
          />
        ) : (
          <>
            <TablaSubcategorias subcategorias={subcategorias} search={url.search} />
            <footer>
              <Pagination
                page={page}
                perPage={subcategoriasPorPagina}
                total={total}
                hrefOf={(to) => pageHref(url, to)}
                format={formatNumber}
              />
            </footer>
          </>
        )}
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} titulo="Error al cargar subcategorías" />;
}
