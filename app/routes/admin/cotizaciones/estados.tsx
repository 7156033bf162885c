import { Check, Hourglass, MailPlus, MessageCircleQuestionMark, Send, X } from "lucide";
import type { ComponentProps } from "react";
import { EstadoCorreo } from "~/admin/mail/estado-correo";
import { estadoLabel, estadosCotizacion } from "~/domain/cotizaciones/estados";
import { Badge } from "~/ui/badge";
import { buttonGroup } from "~/ui/button";

const looks = {
  nueva: { tono: "info", icon: MailPlus },
  en_curso: { tono: "aviso", icon: Hourglass },
  cotizada: { tono: "info", icon: Send },
  ganada: { tono: "ok", icon: Check },
  perdida: { tono: "neutro", icon: X },
} as const;

interface EstadosProps {
  estado: string;
  salidas: ComponentProps<typeof EstadoCorreo>["salidas"];
  /** Whether a question of the customer's waits for an answer. */
  pregunta?: boolean;
}

/** State of a request, of a question about its answer, and of its mails while any is pending or failed. */
export function Estados({ estado, salidas, pregunta }: EstadosProps) {
  const known = estadosCotizacion.find(({ value }) => value === estado)?.value ?? "nueva";
  return (
    <span className={buttonGroup}>
      <Badge {...looks[known]}>{estadoLabel(estado)}</Badge>
      {pregunta && (
        <Badge tono="aviso" icon={MessageCircleQuestionMark}>
          Pregunta
        </Badge>
      )}
      <EstadoCorreo salidas={salidas} />
    </span>
  );
}
