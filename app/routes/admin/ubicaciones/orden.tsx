import { Info } from "lucide-react";
import { rowAction } from "~/admin/form.server";
import { dropTarget, Handle, MoveButtons, useReorder } from "~/admin/reorder";
import { NewLink } from "~/admin/row-links";
import { listUbicaciones, moveUbicacion } from "~/domain/ubicaciones.server";
import { Estado } from "~/ui/estado";
import { Icon } from "~/ui/icon";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/orden";
import { lista, nombres, path, textos } from "./textos";

export async function loader() {
  return listUbicaciones("");
}

export async function action({ request, url }: Route.ActionArgs) {
  return rowAction(request, url, textos.noActualizado, {
    mover: async (row) => {
      await moveUbicacion(row);
      return { titulo: "Orden actualizado" };
    },
  });
}

export default function OrdenUbicaciones({ loaderData }: Route.ComponentProps) {
  const { filas, firma } = loaderData;
  const order = useReorder(firma, `${path}/orden`, filas.length);
  return (
    <section className="bloq" aria-labelledby="lista">
      <header>
        <h2 id="lista">Orden de las Ubicaciones</h2>
      </header>
      {filas.length === 0 ? (
        <Vacio titulo={lista.vacio}>
          <p>{lista.ayuda}</p>
          <NewLink path={path} text={nombres.nuevo} />
        </Vacio>
      ) : (
        <div className="in">
          <div className="aviso aviso--info">
            <Icon of={Info} />
            <div>El orden que ve aquí es exactamente el que muestra el sitio público.</div>
          </div>
          <ol className="filas filas--orden">
            {filas.map(({ id, nombre, ciudad, visible }, index) => (
              <li key={id} {...dropTarget(order, index)}>
                <Handle list={order} id={id} posicion={index} />
                <div>
                  <b>{nombre}</b>
                  <br />
                  {ciudad}
                </div>
                <Estado on={visible} si="Visible" no="Oculta" />
                <MoveButtons list={order} id={id} posicion={index} label={nombre} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
