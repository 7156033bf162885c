import { DeleteButton } from "~/admin/delete/delete";
import { Miniatura } from "~/admin/media/miniatura";
import { formatBytes } from "~/domain/medios/medios";
import type { Route } from "./+types/logo";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";

/** The current logo of the site, with the link to delete it. */
export function LogoActual({ logo, desde }: Route.ComponentProps["loaderData"]) {
  return (
    <Card narrow aria-labelledby="actual">
      <CardHeader>
        <CardTitle id="actual">Logo actual</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-wrap items-center gap-x-6 gap-y-4">
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
      </CardBody>
    </Card>
  );
}
