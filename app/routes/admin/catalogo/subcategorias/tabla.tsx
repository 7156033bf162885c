import { minor, Previa, Tabla } from "~/admin/list/table";
import { RowCell, RowLink, rowHref } from "~/admin/list/row-links";
import type { ListPage } from "~/admin/form/rows.server";
import type { listSubcategorias } from "~/domain/catalogo/subcategorias-list.server";
import { cx } from "~/ui/cx";

const path = "/admin/subcategorias";
const columns = ["Nombre", "Categoría", "Slug", "Descripción", "Imágenes", "Acciones"];

type Subcategoria = Awaited<ReturnType<typeof listSubcategorias>>["subcategorias"][number];

function Fila({ subcategoria, list }: { subcategoria: Subcategoria; list: ListPage }) {
  const { id, nombre, categoria, slug, descripcion, medios } = subcategoria;
  return (
    <tr>
      <th scope="row">
        <RowLink to={rowHref(path, id, list)}>{nombre}</RowLink>
      </th>
      <td data-r="Categoría">{categoria.nombre}</td>
      <td data-r="Slug" className={cx("mono", minor)}>
        {slug}
      </td>
      <Previa>{descripcion}</Previa>
      <td data-r="Imágenes">{medios}</td>
      <RowCell path={path} id={id} label={`${nombre} de ${categoria.nombre}`} list={list} />
    </tr>
  );
}

/** The subcategories of a page, with their buttons. */
export function TablaSubcategorias({
  subcategorias,
  list,
}: {
  subcategorias: readonly Subcategoria[];
  list: ListPage;
}) {
  return (
    <Tabla columns={columns} previa="Descripción" menor="Slug">
      {subcategorias.map((subcategoria) => (
        <Fila key={subcategoria.id} subcategoria={subcategoria} list={list} />
      ))}
    </Tabla>
  );
}
