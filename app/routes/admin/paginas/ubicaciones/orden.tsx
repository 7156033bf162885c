import { Info } from "lucide";
import { moveAction } from "~/admin/form/rows.server";
import { MoveList, MoveRow } from "~/admin/list/move-list";
import { Handle, MoveButtons, useReorder } from "~/admin/list/reorder";
import { NewLink } from "~/admin/list/row-links";
import { ubicaciones } from "~/domain/paginas/ubicaciones.server";
import { Visible } from "~/ui/badge";
import { Card, CardBody, CardHeader, CardTitle } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Note } from "~/ui/note";
import { Vacio } from "~/ui/list/vacio";
import type { Route } from "./+types/orden";
import { ubicacionesWords as words } from "~/domain/paginas/ubicaciones";

export async function loader() {
  return ubicaciones.list();
}

const row = cx(
  "grid-cols-[3rem_minmax(0,1fr)_auto_auto] items-center max-sm:grid-cols-[3rem_minmax(0,1fr)] max-sm:[&>*:nth-child(n+3)]:col-start-2 max-sm:[&>*:nth-child(n+3)]:justify-self-start",
);

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
          <NewLink words={words} />
        </Vacio>
      ) : (
        <CardBody>
          <Note tone="info" icon={Info}>
            El orden que ve aquí es exactamente el que muestra el sitio público.
          </Note>
          <MoveList>
            {filas.map(({ id, nombre, ciudad, visible }, index) => (
              <MoveRow key={id} order={order} posicion={index} className={row}>
                <Handle list={order} id={id} posicion={index} />
                <div>
                  <b>{nombre}</b>
                  <br />
                  {ciudad}
                </div>
                <Visible on={visible} si="Visible" no="Oculta" />
                <MoveButtons list={order} id={id} posicion={index} label={nombre} />
              </MoveRow>
            ))}
          </MoveList>
        </CardBody>
      )}
    </Card>
  );
}
