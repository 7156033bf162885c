import { Plus } from "lucide-react";
import { Link, redirect } from "react-router";
import { AdminError } from "~/admin/error";
import { Faltantes } from "~/admin/faltantes";
import { Filter, fromList, Loading, SearchForm } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { TODAS } from "~/domain/campos";
import { imagenesPorPagina, ubicacionesImagen, ubicacionImagen } from "~/domain/imagenes-sitio";
import { listImagenesSitio } from "~/domain/imagenes-sitio.server";
import { listFaltantes } from "~/domain/medios-faltantes.server";
import { countOf, formatNumber } from "~/domain/texto";
import { Icon } from "~/ui/icon";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";
import { TablaImagenes } from "./tabla";

const path = "/admin/imagenes";
const lugares = Object.entries(ubicacionesImagen).map(([value, label]) => ({ value, label }));

export async function loader({ url }: Route.LoaderArgs) {
  const query = { ...listQuery(url), ubicacion: ubicacionImagen(url.searchParams.get("ubicacion")) };
  const [list, faltantes] = await Promise.all([listImagenesSitio(query), listFaltantes()]);
  const last = pageCount({ total: list.total, perPage: imagenesPorPagina });
  if (query.page > last) throw redirect(pageHref(url, last));
  return { ...query, ...list, faltantes, address: url.pathname + url.search };
}

export default function Imagenes({ loaderData }: Route.ComponentProps) {
  const { q, ubicacion, page, total, imagenes, faltantes, address } = loaderData;
  const url = new URL(address, "http://x");
  const narrowed = q !== "" || ubicacion !== undefined;
  return (
    <>
      <PageTitle titulo="Gestión de Imágenes" texto="Administra las imágenes generales del sitio">
        <Link className="btn btn--tinta" to={fromList(`${path}/nuevo`, url.search)}>
          <Icon of={Plus} />
          Nueva Imagen
        </Link>
      </PageTitle>
      <Faltantes faltantes={faltantes} />
      <section className="bloq" aria-labelledby="lista">
        <header>
          <h2 id="lista">
            Lista de Imágenes <span className="estado">{countOf(total, "imagen", "imágenes")}</span>
          </h2>
          <Loading text="Cargando imágenes..." />
          <SearchForm label="Buscar imágenes" placeholder="Buscar imágenes..." q={q} clear={narrowed ? path : null}>
            <Filter
              name="ubicacion"
              label="Ubicación"
              value={ubicacion ?? TODAS}
              options={[{ value: TODAS, label: "Todas las ubicaciones" }, ...lugares]}
            />
          </SearchForm>
        </header>
        {imagenes.length === 0 ? (
          <Vacio
            titulo={
              narrowed ? "No se encontraron imágenes que coincidan con la búsqueda" : "No hay imágenes registradas"
            }
          />
        ) : (
          <>
            <TablaImagenes imagenes={imagenes} search={url.search} />
            <footer>
              <Pagination
                page={page}
                perPage={imagenesPorPagina}
                total={total}
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
  return <AdminError error={error} titulo="Error al cargar imágenes" />;
}
