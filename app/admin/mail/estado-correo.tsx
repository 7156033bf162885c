import { Clock, TriangleAlert } from "lucide";
import { Badge } from "~/ui/badge";

/** Whether any mail about a row failed, or is still to be sent; nothing where all were sent. */
export function EstadoCorreo({ salidas }: { salidas: readonly { estado: string }[] }) {
  const correo = ["fallida", "pendiente"].find((estado) => salidas.some((salida) => salida.estado === estado));
  if (correo === "pendiente")
    return (
      <Badge tono="aviso" icon={Clock}>
        Correo pendiente
      </Badge>
    );
  if (correo === "fallida")
    return (
      <Badge tono="error" icon={TriangleAlert}>
        Correo fallido
      </Badge>
    );
  return null;
}
