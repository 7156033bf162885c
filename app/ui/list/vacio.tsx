import type { ReactNode } from "react";

/** Message of an empty list, with the next step. */
export function Vacio({ titulo, children }: { titulo: string; children?: ReactNode }) {
  return (
    <div
      className="grid justify-items-center gap-3 border border-dashed border-tinta-400 bg-papel px-5 py-12 text-center"
      data-part="empty"
    >
      <span
        className="relative size-18 rounded-full border-line border-dashed border-tinta-500 bg-(image:--eje) bg-size-[130%_1px] bg-center bg-no-repeat"
        aria-hidden="true"
      />
      <p className="h3">{titulo}</p>
      {children}
    </div>
  );
}
