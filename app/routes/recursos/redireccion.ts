import { redirect } from "react-router";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import type { Route } from "./+types/redireccion";

/**
 * Redirects /inicio to the home page (DEC 12), and /productos and /producto alone to the catalogue (DEC 1).
 */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(url.pathname.toLowerCase().startsWith("/inicio") ? "/" : catalogoHref, 301);
}
