import { Plus } from "lucide-react";
import { Link, redirect } from "react-router";
import { AdminError } from "~/admin/error";
import { rowAction } from "~/admin/form.server";
import { fromList, Loading, SearchForm } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { productosFilter, ProductosFilters } from "~/admin/productos-filter";
import { listCategorias } from "~/domain/catalogo.server";
import { productosPorPagina } from "~/domain/productos";
import { setVisible } from "~/domain/productos.server";
import { listProductos } from "~/domain/productos-lista.server";
import { countOf, formatNumber } from "~/domain/texto";
import { Icon } from "~/ui/icon";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";
import { TablaProductos } from "./tabla";

const path = "/admin/productos";

export async function loader({ url }: Route.LoaderArgs) {
  const query = { ...listQuery(url), ...productosFilter(url) };
  const [{ total, productos }, categorias] = await Promise.all([listProductos(query), listCategorias()]);
  const last = pageCount({ total, perPage: productosPorPagina });
  if (query.page > last) throw redirect(pageHref(url, last));
  return { ...query, total, productos, categorias, address: url.pathname + url.search };
}

export async function action({ request, url }: Route.ActionArgs) {
  return rowAction(request, url, "No se pudo actualizar el producto. Inténtalo de nuevo.", {
    mostrar: async ({ id, revision }) => ({
      titulo: "Producto actualizado",
      texto: `${(await setVisible(id, revision, true)).nombre} está visible`,
    }),
    ocultar: async ({ id, revision }) => ({
      titulo: "Producto actualizado",
      texto: `${(await setVisible(id, revision, false)).nombre} está oculto`,
    }),
  });
}

export default function Productos({ loaderData }: Route.ComponentProps) {
  const { q, page, total, productos, categorias, address, ...filter } = loaderData;
  const url = new URL(address, "http://x");
  const narrowed = q !== "" || filter.categoria_id || filter.subcategoria_id || filter.estado;
  return (
    <>
      <PageTitle titulo="Gestión de Productos" texto="Administra todos los productos del catálogo">
        <Link className="btn btn--tinta" to={fromList(`${path}/nuevo`, url.search)}>
          <Icon of={Plus} />
          Nuevo Producto
        </Link>
      </PageTitle>
      <section className="bloq" aria-labelledby="lista">
        <header>
          <h2 id="lista">
            Lista de Productos <span className="estado">{countOf(total, "producto", "productos")}</span>
          </h2>
          <Loading text="Cargando productos..." />
          <SearchForm label="Buscar productos" placeholder="Buscar productos..." q={q} clear={narrowed ? path : null}>
            <ProductosFilters categorias={categorias} filter={filter} />
          </SearchForm>
        </header>
        {productos.length === 0 ? (
          <Vacio
            titulo={
              narrowed ? "No se encontraron productos que coincidan con la búsqueda" : "No hay productos registrados"
            }
          />
        ) : (
          <>
            <TablaProductos productos={productos} search={url.search} />
            <footer>
              <Pagination
                page={page}
                perPage={productosPorPagina}
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
  return <AdminError error={error} titulo="Error al cargar productos" />;
}
