import { data, useLocation } from "react-router";
import { navEntry } from "~/admin/nav";
import { PageTitle } from "~/admin/page-title";
import type { Route } from "./+types/pendiente";

/** Screens of the menu that cannot be used yet say so; any other address is a 404 of the back office (decision 1). */
export function loader({ url }: Route.LoaderArgs) {
  if (!navEntry(url.pathname)) throw data("No encontrado", { status: 404 });
  return null;
}

export default function Pendiente() {
  const entry = navEntry(useLocation().pathname);
  return (
    <>
      <PageTitle titulo={entry?.nombre ?? ""} />
      <div className="aviso aviso--info">
        <div>
          <b>Esta pantalla todavía no está disponible</b>
          Lo que muestra el sitio público en esta parte no se puede cambiar desde aquí por ahora.
        </div>
      </div>
    </>
  );
}
