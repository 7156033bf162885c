import type { ReactNode } from "react";

/** What somebody else saved in a field in the meantime, below what was typed. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <p
      className="border-l-4 border-aviso pl-2.5 in-data-[part=field]:text-sm/normal in-data-[part=field]:text-tinta-600"
      data-part="guardado"
    >
      Guardado por otra persona: {children}
    </p>
  );
}
