import { Mail, MapPin, MessageCircle, Phone } from "lucide";
import { telHref, telText, whatsappNumber } from "~/domain/ajustes/ajustes";
import type { listUbicacionesVisibles } from "~/domain/paginas/ubicaciones.server";
import { cx } from "~/ui/cx";
import { Buttons, buttonClass, textLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Toast } from "~/ui/toast";
import { DatosEstructurados } from "~/site/frame/datos-estructurados";

type Ubicacion = Awaited<ReturnType<typeof listUbicacionesVisibles>>[number];

const ZOOM = 16;

const degrees = new Intl.NumberFormat("es-CO", { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** Coordinates as they stand on a map: 4,7955° N, 74,1182° O. */
function coordinatesText(latitud: number, longitud: number): string {
  const [north, west] = [latitud < 0 ? "S" : "N", longitud < 0 ? "O" : "E"];
  return `${degrees.format(Math.abs(latitud))}° ${north}, ${degrees.format(Math.abs(longitud))}° ${west}`;
}

interface MapaProps {
  id: number;
  nombre: string;
  latitud: number;
  longitud: number;
}

/**
 * Where a branch is, and its map, which is loaded from Google when somebody asks for it (DEC 42): a link in its frame, which a
 * script follows when the frame is opened. An address of the frame's own would be loaded at once where there are no scripts.
 */
function Mapa({ id, nombre, latitud, longitud }: MapaProps) {
  return (
    <>
      <p className="nota mono">{coordinatesText(latitud, longitud)}</p>
      <details className="group -mx-5 -mb-5 print:hidden">
        <summary className="px-5 pb-5">
          <span className={buttonClass({ variant: "paper", size: "sm" })}>
            <Icon of={MapPin} />
            <span className="group-open:hidden">Ver mapa de Google</span>
            <span className="hidden group-open:inline">Ocultar mapa</span>
          </span>
        </summary>
        <p className="px-5 pb-5">
          <a
            className={textLink}
            href={`https://www.google.com/maps?q=${latitud},${longitud}&z=${ZOOM}&output=embed`}
            target={`mapa-${id}`}
            referrerPolicy="no-referrer"
            data-mapa
          >
            Cargar el mapa de {nombre}
          </a>
        </p>
        <iframe
          className="block w-full border-0"
          title={`Mapa de ${nombre}`}
          name={`mapa-${id}`}
          width="800"
          height="400"
          referrerPolicy="no-referrer"
        />
      </details>
    </>
  );
}

/** One branch: address, telephone, chat, mail, hours, and its map and the way there, or 'Mapa no disponible'. */
function Sede({ ubicacion, alone }: { ubicacion: Ubicacion; alone: boolean }) {
  const { id, nombre, direccion, ciudad, telefono, telefono_whatsapp, correo, latitud, longitud } = ubicacion;
  const placed = latitud !== null && longitud !== null;
  return (
    <article
      className={cx(
        "flex min-w-0 flex-col bg-papel print:break-inside-avoid",
        alone && "lg:col-span-2 lg:grid lg:grid-cols-2 print:col-span-2 print:grid print:grid-cols-2",
      )}
    >
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
      <div
        className={cx(
          "lamina--cuadricula grid content-start gap-3 border-b border-tinta-950 p-5",
          alone && "lg:border-r lg:border-b-0",
        )}
      >
        <h3 className="h3">{nombre}</h3>
        <p>
          {direccion}
          <br />
          {ciudad}
        </p>
        {placed ? (
          <Mapa id={id} nombre={nombre} latitud={latitud} longitud={longitud} />
        ) : (
          <p className="nota">Mapa no disponible</p>
        )}
      </div>
      <div className="grid content-start gap-4 p-5">
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-control text-tinta-600 cifras [&_dd]:font-medium [&_dd]:text-tinta-950">
          <dt>Lunes a viernes</dt>
          <dd>{ubicacion.horario_semana}</dd>
          <dt>Sábado</dt>
          <dd>{ubicacion.horario_sabado}</dd>
          <dt>Domingo</dt>
          <dd>{ubicacion.horario_domingo}</dd>
        </dl>
        <p className="hidden print:block">
          {[telText(telefono), `WhatsApp ${telText(whatsappNumber(telefono_whatsapp))}`, correo].join(" · ")}
        </p>
        <Buttons>
          <a className={buttonClass({ size: "sm" })} href={telHref(telefono)}>
            <Icon of={Phone} />
            Llamar {telText(telefono)}
          </a>
          <a className={buttonClass({ variant: "chat", size: "sm" })} href={telefono_whatsapp}>
            <Icon of={MessageCircle} />
            WhatsApp {telText(whatsappNumber(telefono_whatsapp))}
          </a>
          <a className={cx(buttonClass({ size: "sm" }), "wrap-anywhere")} href={`mailto:${correo}`}>
            <Icon of={Mail} />
            {correo}
          </a>
        </Buttons>
        {placed && (
          <a
            className={cx(textLink, "print:hidden")}
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
    <section className="seccion al-llegar-440 lg:al-llegar-215 pt-0" aria-labelledby="sedes">
      <div className="wrap">
        <div className="cab-seccion">
          <h2 className="h2" id="sedes">
            Nuestras sedes
          </h2>
          {ubicaciones?.some(({ latitud }) => latitud !== null) && (
            <p className="nota print:hidden">
              Cada mapa se carga de Google solo cuando usted lo abre: la página pesa menos y nadie más sabe de su
              visita.
            </p>
          )}
        </div>
        {ubicaciones ? (
          <div className="grid gap-px border border-tinta-950 bg-tinta-950 lg:grid-cols-2 print:grid-cols-2">
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
