import { isRouteErrorResponse, useRouteLoaderData } from "react-router";

function idIn(data: unknown): string | null {
  return typeof data === "object" && data !== null && "solicitud" in data ? String(data.solicitud) : null;
}

/** Shows the request id, by which a server error is found in the log; nothing for errors below 500. */
export function RequestId({ error }: { error: unknown }) {
  const root: unknown = useRouteLoaderData("root");
  if (isRouteErrorResponse(error) && error.status < 500) return null;
  // An error before the loaders run carries the request id itself.
  const id = idIn(root) ?? (isRouteErrorResponse(error) ? idIn(error.data) : null);
  if (id === null) return null;
  return (
    <p className="nota">
      Si el problema continúa, indíquenos este código: <code>{id}</code>
    </p>
  );
}
