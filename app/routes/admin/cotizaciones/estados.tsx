import { Check, Hourglass, MailPlus, Send, X } from "lucide-react";
import type { Filter } from "~/admin/list/list";
import { EstadoCorreo } from "~/admin/mail/estado-correo";
import { type EstadoCotizacion, estadosCotizacion } from "~/domain/cotizaciones/cotizacion";
import { estadoLabel } from "~/domain/cotizaciones/seguimiento";
import { Badge } from "~/ui/badge";
import { buttonGroup } from "~/ui/button";

/** A state by its name; null for any other text. */
function estadoOf(typed: string | null): EstadoCotizacion | null {
  return estadosCotizacion.find(({ value }) => value === typed)?.value ?? null;
}

/** The state filter of a list of requests from its address; any other value means all requests. */
export function cotizacionesFilter(url: URL): EstadoCotizacion | null {
  return estadoOf(url.searchParams.get("estado"));
}

/** The state filter of a list of requests. */
export function estadoFilter(value: EstadoCotizacion | null): Filter {
  return { name: "estado", label: "Estado", all: "Todos los estados", value, options: estadosCotizacion };
}

const looks = {
  nueva: { tono: "info", icon: MailPlus },
  en_curso: { tono: "aviso", icon: Hourglass },
  cotizada: { tono: "info", icon: Send },
  ganada: { tono: "ok", icon: Check },
  perdida: { tono: "neutro", icon: X },
} as const;

interface EstadosProps {
  estado: string;
  /** State of the last delivery: pendiente | enviada | fallida. */
  correo: string | undefined;
}

/** State of a request, and of its mail while that is pending or failed. */
export function Estados({ estado, correo }: EstadosProps) {
  return (
    <span className={buttonGroup}>
      <Badge {...looks[estadoOf(estado) ?? "nueva"]}>{estadoLabel(estado)}</Badge>
      <EstadoCorreo correo={correo} />
    </span>
  );
}
