import { telText } from "~/domain/ajustes";
import { Mail, MapPin, MessageCircle } from "lucide-react";
import type { listUbicacionesVisibles } from "~/domain/ubicaciones.server";
import { Icon } from "~/ui/icon";

import { DatosEstructurados } from "./datos-estructurados";

type Ubicacion = Awaited<ReturnType<typeof listUbicacionesVisibles>>[number];

/** Directions to a place, in the visitor's own map. */
function comoLlegar({ latitud, longitud }: Ubicacion): string | null {
  if (latitud === null || longitud === null) return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitud},${longitud}`;
}

/** One branch: address, telephone (a chat link), mail, hours, the way there or 'Mapa no disponible'. */
export function Sede({ ubicacion }: { ubicacion: Ubicacion }) {
  const { nombre, direccion, ciudad, telefono, telefono_whatsapp, correo } = ubicacion;
  const mapa = comoLlegar(ubicacion);
  return (
    <article className="sede">
      <DatosEstructurados
        datos={{
          "@type": "AutoPartsStore",
          name: nombre,
          telephone: telefono,
          email: correo,
          address: {
            "@type": "PostalAddress",
            streetAddress: direccion,
            addressLocality: ciudad,
            addressCountry: "CO",
          },
          geo: mapa
            ? { "@type": "GeoCoordinates", latitude: ubicacion.latitud, longitude: ubicacion.longitud }
            : undefined,
        }}
      />
      <div className="cuerpo">
        <h3 className="h3">{nombre}</h3>
        <p>
          {direccion}
          <br />
          {ciudad}
        </p>
        <dl className="horas">
          <dt>Lunes a viernes</dt>
          <dd>{ubicacion.horario_semana}</dd>
          <dt>Sábado</dt>
          <dd>{ubicacion.horario_sabado}</dd>
          <dt>Domingo</dt>
          <dd>{ubicacion.horario_domingo}</dd>
        </dl>
        <div className="btns">
          <a className="btn btn--chat btn--sm" href={telefono_whatsapp}>
            <Icon of={MessageCircle} />
            {telText(telefono)}
          </a>
          <a className="btn btn--sm" href={`mailto:${correo}`}>
            <Icon of={Mail} />
            {correo}
          </a>
        </div>
        {mapa ? (
          <a className="enlace" href={mapa} target="_blank" rel="noopener">
            <Icon of={MapPin} />
            Cómo llegar
          </a>
        ) : (
          <p className="nota">Mapa no disponible</p>
        )}
      </div>
    </article>
  );
}
