import type { DragEvent } from "react";
import { useHydrated } from "~/admin/shell/hydrated";

/** How rows are put in order: by dragging only where there are scripts and a mouse, by the arrows everywhere. */
export function DragHint({ drag, arrows }: { drag: string; arrows: string }) {
  if (!useHydrated()) return arrows;
  return (
    <>
      <span className="pointer-coarse:hidden">{drag}</span>
      <span className="not-pointer-coarse:hidden">{arrows}</span>
    </>
  );
}

/** Begins to drag a row by its handle: its picture is the whole row. Only the handle is dragged, so that texts can be marked. */
export function startDrag(event: DragEvent, id: number): void {
  const row = event.currentTarget.closest("li, tr");
  if (row) event.dataTransfer.setDragImage(row, 16, 16);
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", String(id));
}
