import { Outlet } from "react-router";
import { SiteError } from "~/site/frame/no-encontrado";
import type { Route } from "./+types/pagina";

/** A layout between the frame and every page, so that an error page keeps header and footer. */
export default function Pagina() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
