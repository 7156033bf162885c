import { Outlet } from "react-router";
import { SiteError } from "~/site/frame/no-encontrado";
import type { Route } from "./+types/pagina";

/** Stands between the shell and every page, so that an error keeps header and footer. */
export default function Pagina() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
