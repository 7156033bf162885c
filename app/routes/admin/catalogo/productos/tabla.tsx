import { Eye, EyeOff } from "lucide-react";
import { Previa, Tabla } from "~/admin/list/block";
import { RowCell } from "~/admin/list/row-links";
import type { ListPage } from "~/admin/form/rows.server";
import { PostButton, PostForm } from "~/admin/form/post-form";
import type { listProductos } from "~/domain/catalogo/productos-list.server";
import { iconButton } from "~/ui/button";
import { Visible } from "~/ui/badge";
import { IconLabel } from "~/ui/icon";
import { codeCell } from "~/ui/list/table";

const path = "/admin/productos";
const columns = ["Código", "Nombre", "Categoría", "Subcategoría", "Descripción", "Estado", "Acciones"];

type Producto = Awaited<ReturnType<typeof listProductos>>["productos"][number];

function Fila({ producto, list }: { producto: Producto; list: ListPage }) {
  const { id, codigo, nombre, visible } = producto;
  return (
    <tr>
      <th scope="row" className={codeCell}>
        {codigo}
      </th>
      <td>
        <b>{nombre}</b>
      </td>
      <td data-r="Categoría">{producto.categoria.nombre}</td>
      <td data-r="Subcategoría">{producto.subcategoria.nombre}</td>
      <Previa de="Descripción">{producto.descripcion}</Previa>
      <td data-r="Estado">
        <Visible on={visible} si="Visible" no="Oculto" />
      </td>
      <RowCell path={path} id={id} label={codigo} list={list}>
        <PostForm preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="revision" value={producto.revision} />
          <PostButton className={iconButton} name="intent" value={visible ? "ocultar" : "mostrar"}>
            <IconLabel of={visible ? EyeOff : Eye} label={`${visible ? "Ocultar" : "Mostrar"} ${codigo}`} />
          </PostButton>
        </PostForm>
      </RowCell>
    </tr>
  );
}

/** The products of a page, with their buttons. */
export function TablaProductos({ productos, list }: { productos: readonly Producto[]; list: ListPage }) {
  return (
    <Tabla columns={columns} previa="Descripción">
      {productos.map((producto) => (
        <Fila key={producto.id} producto={producto} list={list} />
      ))}
    </Tabla>
  );
}
