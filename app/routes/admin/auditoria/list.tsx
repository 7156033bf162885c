import { redirect } from "react-router";
import { AdminError } from "~/admin/error";
import { Filter, Loading, SearchForm } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { cambiosPorPagina as perPage, entidades, isEntidad } from "~/domain/auditoria";
import { listCambios, listPersonas } from "~/domain/auditoria-lista.server";
import { TODAS } from "~/domain/campos";
import { formatMoment } from "~/domain/fechas";
import { countOf, formatNumber } from "~/domain/texto";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";
import { Cambio } from "./cambio";

const path = "/admin/auditoria";
/** What nobody did by hand: the first start, scripts. */
const SISTEMA = "sistema";

/** The filters of an address; anything else means all of them. */
function filterOf({ searchParams }: URL) {
  const persona = searchParams.get("persona") ?? "";
  const entidad = searchParams.get("entidad") ?? "";
  const id = /^[1-9]\d{0,8}$/.test(persona) ? Number(persona) : undefined;
  return {
    persona: persona === SISTEMA ? null : id,
    entidad: isEntidad(entidad) ? entidad : undefined,
  };
}

export async function loader({ url }: Route.LoaderArgs) {
  const query = { ...listQuery(url), ...filterOf(url) };
  const [{ total, cambios }, personas] = await Promise.all([listCambios(query), listPersonas()]);
  const last = pageCount({ total, perPage });
  if (query.page > last) throw redirect(pageHref(url, last));
  const rows = cambios.map((cambio) => ({ ...cambio, momento: formatMoment(cambio.created_at) }));
  return { ...query, total, cambios: rows, personas, address: url.pathname + url.search };
}

export default function Auditoria({ loaderData }: Route.ComponentProps) {
  const { q, page, persona, entidad, total, cambios, personas, address } = loaderData;
  const url = new URL(address, "http://x");
  const narrowed = q !== "" || persona !== undefined || entidad !== undefined;
  const people = [
    { value: TODAS, label: "Todas las personas" },
    ...personas.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
    { value: SISTEMA, label: "Sistema" },
  ];
  const entities = [
    { value: TODAS, label: "Todo el contenido" },
    ...Object.entries(entidades).map(([value, label]) => ({ value, label })),
  ];
  return (
    <>
      <PageTitle titulo="Historial de cambios" texto="Quién cambió qué, y cuándo" />
      <section className="bloq" aria-labelledby="lista">
        <header>
          <h2 id="lista">
            Cambios <span className="estado">{countOf(total, "cambio", "cambios")}</span>
          </h2>
          <Loading text="Cargando historial..." />
          <SearchForm label="Buscar cambios" placeholder="Buscar cambios..." q={q} clear={narrowed ? path : null}>
            <Filter
              name="persona"
              label="Persona"
              value={persona === null ? SISTEMA : String(persona ?? TODAS)}
              options={people}
            />
            <Filter name="entidad" label="Contenido" value={entidad ?? TODAS} options={entities} />
          </SearchForm>
        </header>
        {cambios.length === 0 ? (
          <Vacio
            titulo={narrowed ? "No se encontraron cambios que coincidan con la búsqueda" : "No hay cambios registrados"}
          />
        ) : (
          <>
            <ol className="historial">
              {cambios.map((cambio) => (
                <Cambio key={cambio.id} cambio={cambio} />
              ))}
            </ol>
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
  return <AdminError error={error} titulo="Error al cargar el historial" />;
}
