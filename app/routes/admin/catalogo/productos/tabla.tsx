import { Eye, EyeOff } from "lucide-react";
import { Tabla } from "~/admin/list/block";
import { RowLinks } from "~/admin/list/row-links";
import { PostButton, PostForm } from "~/admin/form/post-form";
import type { listProductos } from "~/domain/catalogo/productos-list.server";
import { preview } from "~/domain/kernel/text";
import { Icon, IconLabel } from "~/ui/icon";

const path = "/admin/productos";
const columns = ["Código", "Nombre", "Categoría", "Subcategoría", "Descripción", "Estado", "Acciones"];

type Producto = Awaited<ReturnType<typeof listProductos>>["productos"][number];

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
            <PostButton className="btn btn--ico" name="intent" value={visible ? "ocultar" : "mostrar"}>
              <IconLabel of={visible ? EyeOff : Eye} label={`${visible ? "Ocultar" : "Mostrar"} ${codigo}`} />
            </PostButton>
          </PostForm>
          <RowLinks href={`${path}/${id}`} label={codigo} search={search} />
        </div>
      </td>
    </tr>
  );
}

/** The products of a page, with their buttons; `search` is the list's query string, for the way back. */
export function TablaProductos({ productos, search }: { productos: readonly Producto[]; search: string }) {
  return (
    <Tabla columns={columns} previa="Descripción">
      {productos.map((producto) => (
        <Fila key={producto.id} producto={producto} search={search} />
      ))}
    </Tabla>
  );
}
