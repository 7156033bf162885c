import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { telHref, telText, whatsappHref, whatsappNumber } from "~/domain/ajustes";
import { Icon } from "~/ui/icon";
import { useSitio } from "./sitio";

/** The company's own contact details, from the settings (decision 39). */
export function DatosContacto() {
  const { ajustes } = useSitio();
  const rows = [
    { icon: MapPin, label: "Dirección principal", value: ajustes.direccion },
    { icon: Phone, label: "Teléfono", value: <a href={telHref(ajustes.telefono)}>{telText(ajustes.telefono)}</a> },
    {
      icon: MessageCircle,
      label: "WhatsApp",
      value: (
        <a href={whatsappHref(ajustes.whatsapp, ajustes.whatsapp_saludo)}>
          {telText(whatsappNumber(ajustes.whatsapp))}
        </a>
      ),
    },
    { icon: Mail, label: "Correo", value: <a href={`mailto:${ajustes.correo}`}>{ajustes.correo}</a> },
    {
      icon: Clock,
      label: "Horario",
      value: (
        <>
          {ajustes.horario_semana}
          <br />
          {ajustes.horario_fin_de_semana}
        </>
      ),
    },
  ];
  return (
    <div className="panelito">
      <ul className="datos">
        {rows.map(({ icon, label, value }) => (
          <li key={label}>
            <Icon of={icon} />
            <div>
              <b>{label}</b>
              <br />
              {value}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
