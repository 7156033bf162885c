import type { ReactNode } from "react";

/** What somebody else saved in a field in the meantime, below what was typed. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <p className="ayuda border-l-4 border-aviso pl-[0.6rem]" data-part="guardado">
      Guardado por otra persona: {children}
    </p>
  );
}
