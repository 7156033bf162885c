import { useEmpresa } from "~/admin/shell/empresa";
import { IconSign } from "~/routes/admin/paginas/icon-field";
import { errorScreen } from "~/admin/shell/error";
import { Previa } from "~/admin/list/table";
import { EntityList } from "~/admin/list/entity-list";
import { NewLink } from "~/admin/list/row-links";
import { listLoader, moveAction } from "~/admin/form/rows.server";
import { PageTitle } from "~/admin/shell/page-title";
import { beneficiosWords as words } from "~/domain/paginas/beneficios";
import { beneficios } from "~/domain/paginas/beneficios.server";
import { Visible } from "~/ui/badge";
import type { Route } from "./+types/list";

export const loader = listLoader(beneficios);
export const action = moveAction(beneficios, (reason) => `Error al actualizar el orden: ${reason}`);

export default function Beneficios({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle titulo="Beneficios GED" texto={`Administra los beneficios de elegir a ${useEmpresa()}`}>
        <NewLink words={words} list={loaderData.list} text="Agregar Beneficio" />
      </PageTitle>
      <EntityList
        {...loaderData}
        words={words}
        primero={<NewLink words={words} text="Agregar Beneficio" />}
        movable
        columns={["Ícono", "Título", "Descripción", "Estado"]}
        previa="Descripción"
        title={({ titulo }) => titulo}
      >
        {({ icono, titulo, descripcion, activo }, open) => (
          <>
            <td data-r="Ícono">
              <IconSign icono={icono} />
            </td>
            <th scope="row">{open(titulo)}</th>
            <Previa>{descripcion}</Previa>
            <td data-r="Estado">
              <Visible on={activo} si="Activo" no="Inactivo" />
            </td>
          </>
        )}
      </EntityList>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar beneficios");
