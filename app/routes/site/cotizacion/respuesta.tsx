import { parseEnlace } from "~/domain/cotizaciones/enlace.server";
import { getOferta } from "~/domain/cotizaciones/oferta.server";
import { respuestaName } from "~/domain/cotizaciones/respuesta";
import { requestInfo } from "~/services/http/request-info.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { newIdempotencyKey } from "~/domain/kernel/forms.server";
import { PaginaOferta } from "~/site/cotizacion/oferta";
import { answerOferta } from "~/site/cotizacion/oferta-acciones.server";
import { formHeaders } from "~/site/formulario/cabeceras";
import { sinCotizacion } from "~/site/cotizacion/avisos";
import { Cabeza } from "~/site/frame/cabeza";
import { Migas } from "~/site/frame/migas";
import { SiteError } from "~/site/frame/no-encontrado";
import { ServerOnly } from "~/site/frame/server-only";
import type { Route } from "./+types/respuesta";

export const handle = { kept: false, inTurn: true, form: "visitor" } satisfies RouteHandle;

function enlaceOf(typed: string): string {
  const enlace = parseEnlace(typed);
  if (!enlace) throw sinCotizacion();
  return enlace;
}

export async function loader({ params }: Route.LoaderArgs) {
  const found = await getOferta(enlaceOf(params.enlace));
  if (!found) throw sinCotizacion();
  return new ServerOnly({ ...found, idempotencia: newIdempotencyKey() });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  return answerOferta(request, enlaceOf(params.enlace), { ip: context.get(requestInfo).ip, origin: url.origin });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return formHeaders(actionHeaders);
}

export default function Respuesta({ loaderData, actionData }: Route.ComponentProps) {
  const oferta = loaderData.value;
  const nombre = respuestaName(oferta.numero, oferta.version);
  return (
    <>
      <Cabeza titulo={`Cotización ${nombre}`} noindex />
      <Migas ruta={[{ nombre: "Cotización", href: "/cotizacion" }]} actual={nombre} />
      <PaginaOferta oferta={oferta} respuesta={actionData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
