import type { ReactNode } from "react";

/** Title of a screen, one line of explanation, and the main button. */
export function PageTitle({ titulo, texto, children }: { titulo: string; texto?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4" data-part="title">
      <title>{`${titulo} - GED Autopartes`}</title>
      <div>
        <h1 className="text-[clamp(1.625rem,1.3rem+1.2vw,2.25rem)] leading-[1.1] tracking-[-0.025em] font-stretch-[110%]">
          {titulo}
        </h1>
        {texto && <p className="mt-[0.3rem] text-tinta-600">{texto}</p>}
      </div>
      {children}
    </div>
  );
}
