import type { DragEvent } from "react";

/** Begins to drag a row by its handle: its picture is the whole row. Only the handle is dragged, so that texts can be marked. */
export function startDrag(event: DragEvent, id: number): void {
  const row = event.currentTarget.closest("li, tr");
  if (row) event.dataTransfer.setDragImage(row, 16, 16);
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", String(id));
}
