import type { ReactNode } from "react";

/** Message of an empty list, with the next step. */
export function Vacio({ titulo, children }: { titulo: string; children?: ReactNode }) {
  return (
    <div className="vacio" data-part="empty">
      <span className="cruz" aria-hidden="true" />
      <p className="h3">{titulo}</p>
      {children}
    </div>
  );
}
