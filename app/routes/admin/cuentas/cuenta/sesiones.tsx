import { LogOut } from "lucide-react";
import { buttonClass } from "~/ui/button";
import { Badge } from "~/ui/badge";
import { ActionCell } from "~/admin/list/row-links";
import { Tabla } from "~/admin/list/table";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";

interface Sesion {
  id: number;
  equipo: string;
  inicio: string;
  vence: string;
  actual: boolean;
}

function Cerrar({ id, intent, label, detail }: { id: number; intent: string; label: string; detail?: string }) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <PostButton className={buttonClass({ size: "sm" })} name="intent" value={intent}>
        <Icon of={LogOut} />
        {label}
        {detail && <span className="oculto"> {detail}</span>}
      </PostButton>
    </PostForm>
  );
}

/** The signed-in administrator's own sessions: device, start and end. */
export function Sesiones({ sesiones }: { sesiones: readonly Sesion[] }) {
  const own = sesiones.find(({ actual }) => actual);
  return (
    <Card aria-labelledby="sesiones">
      <CardHeader>
        <CardTitle id="sesiones">Sesiones abiertas</CardTitle>
        {own && sesiones.length > 1 && <Cerrar id={own.id} intent="cerrar-otras" label="Cerrar las demás sesiones" />}
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
                <Cerrar id={id} intent="cerrar" label="Cerrar" detail={`la sesión de ${equipo}, ${inicio}`} />
              )}
            </ActionCell>
          </tr>
        ))}
      </Tabla>
    </Card>
  );
}
