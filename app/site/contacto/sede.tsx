import { telText } from "~/domain/ajustes/ajustes";
import { Mail, MapPin, MessageCircle } from "lucide-react";
import type { listUbicacionesVisibles } from "~/domain/paginas/ubicaciones.server";
import { cx } from "~/ui/cx";
import { Buttons, buttonClass, textLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Toast } from "~/ui/toast";
import { DatosEstructurados } from "~/site/frame/datos-estructurados";

type Ubicacion = Awaited<ReturnType<typeof listUbicacionesVisibles>>[number];

const ZOOM = 16;

/** What stands above a branch, or beside it when the branch has a row alone. */
function framed(alone: boolean): string {
  return cx(
    "relative aspect-16/8 overflow-hidden border-b border-tinta-950 bg-tinta-50",
    alone && "lg:border-r lg:border-b-0",
  );
}

interface MapaProps {
  nombre: string;
  latitud: number;
  longitud: number;
  alone: boolean;
}

function Mapa({ nombre, latitud, longitud, alone }: MapaProps) {
  return (
    <details className={cx("group open:aspect-auto", framed(alone))}>
      <summary className="relative block">
        <img
          className="size-full object-cover group-open:hidden"
          src="/plano-sede.svg"
          alt=""
          width="800"
          height="400"
          loading="lazy"
          decoding="async"
        />
        <span
          className={cx(
            buttonClass({ variant: "paper", size: "sm" }),
            "absolute bottom-4 left-4 group-open:static group-open:m-4",
          )}
        >
          <Icon of={MapPin} />
          <span className="group-open:hidden">Ver mapa</span>{" "}
          <span className="hidden group-open:inline">Ocultar mapa</span>
        </span>
      </summary>
      <iframe
        className="block w-full border-0"
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
function Sede({ ubicacion, alone }: { ubicacion: Ubicacion; alone: boolean }) {
  const { nombre, direccion, ciudad, telefono, telefono_whatsapp, correo, latitud, longitud } = ubicacion;
  const placed = latitud !== null && longitud !== null;
  return (
    <article className={cx("flex min-w-0 flex-col bg-papel", alone && "lg:col-span-2 lg:grid lg:grid-cols-2")}>
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
        <Mapa alone={alone} nombre={nombre} latitud={latitud} longitud={longitud} />
      ) : (
        <div className={framed(alone)}>
          <p className="grid h-full place-items-center text-tinta-600">Mapa no disponible</p>
        </div>
      )}
      <div className="grid gap-4 p-5">
        <h3 className="h3">{nombre}</h3>
        <p>
          {direccion}
          <br />
          {ciudad}
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-control text-tinta-600 [font-variant-numeric:tabular-nums] [&_dd]:font-medium [&_dd]:text-tinta-950">
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
    <section className="seccion pt-0" aria-labelledby="sedes">
      <div className="wrap">
        <div className="cab-seccion">
          <h2 className="h2" id="sedes">
            Nuestras sedes
          </h2>
        </div>
        {ubicaciones ? (
          <div className="grid gap-px border border-tinta-950 bg-tinta-950 lg:grid-cols-2">
            {ubicaciones.map((ubicacion, index) => (
              <Sede
                key={ubicacion.id}
                ubicacion={ubicacion}
                alone={index % 2 === 0 && index === ubicaciones.length - 1}
              />
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
