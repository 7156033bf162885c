import { Tabla } from "~/admin/list/block";
import { RowLinks } from "~/admin/list/row-links";
import type { listSubcategorias } from "~/domain/catalogo/subcategorias-list.server";
import { preview } from "~/domain/kernel/text";

const path = "/admin/subcategorias";
const columns = ["Nombre", "Categoría", "Slug", "Descripción", "Imágenes", "Acciones"];

type Subcategoria = Awaited<ReturnType<typeof listSubcategorias>>["subcategorias"][number];

function Fila({ subcategoria, search }: { subcategoria: Subcategoria; search: string }) {
  const { id, nombre, categoria, slug, descripcion, medios } = subcategoria;
  const what = `${nombre} de ${categoria.nombre}`;
  return (
    <tr>
      <th scope="row">
        <b>{nombre}</b>
      </th>
      <td data-r="Categoría">{categoria.nombre}</td>
      <td data-r="Slug" className="mono">
        {slug}
      </td>
      <td data-r="Descripción" className="previa">
        {preview(descripcion) || "-"}
      </td>
      <td data-r="Imágenes">{medios}</td>
      <td className="acc">
        <div className="btns">
          <RowLinks href={`${path}/${id}`} label={what} search={search} />
        </div>
      </td>
    </tr>
  );
}

/** The subcategories of a page, with their buttons; `search` is the list's query string, for the way back. */
export function TablaSubcategorias({
  subcategorias,
  search,
}: {
  subcategorias: readonly Subcategoria[];
  search: string;
}) {
  return (
    <Tabla columns={columns} previa="Descripción">
      {subcategorias.map((subcategoria) => (
        <Fila key={subcategoria.id} subcategoria={subcategoria} search={search} />
      ))}
    </Tabla>
  );
}
