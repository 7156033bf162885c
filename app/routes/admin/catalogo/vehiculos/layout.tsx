import { Outlet } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { Stats } from "~/admin/shell/stats";
import { Tabs } from "~/admin/shell/tabs";
import { countVehiculos } from "~/domain/vehiculos/list.server";
import type { Route } from "./+types/layout";

const tabs = [
  { to: "/admin/vehiculos/marcas", nombre: "Marcas" },
  { to: "/admin/vehiculos/lineas", nombre: "Líneas" },
  { to: "/admin/vehiculos/aplicaciones", nombre: "Aplicaciones" },
] as const;

export async function loader() {
  return countVehiculos();
}

export default function Vehiculos({ loaderData: { marcas, lineas, aplicaciones } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle titulo="Gestión de Vehículos" texto="Administra las marcas y líneas a las que sirven los productos" />
      <Stats
        three
        stats={[
          ["Marcas", marcas, tabs[0].to],
          ["Líneas", lineas, tabs[1].to],
          ["Aplicaciones", aplicaciones, tabs[2].to],
        ]}
      />
      <Tabs label="Partes de Vehículos" tabs={tabs} />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar los vehículos");
