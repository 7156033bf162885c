import { Check, MailPlus } from "lucide";
import type { ComponentProps } from "react";
import { filtrosMensaje, type FiltroMensaje } from "~/domain/mensajes/filtros";
import { buttonGroup } from "~/ui/button";
import { Badge } from "~/ui/badge";
import type { Filter } from "~/admin/list/list";
import { EstadoCorreo } from "~/admin/mail/estado-correo";

/** The state filter of a message list from its address; any other value means all messages. */
export function mensajesFilter(url: URL): FiltroMensaje | null {
  const typed = url.searchParams.get("estado");
  return filtrosMensaje.find(({ value }) => value === typed)?.value ?? null;
}

/** The state filter of a message list. */
export function estadoFilter(value: FiltroMensaje | null): Filter {
  return { name: "estado", label: "Estado", all: "Todos los estados", value, options: filtrosMensaje };
}

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
