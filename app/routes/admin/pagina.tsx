import { Outlet, useParams } from "react-router";
import { AdminError } from "~/admin/shell/error";
import type { Route } from "./+types/pagina";

/**
 * A layout between the frame and every screen, so that an error page keeps menu and session. Each row has a screen of its
 * own: going on from one to another, an editor would keep the first one's texts and save them as the second's.
 */
export default function Pagina() {
  const { id = "nuevo" } = useParams();
  return <Outlet key={id} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />;
}
