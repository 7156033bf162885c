import { isRouteErrorResponse, useLocation } from "react-router";
import { isBorrador } from "~/domain/cuentas/drafts";
import { buttonClass, buttonGroup } from "~/ui/button";
import { Card, CardBody, CardHeader } from "~/ui/card";
import { RequestId } from "~/ui/error/codigo";
import { ScreenTitle } from "./empresa";
import { RecoveredTexts, TextsOfGone } from "~/admin/form/recovered";
import { navEntry } from "./nav";

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error) && typeof error.data === "string" && error.data !== "") return error.data;
  return "Error desconocido";
}

/**
 * Error screen of the back office: the screen does not exist, or could not be loaded (ADM §2: "Error al cargar …" with
 * the message), or somebody deleted the row whose form was sent. It leads to the list that the address is below: going
 * back to what was deleted ends here.
 */
export function AdminError({ error, titulo }: { error: unknown; titulo?: string }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { pathname } = useLocation();
  const above = navEntry(pathname);
  const gone = missing && isBorrador(error.data) ? error.data : null;
  const absent = gone ? "El registro ya no existe" : "Página no encontrada";
  const heading = missing ? absent : (titulo ?? "Error");
  return (
    <Card>
      <ScreenTitle titulo={heading} />
      <CardHeader>
        <h1 className="text-title leading-tight tracking-tight font-stretch-[110%]">{heading}</h1>
      </CardHeader>
      <CardBody>
        <RecoveredTexts anywhere />
        {gone ? (
          <TextsOfGone borrador={gone} />
        ) : (
          <p>{missing ? "El registro ya no existe o la dirección tiene un error." : messageOf(error)}</p>
        )}
        <RequestId error={error} />
        <p className={buttonGroup}>
          {above && above.href !== pathname && (
            <a className={buttonClass()} href={above.href}>
              Ir a {above.nombre}
            </a>
          )}
          <a className={buttonClass()} href="/admin">
            Ir al panel
          </a>
        </p>
      </CardBody>
    </Card>
  );
}

/** Makes the ErrorBoundary of a screen, with its title and the specification's texts. */
export function errorScreen(titulo: string) {
  return ({ error }: { error: unknown }) => <AdminError error={error} titulo={titulo} />;
}
