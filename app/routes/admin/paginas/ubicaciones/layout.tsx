import { Outlet } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { NewLink } from "~/admin/list/row-links";
import { Tabs } from "~/admin/shell/tabs";
import { ubicacionesWords as words } from "~/domain/paginas/ubicaciones";

const tabs = [
  { to: words.path, nombre: "Tabla" },
  { to: `${words.path}/orden`, nombre: "Orden" },
];

export default function Ubicaciones() {
  return (
    <>
      <PageTitle titulo="Gestión de Ubicaciones" texto="Administra las sedes que muestra la página de contacto">
        <NewLink words={words} />
      </PageTitle>
      <Tabs label="Ubicaciones" tabs={tabs} />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar ubicaciones");
