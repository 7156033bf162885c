import { Eye, EyeOff, Pencil, Plus } from "lucide-react";
import { Link, redirect } from "react-router";
import { DeleteButton } from "~/admin/delete";
import { AdminError } from "~/admin/error";
import { rowAction } from "~/admin/form.server";
import { Filter, fromList, Loading, SearchForm } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { PostForm } from "~/admin/post-form";
import { productosFilter } from "~/admin/productos-filter";
import { TODAS } from "~/domain/campos";
import { listCategorias } from "~/domain/catalogo.server";
import { productosPorPagina } from "~/domain/productos";
import { listProductos, setVisible } from "~/domain/productos.server";
import { countOf, formatNumber, preview } from "~/domain/texto";
import { Icon } from "~/ui/icon";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount, Pagination } from "~/ui/pagination";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/list";

const path = "/admin/productos";

export async function loader({ url }: Route.LoaderArgs) {
  const query = { ...listQuery(url), ...productosFilter(url) };
  const [{ total, productos }, categorias] = await Promise.all([listProductos(query), listCategorias()]);
  const last = pageCount({ total, perPage: productosPorPagina });
  if (query.page > last) throw redirect(pageHref(url, last));
  return { ...query, total, productos, categorias, address: url.pathname + url.search };
}

export async function action({ request, url }: Route.ActionArgs) {
  return rowAction(request, url, {
    mostrar: async ({ id, revision }) => ({ titulo: "Producto actualizado", texto: `${(await setVisible(id, revision, true)).nombre} está visible` }),
    ocultar: async ({ id, revision }) => ({ titulo: "Producto actualizado", texto: `${(await setVisible(id, revision, false)).nombre} está oculto` }),
  });
}

type Producto = Route.ComponentProps["loaderData"]["productos"][number];

function Fila({ producto, search }: { producto: Producto; search: string }) {
  const { id, codigo, nombre, visible } = producto;
  return (
    <tr>
      <th scope="row" className="cod">
        {codigo}
      </th>
      <td>
        <b>{nombre}</b>
      </td>
      <td data-r="Categoría">{producto.categoria.nombre}</td>
      <td data-r="Subcategoría">{producto.subcategoria.nombre}</td>
      <td data-r="Descripción" className="previa">
        {preview(producto.descripcion) || "-"}
      </td>
      <td data-r="Estado">
        <span className={`estado ${visible ? "estado--ok" : ""}`}>
          <Icon of={visible ? Eye : EyeOff} />
          {visible ? "Visible" : "Oculto"}
        </span>
      </td>
      <td className="acc">
        <div className="btns">
          <PostForm preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="revision" value={producto.revision} />
            <button className="btn btn--ico" name="intent" value={visible ? "ocultar" : "mostrar"} aria-label={`${visible ? "Ocultar" : "Mostrar"} ${codigo}`}>
              <Icon of={visible ? EyeOff : Eye} />
            </button>
          </PostForm>
          <Link className="btn btn--ico" to={fromList(`${path}/${id}`, search)} aria-label={`Editar ${codigo}`}>
            <Icon of={Pencil} />
          </Link>
          <DeleteButton
            icon
            href={fromList(`${path}/${id}/eliminar`, search)}
            question={`¿Está seguro de que desea eliminar el producto "${nombre}"?`}
            submit="Eliminar producto"
            label={`Eliminar ${codigo}`}
          />
        </div>
      </td>
    </tr>
  );
}

export default function Productos({ loaderData }: Route.ComponentProps) {
  const { q, page, total, productos, categorias, address, ...filter } = loaderData;
  const url = new URL(address, "http://x");
  const narrowed = q !== "" || filter.categoria_id || filter.subcategoria_id || filter.estado;
  const subcategorias = categorias.filter(({ id }) => !filter.categoria_id || id === filter.categoria_id).flatMap((categoria) => categoria.subcategorias);
  const choices = (all: string, rows: readonly { id: number; nombre: string }[]) => [
    { value: TODAS, label: all },
    ...rows.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
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
            <Filter name="categoria" label="Categoría" value={String(filter.categoria_id ?? TODAS)} options={choices("Todas las categorías", categorias)} />
            <Filter name="subcategoria" label="Subcategoría" value={String(filter.subcategoria_id ?? TODAS)} options={choices("Todas las subcategorías", subcategorias)} />
            <Filter
              name="estado"
              label="Estado"
              value={filter.estado ?? TODAS}
              options={[
                { value: TODAS, label: "Todos los estados" },
                { value: "visible", label: "Visible" },
                { value: "oculto", label: "Oculto" },
              ]}
            />
          </SearchForm>
        </header>
        {productos.length === 0 ? (
          <Vacio titulo={narrowed ? "No se encontraron productos que coincidan con la búsqueda" : "No hay productos registrados"} />
        ) : (
          <>
            <div className="tabla-caja">
              <table className="apilada" aria-labelledby="lista">
                <thead>
                  <tr>
                    {["Código", "Nombre", "Categoría", "Subcategoría", "Descripción", "Estado", "Acciones"].map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {productos.map((producto) => (
                    <Fila key={producto.id} producto={producto} search={url.search} />
                  ))}
                </tbody>
              </table>
            </div>
            <footer>
              <Pagination page={page} perPage={productosPorPagina} total={total} hrefOf={(to) => pageHref(url, to)} format={formatNumber} />
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
