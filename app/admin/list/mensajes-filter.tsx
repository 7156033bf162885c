import { Check, Clock, type LucideIcon, MailPlus, TriangleAlert } from "lucide-react";
import { filtrosMensaje, type FiltroMensaje } from "~/domain/mensajes/contacto";
import { TODAS } from "~/domain/kernel/fields";
import { Icon } from "~/ui/icon";
import { Filter } from "./list";

/** The state filter of a message list from its address; any other value means all messages. */
export function mensajesFilter(url: URL): FiltroMensaje | null {
  const typed = url.searchParams.get("estado");
  return filtrosMensaje.find(({ value }) => value === typed)?.value ?? null;
}

/** The state filter of a message list. */
export function MensajesFilter({ filtro }: { filtro: FiltroMensaje | null }) {
  const options = [{ value: TODAS, label: "Todos los estados" }, ...filtrosMensaje];
  return <Filter name="estado" label="Estado" value={filtro ?? TODAS} options={options} />;
}

function Estado({ tono, icon, children }: { tono: string; icon: LucideIcon; children: string }) {
  return (
    <span className={`estado estado--${tono}`}>
      <Icon of={icon} />
      {children}
    </span>
  );
}

interface EstadosProps {
  /** nuevo | respondido */
  estado: string;
  /** State of the last delivery: pendiente | enviada | fallida. */
  correo: string | undefined;
}

/** State of a message, and of its mail while that is pending or failed. */
export function Estados({ estado, correo }: EstadosProps) {
  return (
    <span className="btns">
      {estado === "nuevo" ? (
        <Estado tono="info" icon={MailPlus}>
          Nuevo
        </Estado>
      ) : (
        <Estado tono="ok" icon={Check}>
          Respondido
        </Estado>
      )}
      {correo === "pendiente" && (
        <Estado tono="aviso" icon={Clock}>
          Correo pendiente
        </Estado>
      )}
      {correo === "fallida" && (
        <Estado tono="error" icon={TriangleAlert}>
          Correo fallido
        </Estado>
      )}
    </span>
  );
}
