import { ExternalLink, Eye, EyeOff, MoveRight, Trash2 } from "lucide";
import { RowCell, RowLink, rowHref } from "~/admin/list/row-links";
import { MarkCell, type MarkedRow, markedRows, type Marks, MarksBar, MarksButton } from "~/admin/list/marks";
import { Excerpt, line, listBox, rows } from "~/admin/list/table";
import { Miniatura, SinFoto } from "~/admin/media/miniatura";
import type { ListPage } from "~/admin/form/rows.server";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { productoHref } from "~/domain/catalogo/hrefs";
import { areMarkable } from "~/domain/catalogo/listas";
import type { listProductos } from "~/domain/catalogo/productos-list.server";
import { preview } from "~/domain/kernel/text";
import { iconButton } from "~/ui/button";
import { Visible } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { Icon, IconLabel } from "~/ui/icon";
import { codeCell, Table } from "~/ui/list/table";

const path = "/admin/productos";

type Producto = Awaited<ReturnType<typeof listProductos>>["productos"][number];

/** Pictures need room: a phone's rows have it, and wide screens. */
const picture = cx("pr-0! sm:max-xl:hidden");
/** On a phone a row is a card: mark, picture, code and name, then where it belongs, then its state. */
const card = cx(
  "max-2xs:filas:gap-x-2 stacked:filas:grid-cols-[2rem_4rem_minmax(0,1fr)_auto] stacked:filas:gap-x-3",
  "stacked:[&_tbody>tr>:is(:nth-child(3),:nth-child(4),:nth-child(6))]:col-span-2 stacked:[&_tbody>tr>:nth-child(-n+2)]:row-span-2",
  "stacked:[&_tbody>tr>:nth-child(5)]:col-[2/-1] stacked:[&_tbody>tr>:nth-child(6)]:col-start-2",
  "stacked:[&_tbody>tr>:last-child]:p-0! stacked:[&_tbody>tr>:nth-child(n+6)]:self-center",
);

interface Shown {
  list: ListPage;
  marks: Marks;
}

function Fila({ producto, list, marks }: Shown & { producto: Producto }) {
  const { id, codigo, nombre, descripcion, visible, medio, categoria, subcategoria } = producto;
  return (
    <tr>
      <MarkCell row={producto} label={codigo} marks={marks} />
      <td className={picture}>{medio ? <Miniatura medio={medio} place="fila" /> : <SinFoto />}</td>
      <th scope="row" className={codeCell}>
        {codigo}
      </th>
      <td className="sm:max-xl:w-full">
        <RowLink to={rowHref(path, id, list)}>{nombre}</RowLink>
        <Excerpt>{preview(descripcion)}</Excerpt>
      </td>
      <td className="text-sm leading-snug">
        <span className="text-tinta-600 sm:block">{categoria.nombre}</span> <span className="sm:hidden">› </span>
        {subcategoria.nombre}
      </td>
      <td>
        <Visible on={visible} si="Visible" no="Oculto" />
      </td>
      <RowCell path={path} id={id} label={codigo} list={list}>
        <VisibleForm {...producto} />
        {visible ? (
          <a
            className={cx(iconButton, "max-xl:hidden")}
            href={productoHref(categoria, subcategoria, producto)}
            title={`Ver ${codigo} en el sitio`}
          >
            <IconLabel of={ExternalLink} label={`Ver ${codigo} en el sitio`} />
          </a>
        ) : (
          <span className="w-10 max-xl:hidden" />
        )}
      </RowCell>
    </tr>
  );
}

/** The button that shows or hides a product. */
function VisibleForm({ id, codigo, visible, revision }: Pick<Producto, "id" | "codigo" | "visible" | "revision">) {
  const label = `${visible ? "Ocultar" : "Mostrar"} ${codigo}`;
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <PostButton className={iconButton} title={label} name="intent" value={visible ? "ocultar" : "mostrar"}>
        <IconLabel of={visible ? EyeOff : Eye} label={label} />
      </PostButton>
    </PostForm>
  );
}

interface TablaProductosProps extends Shown {
  productos: readonly Producto[];
  /** How many the list has; null: too many to be counted. */
  cuantos: number | null;
  /** Marked products of other pages. */
  others: readonly MarkedRow[];
}

/** The products of a page, with their buttons. */
export function TablaProductos({ productos, cuantos, others, ...shown }: TablaProductosProps) {
  const head = (
    <>
      <th scope="col" className="print:hidden">
        <span className="oculto">Marcar</span>
      </th>
      <th scope="col" className={picture}>
        <span className="oculto">Foto</span>
      </th>
      {["Código", "Nombre y descripción", "Categoría y subcategoría", "Estado", "Acciones"].map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </>
  );
  // Whoever marked a whole list does not see all that changes.
  const asks = others.length > 0 ? "preguntar-" : "";
  return (
    <>
      <div className={listBox}>
        <Table label="lista" className={line} rows={cx(rows, card, markedRows)} head={head}>
          {productos.map((producto) => (
            <Fila key={producto.id} producto={producto} {...shown} />
          ))}
        </Table>
      </div>
      <MarksBar {...{ ...shown, others }} all={areMarkable(cuantos) ? cuantos : null} count={productos.length}>
        <MarksButton intent={`${asks}mostrar`}>
          <Icon of={Eye} />
          Mostrar
        </MarksButton>
        <MarksButton intent={`${asks}ocultar`}>
          <Icon of={EyeOff} />
          Ocultar
        </MarksButton>
        <MarksButton intent="preguntar-mover">
          <Icon of={MoveRight} />
          Mover
        </MarksButton>
        <MarksButton intent="preguntar-eliminar" danger>
          <Icon of={Trash2} />
          Eliminar
        </MarksButton>
      </MarksBar>
    </>
  );
}
