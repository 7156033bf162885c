import { Check, MailPlus } from "lucide";
import type { ComponentProps } from "react";
import { buttonGroup } from "~/ui/button";
import { Badge } from "~/ui/badge";
import { EstadoCorreo } from "~/admin/mail/estado-correo";

interface EstadosProps {
  /** nuevo | respondido */
  estado: string;
  salidas: ComponentProps<typeof EstadoCorreo>["salidas"];
}

/** State of a message, and of its mails while any is pending or failed. */
export function Estados({ estado, salidas }: EstadosProps) {
  return (
    <span className={buttonGroup}>
      {estado === "nuevo" ? (
        <Badge tono="info" icon={MailPlus}>
          Nuevo
        </Badge>
      ) : (
        <Badge tono="ok" icon={Check}>
          Respondido
        </Badge>
      )}
      <EstadoCorreo salidas={salidas} />
    </span>
  );
}
