import type { ReactNode } from "react";
import type { Words } from "~/domain/kernel/words";
import { ListBlock } from "./block";
import { Tabla } from "./table";
import { dropTarget, Handle, MoveButtons, useReorder } from "./reorder";
import { RowCell, RowLink, rowHref } from "./row-links";
import type { ListPage } from "~/admin/form/rows.server";

interface EntityListProps<R> {
  /** These four are what `listLoader` returns. */
  filas: readonly R[];
  first: number;
  firma: string;
  list: ListPage;
  words: Pick<Words, "path" | "nombres" | "lista">;
  /** The columns between the row's place and its buttons. */
  columns: readonly string[];
  /** The column hidden on narrow screens. */
  previa?: string;
  /** A column of little weight; its cells are `minor`. */
  menor?: string;
  /** The text by which staff recognise a row, in the labels of its buttons. */
  title: (fila: R) => string;
  /** Rows are moved by buttons, and by dragging; the route's action is a `moveAction`. */
  movable?: boolean;
  /** The link an empty list shows, where the link to a new row stands elsewhere than beside the list's title. */
  primero?: ReactNode;
  /** The cells of a row; `open` makes the link to its editor of its name. */
  children: (fila: R, open: (name: string) => ReactNode) => ReactNode;
}

/** The list of an entity: its rows with their place, their links to edit and delete, and the buttons to move them. */
export function EntityList<R extends { id: number; orden: number }>(props: EntityListProps<R>) {
  const { filas, first, firma, list, words, columns, previa, menor, title, movable, primero, children } = props;
  const order = useReorder(firma, list.address, list.total);
  return (
    <ListBlock {...words.lista} list={list} nuevo={primero ? undefined : words} primero={primero}>
      <Tabla columns={["Orden", ...columns, "Acciones"]} previa={previa} menor={menor}>
        {filas.map((fila, index) => {
          const { id, orden } = fila;
          const place = { list: order, id, posicion: first + index };
          return (
            <tr key={id} {...(movable && dropTarget(order, place.posicion))}>
              <td data-r="Orden">{movable ? <Handle {...place} /> : orden}</td>
              {children(fila, (name) => (
                <RowLink to={rowHref(words.path, id, list)}>{name}</RowLink>
              ))}
              <RowCell path={words.path} id={id} label={title(fila)} list={list}>
                {movable && <MoveButtons {...place} label={title(fila)} />}
              </RowCell>
            </tr>
          );
        })}
      </Tabla>
    </ListBlock>
  );
}
