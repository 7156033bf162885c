import { UserPlus } from "lucide-react";
import { Link, redirect } from "react-router";
import { AdminError } from "~/admin/error";
import { rowAction } from "~/admin/form.server";
import { fromList, Loading, SearchForm } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { listAdmins, setActivo } from "~/domain/administradores.server";
import { administradoresPorPagina as perPage } from "~/domain/admins";
import { formatMoment } from "~/domain/fechas";
import { countOf, formatNumber } from "~/domain/texto";
import { Icon } from "~/ui/icon";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";
import { TablaAdministradores } from "./tabla";

const path = "/admin/administradores";

export async function loader({ url }: Route.LoaderArgs) {
  const { q, page } = listQuery(url);
  const all = await listAdmins(q);
  const last = pageCount({ total: all.length, perPage });
  if (page > last) throw redirect(pageHref(url, last));
  const admins = all.slice((page - 1) * perPage, page * perPage).map((admin) => ({
    ...admin,
    ingreso: admin.ultimo_ingreso ? formatMoment(admin.ultimo_ingreso) : "Nunca",
  }));
  return { q, page, total: all.length, admins, address: url.pathname + url.search };
}

export async function action({ request, url }: Route.ActionArgs) {
  const toggle = (activo: boolean, texto: string) => async (row: { id: number; revision: number }) => ({
    titulo: "Administrador actualizado",
    texto: `${(await setActivo(row.id, row.revision, activo)).nombre} ${texto}`,
  });
  return rowAction(request, url, "No se pudo actualizar el administrador. Inténtalo de nuevo.", {
    activar: toggle(true, "puede entrar"),
    desactivar: toggle(false, "ya no puede entrar; sus sesiones se cerraron"),
  });
}

export default function Administradores({ loaderData }: Route.ComponentProps) {
  const { q, page, total, admins, address } = loaderData;
  const url = new URL(address, "http://x");
  return (
    <>
      <PageTitle titulo="Administradores" texto="Personas que pueden entrar a este panel">
        <Link className="btn btn--tinta" to={fromList(`${path}/nuevo`, url.search)}>
          <Icon of={UserPlus} />
          Invitar Administrador
        </Link>
      </PageTitle>
      <section className="bloq" aria-labelledby="lista">
        <header>
          <h2 id="lista">
            Lista de Administradores{" "}
            <span className="estado">{countOf(total, "administrador", "administradores")}</span>
          </h2>
          <Loading text="Cargando administradores..." />
          <SearchForm label="Buscar administradores" placeholder="Buscar administradores..." q={q} clear={q && path} />
        </header>
        {admins.length === 0 ? (
          <Vacio titulo="No se encontraron administradores que coincidan con la búsqueda" />
        ) : (
          <>
            <TablaAdministradores admins={admins} search={url.search} />
            <footer>
              <Pagination {...{ page, perPage, total }} hrefOf={(to) => pageHref(url, to)} format={formatNumber} />
            </footer>
          </>
        )}
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} titulo="Error al cargar administradores" />;
}
