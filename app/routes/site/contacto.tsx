import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { telHref, whatsappHref, whatsappNumber } from "~/domain/ajustes";
import { listUbicacionesVisibles } from "~/domain/ubicaciones.server";
import { BotonPdf } from "~/site/boton-pdf";
import { Cabeza } from "~/site/cabeza";
import { Migas } from "~/site/migas";
import { Sede } from "~/site/sede";
import { useSitio } from "~/site/sitio";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/contacto";

export async function loader() {
  return { ubicaciones: await listUbicacionesVisibles() };
}

function Datos() {
  const { ajustes } = useSitio();
  const rows = [
    { icon: MapPin, label: "Dirección principal", value: ajustes.direccion },
    { icon: Phone, label: "Teléfono", value: <a href={telHref(ajustes.telefono)}>{ajustes.telefono}</a> },
    {
      icon: MessageCircle,
      label: "WhatsApp",
      value: <a href={whatsappHref(ajustes.whatsapp, ajustes.whatsapp_saludo)}>{whatsappNumber(ajustes.whatsapp)}</a>,
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

export default function Contacto({ loaderData }: Route.ComponentProps) {
  const { ubicaciones } = loaderData;
  return (
    <>
      <Cabeza
        titulo="Contáctenos"
        descripcion="Teléfono, WhatsApp, correo, direcciones y horarios de nuestras sedes en Bogotá y Cota."
        canonica="/contacto"
      />
      <Migas actual="Contáctenos" />
      <section className="cab-pag">
        <div className="wrap rejilla">
          <div className="txt">
            <h1 className="h1">Contáctenos</h1>
            <p className="lead">Díganos qué pieza necesita: el código, una foto o la muestra. Le confirmamos disponibilidad el mismo día hábil.</p>
            <BotonPdf label="Descargar catálogo" />
          </div>
          <Datos />
        </div>
      </section>
      {ubicaciones.length > 0 && (
        <section className="seccion" aria-labelledby="sedes">
          <div className="wrap">
            <div className="cab-seccion">
              <h2 className="h2" id="sedes">
                Nuestras sedes
              </h2>
            </div>
            <div className="sedes">
              {ubicaciones.map((ubicacion) => (
                <Sede key={ubicacion.id} ubicacion={ubicacion} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}
