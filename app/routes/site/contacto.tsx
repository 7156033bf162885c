import { listUbicacionesVisibles } from "~/domain/ubicaciones.server";
import { BotonPdf } from "~/site/boton-pdf";
import { Cabeza } from "~/site/cabeza";
import { DatosContacto } from "~/site/datos-contacto";
import { Migas } from "~/site/migas";
import { Sede } from "~/site/sede";
import { SiteError } from "~/site/no-encontrado";
import type { Route } from "./+types/contacto";

export async function loader() {
  return { ubicaciones: await listUbicacionesVisibles() };
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
            <p className="lead">
              Díganos qué pieza necesita: el código, una foto o la muestra. Le confirmamos disponibilidad el mismo día
              hábil.
            </p>
            <BotonPdf label="Descargar catálogo" />
          </div>
          <DatosContacto />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} falla={{ titulo: "Error al cargar la información de contacto" }} />;
}
