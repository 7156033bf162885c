import { Info } from "lucide-react";
import { moveAction } from "~/admin/form/rows.server";
import { dropTarget, Handle, MoveButtons, useReorder } from "~/admin/list/reorder";
import { NewLink } from "~/admin/list/row-links";
import { ubicaciones } from "~/domain/paginas/ubicaciones.server";
import { Visible } from "~/ui/badge";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";
import { Note } from "~/ui/note";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/orden";
import { ubicacionesWords as words } from "~/domain/paginas/ubicaciones";

export async function loader() {
  return ubicaciones.list();
}

export const action = moveAction(ubicaciones);

export default function OrdenUbicaciones({ loaderData }: Route.ComponentProps) {
  const { filas, firma } = loaderData;
  const order = useReorder(firma, `${words.path}/orden`, filas.length);
  return (
    <Card aria-labelledby="lista">
      <CardHeader>
        <CardTitle id="lista">Orden de las Ubicaciones</CardTitle>
      </CardHeader>
      {filas.length === 0 ? (
        <Vacio titulo={words.lista.vacio}>
          <p>{words.lista.ayuda}</p>
          <NewLink path={words.path} text={words.nombres.nuevo} />
        </Vacio>
      ) : (
        <CardBody>
          <Note tone="info" icon={Info}>
            El orden que ve aquí es exactamente el que muestra el sitio público.
          </Note>
          <ol className="filas filas--orden">
            {filas.map(({ id, nombre, ciudad, visible }, index) => (
              <li key={id} {...dropTarget(order, index)}>
                <Handle list={order} id={id} posicion={index} />
                <div>
                  <b>{nombre}</b>
                  <br />
                  {ciudad}
                </div>
                <Visible on={visible} si="Visible" no="Oculta" />
                <MoveButtons list={order} id={id} posicion={index} label={nombre} />
              </li>
            ))}
          </ol>
        </CardBody>
      )}
    </Card>
  );
}
