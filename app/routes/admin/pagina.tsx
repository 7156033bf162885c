import { Outlet } from "react-router";
import { AdminError } from "~/admin/shell/error";
import type { Route } from "./+types/pagina";

/** A layout between the frame and every screen, so that an error page keeps menu and session. */
export default function Pagina() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />;
}
