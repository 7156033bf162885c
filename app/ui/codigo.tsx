import { isRouteErrorResponse, useRouteLoaderData } from "react-router";

function idIn(data: unknown): string | null {
  return typeof data === "object" && data !== null && "solicitud" in data ? String(data.solicitud) : null;
}

/** By what a fault is found in the log: the id of the request. Nothing for what is no fault of the site. */
export function Codigo({ error }: { error: unknown }) {
  const root: unknown = useRouteLoaderData("root");
  if (isRouteErrorResponse(error) && error.status < 500) return null;
  // What fails before the loaders run tells it itself.
  const id = idIn(root) ?? (isRouteErrorResponse(error) ? idIn(error.data) : null);
  if (id === null) return null;
  return (
    <p className="nota">
      Si el problema continúa, indíquenos este código: <code>{id}</code>
    </p>
  );
}
