import { Clock, Mail, MessageCircle, Phone } from "lucide-react";
import { telHref, telText, whatsappHref } from "~/domain/ajustes/ajustes";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { BotonPdf } from "~/site/frame/boton-pdf";
import { useSitio } from "~/site/frame/sitio";

/** The company's contact details, from the settings (DEC 39). */
export function DatosContacto() {
  const { ajustes } = useSitio();
  return (
    <section className="cotiza datos" aria-labelledby="principal">
      <h2 id="principal">Sede principal</h2>
      <p className="nota">{ajustes.direccion}</p>
      <ul>
        <li>
          <a href={telHref(ajustes.telefono)}>
            <Icon of={Phone} />
            {telText(ajustes.telefono)}
          </a>
        </li>
        <li>
          <a href={`mailto:${ajustes.correo}`}>
            <Icon of={Mail} />
            {ajustes.correo}
          </a>
        </li>
        <li className="chat">
          <a href={whatsappHref(ajustes.whatsapp, ajustes.whatsapp_saludo)}>
            <Icon of={MessageCircle} />
            Escribir por WhatsApp
          </a>
        </li>
        <li className="horario">
          <Icon of={Clock} />
          <div>
            {ajustes.horario_semana}
            <br />
            {ajustes.horario_fin_de_semana}
          </div>
        </li>
      </ul>
      <div className="pie-datos">
        <BotonPdf className={buttonClass({ size: "wide" })} label="Descargar catálogo" />
      </div>
    </section>
  );
}
