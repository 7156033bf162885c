import { ArrowDown, ArrowUp, GripVertical } from "lucide";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { iconButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon, IconLabel } from "~/ui/icon";
import { useAdmin } from "~/admin/shell/admin";
import { useHydrated } from "~/admin/shell/hydrated";
import { PostButton, PostForm, useSaving } from "~/admin/form/post-form";
import { giveFocus } from "~/admin/form/use-pressed";
import { startDrag } from "./dragging";

interface Move {
  id: number;
  posicion: number;
}

/**
 * A list the user can reorder: `firma` is the list hash of the order shown, `action` the address moves are posted to.
 */
export interface Reorder {
  firma: string;
  action: string;
  total: number;
  /** Position where the dragged row would land. */
  over: number | null;
  dragged: Move | null;
  setDragged: (row: Move | null) => void;
  setOver: (posicion: number | null) => void;
  drop: (posicion: number) => void;
}

/**
 * State for reordering a list. The up and down buttons are plain forms; with JavaScript, dragging a row by its handle
 * posts the same form.
 */
export function useReorder(firma: string, action: string, total: number): Reorder {
  const [dragged, setDragged] = useState<Move | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const { csrf } = useAdmin();
  const submit = useSubmit();
  const saving = useSaving();
  const drop = (posicion: number) => {
    if (dragged && dragged.posicion !== posicion && !saving) {
      const move = { csrf, intent: "mover", firma, id: String(dragged.id), posicion: String(posicion) };
      void submit(move, { method: "post", action, preventScrollReset: true });
    }
    setDragged(null);
    setOver(null);
  };
  return { firma, action, total, over, dragged, setDragged, setOver, drop };
}

const before = cx("[box-shadow:inset_0_3px_var(--color-minio-600)]");
const after = cx("[box-shadow:inset_0_-3px_var(--color-minio-600)]");

/** Props that make a list element a drop target, with a line where the dragged row would land. */
export function dropTarget({ dragged, over, setOver, drop }: Reorder, posicion: number) {
  const target = dragged !== null && dragged.posicion !== posicion && over === posicion;
  return {
    className: target ? (dragged.posicion < posicion ? after : before) : undefined,
    "data-part": target ? "target" : undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (over !== posicion) setOver(posicion);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop(posicion);
    },
  };
}

interface RowProps extends Move {
  list: Reorder;
}

/** In a table's cell the handle stands beside the number, in a list's row above it where there is room. */
const handle = cx(
  "relative z-1 inline-flex min-h-6 items-center gap-1.5 font-mono text-sm text-tinta-600",
  "in-[ol]:place-items-center in-[ol]:self-center in-[ol]:text-tinta-500 max-md:in-[ol]:flex max-md:in-[ol]:gap-2 max-md:in-[ol]:justify-self-start md:in-[ol]:grid",
);

/** The number of a row; with JavaScript also its drag handle. */
export function Handle({ list, id, posicion }: RowProps) {
  const hydrated = useHydrated();
  const start = (event: DragEvent) => {
    startDrag(event, id);
    list.setDragged({ id, posicion });
  };
  const end = () => {
    list.setDragged(null);
    list.setOver(null);
  };
  return (
    <span
      className={cx(handle, hydrated && "cursor-grab")}
      data-part="handle"
      draggable={hydrated || undefined}
      onDragStart={start}
      onDragEnd={end}
    >
      {hydrated && (
        <span className="pointer-coarse:hidden">
          <Icon of={GripVertical} />
        </span>
      )}
      {posicion + 1}
    </span>
  );
}

/** The buttons 'Subir' and 'Bajar' of a row; after a move the focus stays on the moved row. */
export function MoveButtons({ list, id, posicion, label }: RowProps & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ name: string; from: Element | null }>(null);
  const busy = useSaving();
  useEffect(() => {
    if (!box.current || !pressed.current || busy) return;
    const { name, from } = pressed.current;
    pressed.current = null;
    const open = [...box.current.querySelectorAll("button")].filter((button) => !button.disabled);
    giveFocus(open.find(({ dataset }) => dataset.mueve === name) ?? open[0], from);
  }, [busy]);
  const button = (name: "subir" | "bajar", to: number) => {
    const text = `${name === "subir" ? "Subir" : "Bajar"} ${label}`;
    return (
      <PostForm
        action={list.action}
        preventScrollReset
        onSubmit={() => {
          pressed.current = { name, from: document.activeElement };
        }}
      >
        <input type="hidden" name="intent" value="mover" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="firma" value={list.firma} />
        <input type="hidden" name="posicion" value={to} />
        <PostButton className={iconButton} title={text} data-mueve={name} disabled={to < 0 || to >= list.total}>
          <IconLabel of={name === "subir" ? ArrowUp : ArrowDown} label={text} />
        </PostButton>
      </PostForm>
    );
  };
  return (
    <div className="flex gap-1.5 print:hidden" ref={box}>
      {button("subir", posicion - 1)}
      {button("bajar", posicion + 1)}
    </div>
  );
}
