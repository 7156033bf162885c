import { Link, Outlet, useLocation } from "react-router";
import { AdminError } from "~/admin/error";
import { PageTitle } from "~/admin/page-title";
import { countNosotros } from "~/domain/nosotros.server";
import { formatNumber } from "~/domain/texto";
import type { Route } from "./+types/layout";

const tabs = [
  { tab: "secciones", nombre: "Secciones" },
  { tab: "valores", nombre: "Valores" },
  { tab: "estadisticas", nombre: "Estadísticas" },
] as const;

export async function loader() {
  return countNosotros();
}

export default function Nosotros({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle titulo="Gestión de Nosotros" texto="Administra el contenido de la página Nosotros" />
      <dl className="kpis kpis--3">
        {tabs.map(({ tab, nombre }) => (
          <div key={tab}>
            <dt>{nombre}</dt>
            <dd>{formatNumber(loaderData[tab])}</dd>
          </div>
        ))}
      </dl>
      <nav className="tabs" aria-label="Contenido de Nosotros">
        {tabs.map(({ tab, nombre }) => {
          const to = `/admin/nosotros/${tab}`;
          return (
            <Link key={tab} to={to} aria-current={pathname === to ? "page" : undefined}>
              {nombre}
            </Link>
          );
        })}
      </nav>
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} titulo="Error al cargar el contenido de Nosotros" />;
}
