import { buttonClass } from "~/ui/button";
import { isRouteErrorResponse } from "react-router";
import { RequestId } from "./codigo";

/** Title and text of an error that leaves no page, from the server when it sent any. */
function said(error: unknown): { titulo: string; texto: string } {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof data === "object" && data !== null && "titulo" in data && "texto" in data)
    return { titulo: String(data.titulo), texto: String(data.texto) };
  return { titulo: "Error", texto: "Ocurrió un error. Intente de nuevo en unos minutos." };
}

/** Error screen without the frame of a page, for when that cannot be shown either. */
export function BareError({ error }: { error: unknown }) {
  const { titulo, texto } = said(error);
  return (
    <main className="wrap py-20">
      <title>{titulo}</title>
      <h1 className="h1">{titulo}</h1>
      <div className="mt-4 grid gap-3">
        <p className="lead">{texto}</p>
        <RequestId error={error} />
      </div>
      <p className="mt-6">
        <a className={buttonClass({ size: "lg" })} href="/">
          Volver al inicio
        </a>
      </p>
    </main>
  );
}
