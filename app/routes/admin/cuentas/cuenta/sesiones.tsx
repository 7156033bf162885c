import { LogOut } from "lucide";
import { Badge } from "~/ui/badge";
import { ActionCell } from "~/admin/list/row-links";
import { Tabla } from "~/admin/list/table";
import { IntentForm } from "~/admin/list/row-intent";
import { Card, CardHeader, CardTitle } from "~/ui/card";

interface Sesion {
  id: number;
  equipo: string;
  inicio: string;
  vence: string;
  actual: boolean;
}

/** The signed-in administrator's own sessions: device, start and end. */
export function Sesiones({ sesiones }: { sesiones: readonly Sesion[] }) {
  const own = sesiones.find(({ actual }) => actual);
  return (
    <Card aria-labelledby="sesiones">
      <CardHeader>
        <CardTitle id="sesiones">Sesiones abiertas</CardTitle>
        {own && sesiones.length > 1 && (
          <IntentForm id={own.id} intent="cerrar-otras" icon={LogOut} label="Cerrar las demás sesiones" />
        )}
      </CardHeader>
      <Tabla columns={["Equipo", "Inicio", "Vence", "Acciones"]} label="sesiones">
        {sesiones.map(({ id, equipo, inicio, vence, actual }) => (
          <tr key={id}>
            <th scope="row">{equipo}</th>
            <td data-r="Inicio">{inicio}</td>
            <td data-r="Vence">{vence}</td>
            <ActionCell>
              {actual ? (
                <Badge tono="ok">Esta sesión</Badge>
              ) : (
                <IntentForm
                  id={id}
                  intent="cerrar"
                  icon={LogOut}
                  label="Cerrar"
                  detail={`la sesión de ${equipo}, ${inicio}`}
                />
              )}
            </ActionCell>
          </tr>
        ))}
      </Tabla>
    </Card>
  );
}
