import { redirect } from "react-router";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import type { Route } from "./+types/redireccion";

/** /inicio is the home page (decision 12); /productos and /producto alone lead to the catalogue (decision 1). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(url.pathname.toLowerCase().startsWith("/inicio") ? "/" : catalogoHref, 301);
}
