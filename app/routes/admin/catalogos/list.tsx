import { Plus } from "lucide-react";
import { Link, redirect } from "react-router";
import { AdminError } from "~/admin/error";
import { fromList, Loading, SearchForm } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { catalogosPorPagina } from "~/domain/catalogos";
import { listCatalogos } from "~/domain/catalogos.server";
import { countOf, formatNumber } from "~/domain/texto";
import { Icon } from "~/ui/icon";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";
import { TablaCatalogos } from "./tabla";

const path = "/admin/catalogos";

export async function loader({ url }: Route.LoaderArgs) {
  const query = listQuery(url);
  const list = await listCatalogos(query);
  const last = pageCount({ total: list.total, perPage: catalogosPorPagina });
  if (query.page > last) throw redirect(pageHref(url, last));
  return { ...query, ...list, address: url.pathname + url.search };
}

export default function Catalogos({ loaderData }: Route.ComponentProps) {
  const { q, page, total, catalogos, address } = loaderData;
  const url = new URL(address, "http://x");
  return (
    <>
      <PageTitle titulo="Catálogos PDF" texto="El catálogo activo es el que se descarga en todo el sitio">
        <Link className="btn btn--tinta" to={fromList(`${path}/nuevo`, url.search)}>
          <Icon of={Plus} />
          Nuevo Catálogo
        </Link>
      </PageTitle>
      <section className="bloq" aria-labelledby="lista">
        <header>
          <h2 id="lista">
            Lista de Catálogos <span className="estado">{countOf(total, "catálogo", "catálogos")}</span>
          </h2>
          <Loading text="Cargando catálogos..." />
          <SearchForm label="Buscar catálogos" placeholder="Buscar catálogos..." q={q} clear={q ? path : null} />
        </header>
        {catalogos.length === 0 ? (
          <Vacio
            titulo={q ? "No se encontraron catálogos que coincidan con la búsqueda" : "No hay catálogos registrados"}
          />
        ) : (
          <>
            <TablaCatalogos catalogos={catalogos} search={url.search} />
            <footer>
              <Pagination
                page={page}
                perPage={catalogosPorPagina}
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
  return <AdminError error={error} titulo="Error al cargar catálogos" />;
}
