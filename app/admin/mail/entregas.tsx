import { Send } from "lucide-react";
import { formatMoment } from "~/domain/kernel/dates";
import { buttonClass } from "~/ui/button";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Vacio } from "~/ui/list/vacio";
import { Tabla } from "~/admin/list/table";
import { PostButton, PostForm } from "~/admin/form/post-form";

interface Salida {
  id: number;
  /** Which mail it is, where there are several. */
  correo?: string;
  entregas: readonly { id: number; created_at: Date; resultado: string; detalle: string }[];
}

/** Every attempt to mail a message or request, newest first. */
export function Entregas({ id, salidas }: { id: number; salidas: readonly Salida[] }) {
  const entregas = salidas.flatMap(({ correo, entregas: own }) => own.map((one) => ({ ...one, correo })));
  const named = entregas.some(({ correo }) => correo);
  return (
    <Card aria-labelledby="entregas">
      <CardHeader>
        <CardTitle id="entregas">Entregas por correo</CardTitle>
        <PostForm preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <PostButton className={buttonClass({ size: "sm" })} name="intent" value="reenviar">
            <Icon of={Send} />
            Reenviar correo
          </PostButton>
        </PostForm>
      </CardHeader>
      {entregas.length === 0 ? (
        <Vacio titulo="Aún no se ha intentado enviar este correo" />
      ) : (
        <Tabla columns={["Cuándo", ...(named ? ["Correo"] : []), "Resultado", "Detalle"]} label="entregas">
          {entregas.map(({ id: intento, correo, created_at, resultado, detalle }) => (
            <tr key={intento}>
              <th scope="row">{formatMoment(created_at)}</th>
              {named && <td data-r="Correo">{correo}</td>}
              <td data-r="Resultado">{resultado}</td>
              <td data-r="Detalle" className="wrap-anywhere whitespace-pre-wrap">
                {detalle || "-"}
              </td>
            </tr>
          ))}
        </Tabla>
      )}
    </Card>
  );
}
