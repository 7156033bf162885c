import { isRouteErrorResponse, useRouteLoaderData } from "react-router";

/** By what a fault is found in the log: the id of the request. Nothing for what is no fault of the site. */
export function Codigo({ error }: { error: unknown }) {
  const root: unknown = useRouteLoaderData("root");
  if (isRouteErrorResponse(error) && error.status < 500) return null;
  if (typeof root !== "object" || root === null || !("solicitud" in root)) return null;
  return (
    <p className="nota">
      Si el problema continúa, indíquenos este código: <code>{String(root.solicitud)}</code>
    </p>
  );
}
