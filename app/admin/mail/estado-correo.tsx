import { Clock, TriangleAlert } from "lucide-react";
import { Badge } from "~/ui/badge";

/** State of the mail about a row while it is pending or failed: pendiente | enviada | fallida; without one, nothing. */
export function EstadoCorreo({ correo }: { correo: string | undefined }) {
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
