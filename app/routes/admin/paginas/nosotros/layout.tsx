import { Outlet } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { Stats } from "~/admin/shell/stats";
import { Tabs } from "~/admin/shell/tabs";
import { countNosotros } from "~/domain/paginas/nosotros.server";
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
  return (
    <>
      <PageTitle titulo="Gestión de Nosotros" texto="Administra el contenido de la página Nosotros" />
      <Stats three stats={tabs.map(({ tab, nombre }) => [nombre, loaderData[tab], `/admin/nosotros/${tab}`])} />
      <Tabs
        label="Partes de Nosotros"
        tabs={tabs.map(({ tab, nombre }) => ({ to: `/admin/nosotros/${tab}`, nombre }))}
      />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar el contenido de Nosotros");
