import { telText } from "~/domain/ajustes/ajustes";
import { Mail, MapPin, MessageCircle } from "lucide-react";
import type { listUbicacionesVisibles } from "~/domain/paginas/ubicaciones.server";
import { textLink } from "~/ui/text-link";
import { cx } from "~/ui/cx";
import { Buttons, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Toast } from "~/ui/toast";
import { DatosEstructurados } from "~/site/frame/datos-estructurados";

type Ubicacion = Awaited<ReturnType<typeof listUbicacionesVisibles>>[number];

const ZOOM = 16;

function Mapa({ nombre, latitud, longitud }: { nombre: string; latitud: number; longitud: number }) {
  return (
    <details className="mapa">
      <summary>
        <img src="/plano-sede.svg" alt="" width="800" height="400" loading="lazy" decoding="async" />
        <span
          className={cx(
            buttonClass({ variant: "paper", size: "sm" }),
            "absolute bottom-4 left-4 in-open:static in-open:m-4",
          )}
        >
          <Icon of={MapPin} />
          <span className="abrir">Ver mapa</span> <span className="cerrar">Ocultar mapa</span>
        </span>
      </summary>
      <iframe
        title={`Mapa de ${nombre}`}
        src={`https://www.google.com/maps?q=${latitud},${longitud}&z=${ZOOM}&output=embed`}
        width="800"
        height="400"
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    </details>
  );
}

/** One branch: address, telephone (a chat link), mail, hours, directions or 'Mapa no disponible'. */
function Sede({ ubicacion }: { ubicacion: Ubicacion }) {
  const { nombre, direccion, ciudad, telefono, telefono_whatsapp, correo, latitud, longitud } = ubicacion;
  const placed = latitud !== null && longitud !== null;
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
          geo: placed ? { "@type": "GeoCoordinates", latitude: latitud, longitude: longitud } : undefined,
        }}
      />
      {placed ? (
        <Mapa nombre={nombre} latitud={latitud} longitud={longitud} />
      ) : (
        <div className="mapa">
          <p className="sinmapa">Mapa no disponible</p>
        </div>
      )}
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
        <Buttons>
          <a className={buttonClass({ variant: "chat", size: "sm" })} href={telefono_whatsapp}>
            <Icon of={MessageCircle} />
            {telText(telefono)}
          </a>
          <a className={buttonClass({ size: "sm" })} href={`mailto:${correo}`}>
            <Icon of={Mail} />
            {correo}
          </a>
        </Buttons>
        {placed && (
          <a
            className={textLink}
            href={`https://www.google.com/maps/dir/?api=1&destination=${latitud},${longitud}`}
            target="_blank"
            rel="noopener"
          >
            <Icon of={MapPin} />
            Cómo llegar
          </a>
        )}
      </div>
    </article>
  );
}

/** All branches, or an error message in their place when they could not be read (PUB §2). */
export function Sedes({ ubicaciones }: { ubicaciones: readonly Ubicacion[] | null }) {
  if (ubicaciones?.length === 0) return null;
  return (
    <section className="seccion seccion--sigue" aria-labelledby="sedes">
      <div className="wrap">
        <div className="cab-seccion">
          <h2 className="h2" id="sedes">
            Nuestras sedes
          </h2>
        </div>
        {ubicaciones ? (
          <div className="sedes">
            {ubicaciones.map((ubicacion) => (
              <Sede key={ubicacion.id} ubicacion={ubicacion} />
            ))}
          </div>
        ) : (
          <Toast
            tono="error"
            titulo="Error al cargar la información de contacto"
            texto="Por favor, intente nuevamente en unos minutos."
          />
        )}
      </div>
    </section>
  );
}
