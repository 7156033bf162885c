import { Pencil, Plus } from "lucide-react";
import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete";
import { AdminError } from "~/admin/error";
import { fromList, Loading, SearchForm } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { searchCategorias } from "~/domain/categorias.server";
import { countOf, preview } from "~/domain/texto";
import { Icon, IconLabel } from "~/ui/icon";
import { listQuery } from "~/ui/list-query";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";

const path = "/admin/categorias";

export async function loader({ url }: Route.LoaderArgs) {
  const { q } = listQuery(url);
  return { q, categorias: await searchCategorias(q), search: url.search };
}

export default function Categorias({ loaderData }: Route.ComponentProps) {
  const { q, categorias, search } = loaderData;
  return (
    <>
      <PageTitle titulo="Gestión de Categorías" texto="Administra las categorías y subcategorías del catálogo">
        <Link className="btn btn--tinta" to={fromList(`${path}/nuevo`, search)}>
          <Icon of={Plus} />
          Nueva Categoría
        </Link>
      </PageTitle>
      <section className="bloq" aria-labelledby="lista">
        <header>
          <h2 id="lista">
            Lista de Categorías <span className="estado">{countOf(categorias.length, "categoría", "categorías")}</span>
          </h2>
          <Loading text="Cargando categorías..." />
          <SearchForm label="Buscar categorías" placeholder="Buscar categorías..." q={q} clear={q ? path : null} />
        </header>
        {categorias.length === 0 ? (
          <Vacio
            titulo={q ? "No se encontraron categorías que coincidan con la búsqueda" : "No hay categorías registradas"}
          />
        ) : (
          <div className="tabla-caja">
            <table className="apilada" aria-labelledby="lista">
              <thead>
                <tr>
                  {["Nombre", "Descripción", "Imágenes", "Acciones"].map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {categorias.map(({ id, nombre, descripcion, _count }) => (
                  <tr key={id}>
                    <th scope="row">
                      <b>{nombre}</b>
                    </th>
                    <td data-r="Descripción">{preview(descripcion) || "-"}</td>
                    <td data-r="Imágenes">{_count.medios}</td>
                    <td className="acc">
                      <div className="btns">
                        <Link className="btn btn--ico" to={fromList(`${path}/${id}`, search)}>
                          <IconLabel of={Pencil} label={`Editar ${nombre}`} />
                        </Link>
                        <DeleteButton
                          icon
                          href={fromList(`${path}/${id}/eliminar`, search)}
                          question={`¿Está seguro de que desea eliminar la categoría "${nombre}"?`}
                          submit="Eliminar categoría"
                          label={`Eliminar ${nombre}`}
                        />
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} titulo="Error al cargar categorías" />;
}
