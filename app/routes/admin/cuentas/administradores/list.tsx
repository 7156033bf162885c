import { UserPlus } from "lucide";
import { Link } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { withListQuery } from "~/admin/list/address";
import { ListBlock } from "~/admin/list/block";
import { PageTitle } from "~/admin/shell/page-title";
import { searchOf } from "~/admin/list/row-links";
import { pageOf } from "~/admin/form/rows.server";
import { listAdmins, administradoresPorPagina as perPage } from "~/domain/cuentas/administradores.server";
import { formatMoment } from "~/domain/kernel/dates";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { TablaAdministradores } from "./tabla";

const path = "/admin/administradores";
const NOBODY = "No se encontraron administradores que coincidan con la búsqueda";

export async function loader({ url }: Route.LoaderArgs) {
  const { filas, list } = pageOf(url, await listAdmins(listQuery(url).q), perPage);
  const admins = filas.map((admin) => ({
    ...admin,
    ingreso: admin.ultimo_ingreso ? formatMoment(admin.ultimo_ingreso) : "Nunca",
  }));
  return { admins, list };
}

export default function Administradores({ loaderData }: Route.ComponentProps) {
  const { admins, list } = loaderData;
  const search = searchOf(list);
  return (
    <>
      <PageTitle titulo="Administradores" texto="Personas que pueden entrar a este panel">
        <Link className={buttonClass({ variant: "dark" })} to={withListQuery(`${path}/nuevo`, search)}>
          <Icon of={UserPlus} />
          Invitar Administrador
        </Link>
      </PageTitle>
      <ListBlock
        titulo="Lista de Administradores"
        cuenta={["administrador", "administradores"]}
        busca="Buscar administradores"
        cargando="Cargando administradores..."
        vacio={NOBODY}
        nada={NOBODY}
        ayuda="Invite a quien deba entrar a este panel."
        list={list}
      >
        <TablaAdministradores admins={admins} search={search} />
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar administradores");
