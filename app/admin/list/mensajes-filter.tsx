import { Check, Clock, type LucideIcon, MailPlus, TriangleAlert } from "lucide-react";
import { filtrosMensaje, type FiltroMensaje } from "~/domain/mensajes/contacto";
import { TODAS } from "~/domain/kernel/fields";
import { Icon } from "~/ui/icon";
import { Filter } from "./list";

/** State a list of messages is narrowed to by its address; anything odd means all of them. */
export function mensajesFilter(url: URL): FiltroMensaje | null {
  const typed = url.searchParams.get("estado");
  return filtrosMensaje.find(({ value }) => value === typed)?.value ?? null;
}

/** The select that narrows a list of messages. */
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

/** What staff did with a message, and its mail where that is not simply on its way or there. */
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
