import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete";
import { fromList } from "~/admin/list";
import type { listSubcategorias } from "~/domain/subcategorias-lista.server";
import { preview } from "~/domain/texto";
import { IconLabel } from "~/ui/icon";

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
          <Link className="btn btn--ico" to={fromList(`${path}/${id}`, search)}>
            <IconLabel of={Pencil} label={`Editar ${what}`} />
          </Link>
          <DeleteButton
            icon
            href={fromList(`${path}/${id}/eliminar`, search)}
            question={`¿Está seguro de que desea eliminar la subcategoría "${nombre}"?`}
            submit="Eliminar subcategoría"
            label={`Eliminar ${what}`}
          />
        </div>
      </td>
    </tr>
  );
}

/** The subcategories of a page, with their buttons; `search` is the list's own, to come back to. */
export function TablaSubcategorias({
  subcategorias,
  search,
}: {
  subcategorias: readonly Subcategoria[];
  search: string;
}) {
  return (
    <div className="tabla-caja">
      <table className="apilada" aria-labelledby="lista">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === "Descripción" ? "previa" : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subcategorias.map((subcategoria) => (
            <Fila key={subcategoria.id} subcategoria={subcategoria} search={search} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
