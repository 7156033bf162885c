import { Download } from "lucide-react";
import { redirect } from "react-router";
import { AdminError } from "~/admin/error";
import { Loading, SearchForm } from "~/admin/list";
import { MensajesFilter, mensajesFilter } from "~/admin/mensajes";
import { PageTitle } from "~/admin/page-title";
import { mensajesPorPagina } from "~/domain/contacto";
import { listMensajes } from "~/domain/mensajes.server";
import { countOf, formatNumber } from "~/domain/texto";
import { Icon } from "~/ui/icon";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";
import { TablaMensajes } from "./tabla";

const path = "/admin/mensajes";

export async function loader({ url }: Route.LoaderArgs) {
  const query = { ...listQuery(url), filtro: mensajesFilter(url) };
  const { total, mensajes } = await listMensajes(query);
  const last = pageCount({ total, perPage: mensajesPorPagina });
  if (query.page > last) throw redirect(pageHref(url, last));
  return { ...query, total, mensajes, address: url.pathname + url.search };
}

export default function Mensajes({ loaderData }: Route.ComponentProps) {
  const { q, page, filtro, total, mensajes, address } = loaderData;
  const url = new URL(address, "http://x");
  const narrowed = q !== "" || filtro !== null;
  return (
    <>
      <PageTitle titulo="Mensajes" texto="Lo que escriben los visitantes en el formulario de contacto">
        <a className="btn" href={`${path}/exportar${url.search}`}>
          <Icon of={Download} />
          Exportar CSV
        </a>
      </PageTitle>
      <section className="bloq" aria-labelledby="lista">
        <header>
          <h2 id="lista">
            Lista de Mensajes <span className="estado">{countOf(total, "mensaje", "mensajes")}</span>
          </h2>
          <Loading text="Cargando mensajes..." />
          <SearchForm label="Buscar mensajes" placeholder="Buscar mensajes..." q={q} clear={narrowed ? path : null}>
            <MensajesFilter filtro={filtro} />
          </SearchForm>
        </header>
        {mensajes.length === 0 ? (
          <Vacio titulo={narrowed ? "No se encontraron mensajes que coincidan con la búsqueda" : "No hay mensajes"} />
        ) : (
          <>
            <TablaMensajes mensajes={mensajes} search={url.search} />
            <footer>
              <Pagination
                {...{ page, total }}
                perPage={mensajesPorPagina}
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
  return <AdminError error={error} titulo="Error al cargar mensajes" />;
}
