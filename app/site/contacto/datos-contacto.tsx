import { Clock, Mail, MessageCircle, Phone } from "lucide";
import { telHref, telText, whatsappHref } from "~/domain/ajustes/ajustes";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { BotonPdf } from "~/site/frame/boton-pdf";
import { ContactCard, ContactLink } from "~/site/frame/contact-card";
import { useSitio } from "~/site/frame/sitio";

/** The company's contact details, from the settings (DEC 39). */
export function DatosContacto() {
  const { ajustes } = useSitio();
  return (
    <ContactCard
      id="principal"
      titulo="Sede principal"
      texto={ajustes.direccion}
      foot={
        <div className="border-t border-tinta-200 p-4 print:hidden">
          <BotonPdf
            className={cx(buttonClass({ size: "wide" }), "[&>svg]:text-minio-600")}
            label="Descargar catálogo"
          />
        </div>
      }
    >
      <ContactLink href={telHref(ajustes.telefono)} icon={Phone}>
        {telText(ajustes.telefono)}
      </ContactLink>
      <ContactLink href={`mailto:${ajustes.correo}`} icon={Mail}>
        {ajustes.correo}
      </ContactLink>
      <ContactLink chat href={whatsappHref(ajustes.whatsapp, ajustes.whatsapp_saludo)} icon={MessageCircle}>
        Escribir por WhatsApp
      </ContactLink>
      <li className="flex items-start gap-3.5 border-t border-tinta-200 px-4 py-3.5 [&>svg]:text-minio-600">
        <Icon of={Clock} />
        <div>
          {ajustes.horario_semana}
          <br />
          {ajustes.horario_fin_de_semana}
        </div>
      </li>
    </ContactCard>
  );
}
