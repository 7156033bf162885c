import { DeleteButton } from "~/admin/delete/delete";
import { Miniatura } from "~/admin/media/miniatura";
import { formatBytes } from "~/domain/medios/medios";
import type { Route } from "./+types/logo";

/** The current logo of the site, with the link to delete it. */
export function LogoActual({ logo, desde }: Route.ComponentProps["loaderData"]) {
  return (
    <section className="bloq editor" aria-labelledby="actual">
      <header>
        <h2 id="actual">Logo actual</h2>
      </header>
      <div className="in flex flex-wrap items-center gap-x-6 gap-y-4">
        {logo ? (
          <>
            <Miniatura medio={logo.medio} place="logo" />
            <div>
              <p>{logo.medio.nombre}</p>
              <p className="nota">Subido el {desde}</p>
              <p className="nota">
                {formatBytes(logo.medio.bytes)} · {logo.medio.ancho} × {logo.medio.alto}
              </p>
            </div>
            <DeleteButton href={`/admin/logo/${logo.id}/eliminar`} label="Eliminar" />
          </>
        ) : (
          <p>No hay logo: el sitio muestra el nombre de la empresa.</p>
        )}
      </div>
    </section>
  );
}
