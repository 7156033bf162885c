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
