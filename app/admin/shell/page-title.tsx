import type { ReactNode } from "react";

/** Title of a screen, one line of explanation, and the main button. */
export function PageTitle({ titulo, texto, children }: { titulo: string; texto?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4" data-part="title">
      <title>{`${titulo} - GED Autopartes`}</title>
      <div>
        <h1 className="text-title leading-tight tracking-tight font-stretch-[110%]">{titulo}</h1>
        {texto && <p className="mt-1 text-tinta-600">{texto}</p>}
      </div>
      {children}
    </div>
  );
}
