import { errorScreen } from "~/admin/shell/error";
import { readId } from "~/domain/kernel/choices";
import { ListBlock } from "~/admin/list/block";
import { PageTitle } from "~/admin/shell/page-title";
import { listPage } from "~/admin/form/rows.server";
import { cambiosPorPagina as perPage } from "~/domain/kernel/history";
import { listCambios, listPersonas } from "~/domain/sistema/historial.server";
import { entityNames } from "~/domain/entities.server";
import { formatMoment } from "~/domain/kernel/dates";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { Cambio } from "./cambio";

/** Author of changes that no person made: first start, scripts. */
const SISTEMA = "sistema";

/** The filters of an address; unknown values mean no filter. */
function filterOf({ searchParams }: URL) {
  const persona = searchParams.get("persona") ?? "";
  const entidad = searchParams.get("entidad") ?? "";
  return {
    persona: persona === SISTEMA ? null : readId(persona),
    entidad: entityNames.has(entidad) ? entidad : undefined,
  };
}

export async function loader({ url }: Route.LoaderArgs) {
  const filter = filterOf(url);
  const [{ total, cambios }, personas] = await Promise.all([
    listCambios({ ...listQuery(url), ...filter }),
    listPersonas(),
  ]);
  const filtered = filter.persona !== undefined || filter.entidad !== undefined;
  const rows = cambios.map((cambio) => ({ ...cambio, momento: formatMoment(cambio.created_at) }));
  const entities = [...entityNames].map(([value, label]) => ({ value, label }));
  return { ...filter, cambios: rows, personas, entities, list: listPage(url, total, perPage, filtered) };
}

export default function Auditoria({ loaderData }: Route.ComponentProps) {
  const { persona, entidad, cambios, personas, entities, list } = loaderData;
  const people = [
    ...personas.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
    { value: SISTEMA, label: "Sistema" },
  ];
  return (
    <>
      <PageTitle titulo="Historial de cambios" texto="Quién cambió qué, y cuándo" />
      <ListBlock
        titulo="Cambios"
        cuenta={["cambio", "cambios"]}
        busca="Buscar cambios"
        cargando="Cargando historial..."
        vacio="No hay cambios registrados"
        ayuda="Aquí queda quién cambió qué, desde el primer cambio."
        nada="No se encontraron cambios que coincidan con la búsqueda"
        filtros={[
          {
            name: "persona",
            label: "Persona",
            all: "Todas las personas",
            value: persona === null ? SISTEMA : persona,
            options: people,
          },
          { name: "entidad", label: "Contenido", all: "Todo el contenido", value: entidad, options: entities },
        ]}
        list={list}
      >
        <ol data-part="historial">
          {cambios.map((cambio) => (
            <Cambio key={cambio.id} cambio={cambio} />
          ))}
        </ol>
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar el historial");
