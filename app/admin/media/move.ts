import { inOrder, moveId } from "~/domain/kernel/order";

/** The files with one of them moved to a position (0-based, limited to the list). */
export function moveItem<T extends { id: number }>(items: readonly T[], id: number, position: number): T[] {
  const ids = items.map((item) => item.id);
  return inOrder(moveId(ids, id, position) ?? ids, items);
}
