import { Send } from "lucide";
import { formatMoment } from "~/domain/kernel/dates";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Vacio } from "~/ui/list/vacio";
import { Tabla } from "~/admin/list/table";
import { IntentForm } from "~/admin/list/row-intent";

interface Salida {
  id: number;
  estado: string;
  /** What the mail is called, where a row has several; one that failed is sent again by itself. */
  correo?: string;
  entregas: readonly { id: number; created_at: Date; resultado: string; detalle: string }[];
}

/** The mail service took it: whether it came to a mailbox nobody knows, it may bounce. */
const resultados: Record<string, string> = { entregado: "enviado", "ya entregado": "ya enviado" };

interface EntregasProps {
  id: number;
  salidas: readonly Salida[];
  /** Label of the button that mails the row itself. */
  reenviar?: string;
}

/** Every attempt to mail a message or request, newest first. */
export function Entregas({ id, salidas, reenviar = "Reenviar correo" }: EntregasProps) {
  const entregas = salidas.flatMap((salida) =>
    salida.entregas.map((entrega, at) => ({
      ...entrega,
      correo: salida.correo,
      fallida: at === 0 && salida.estado === "fallida" ? salida.id : null,
    })),
  );
  const named = salidas.some(({ correo }) => correo !== undefined);
  return (
    <Card aria-labelledby="entregas">
      <CardHeader>
        <CardTitle id="entregas">Entregas por correo</CardTitle>
        <IntentForm icon={Send} id={id} intent="reenviar" label={reenviar} />
      </CardHeader>
      {entregas.length === 0 ? (
        <Vacio titulo="Aún no se ha intentado enviar este correo" />
      ) : (
        <Tabla columns={["Cuándo", ...(named ? ["Correo"] : []), "Resultado", "Detalle"]} label="entregas">
          {entregas.map(({ id: intento, created_at, correo, fallida, resultado, detalle }) => (
            <tr key={intento}>
              <th scope="row">{formatMoment(created_at)}</th>
              {named && (
                <td data-r="Correo">
                  {correo}
                  {fallida && <IntentForm icon={Send} id={fallida} intent="reenviar-correo" label="Reenviar" />}
                </td>
              )}
              <td data-r="Resultado">
                <span className="inline-block first-letter:uppercase">{resultados[resultado] ?? resultado}</span>
              </td>
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
