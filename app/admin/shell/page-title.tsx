import type { ReactNode } from "react";

/** Title of a screen, one line of explanation, and the main button. */
export function PageTitle({ titulo, texto, children }: { titulo: string; texto?: string; children?: ReactNode }) {
  return (
    <div className="tit">
      <title>{`${titulo} - GED Autopartes`}</title>
      <div>
        <h1>{titulo}</h1>
        {texto && <p>{texto}</p>}
      </div>
      {children}
    </div>
  );
}
