import { getPolitica } from "~/domain/ajustes/ajustes.server";
import { formatVersion } from "~/domain/kernel/dates";
import { paragraphs } from "~/domain/kernel/text";
import { Cabeza } from "~/site/frame/cabeza";
import { Migas } from "~/site/frame/migas";
import { SiteError } from "~/site/frame/no-encontrado";
import { ServerOnly } from "~/site/frame/server-only";
import type { Route } from "./+types/privacidad";

const titulo = "Política de tratamiento de datos personales";
const HEADING = "## ";

export async function loader() {
  return new ServerOnly(await getPolitica());
}

export default function Privacidad({ loaderData }: Route.ComponentProps) {
  const { texto, version } = loaderData.value;
  return (
    <>
      <Cabeza
        titulo={titulo}
        descripcion="Qué datos pedimos al escribirnos, para qué los usamos, cuánto los guardamos y cómo puede consultarlos o borrarlos."
        canonica="/privacidad"
      />
      <Migas actual="Privacidad" />
      <section className="seccion">
        <div className="wrap grid max-w-[68ch] gap-4">
          <h1 className="h1">{titulo}</h1>
          <p className="nota">Versión {formatVersion(version)}</p>
          {paragraphs(texto).map((parrafo, index) =>
            parrafo.startsWith(HEADING) ? (
              <h2 className="h3 mt-5" key={index}>
                {parrafo.slice(HEADING.length)}
              </h2>
            ) : (
              <p key={index}>{parrafo}</p>
            ),
          )}
        </div>
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
