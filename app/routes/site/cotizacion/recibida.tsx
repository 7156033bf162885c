import { parseEnlace } from "~/domain/cotizaciones/enlace.server";
import { writeLista } from "~/domain/cotizaciones/lista";
import { getRecibida } from "~/domain/cotizaciones/solicitudes.server";
import { whatsappListHref } from "~/domain/cotizaciones/whatsapp";
import type { RouteHandle } from "~/services/http/route-handle";
import { Recibo } from "~/site/cotizacion/recibo";
import { sinCotizacion } from "~/site/cotizacion/avisos";
import { Cabeza } from "~/site/frame/cabeza";
import { Migas } from "~/site/frame/migas";
import { SiteError } from "~/site/frame/no-encontrado";
import { ServerOnly } from "~/site/frame/server-only";
import type { Route } from "./+types/recibida";

export const handle = { kept: false, inTurn: true } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  const enlace = parseEnlace(params.enlace);
  const found = enlace ? await getRecibida(enlace) : null;
  if (!found) throw sinCotizacion();
  const whatsapp = whatsappListHref(found.whatsapp, found, `${url.origin}/cotizacion/${found.enlace}`);
  const lista = writeLista(found.lineas.map(({ producto_id: id, cantidad }) => ({ id, cantidad })));
  return new ServerOnly({ ...found, whatsapp, lista });
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function Recibida({ loaderData }: Route.ComponentProps) {
  const { numero } = loaderData.value;
  return (
    <>
      <Cabeza titulo={`Solicitud ${numero}`} noindex />
      <Migas ruta={[{ nombre: "Cotización", href: "/cotizacion" }]} actual={numero} />
      <Recibo {...loaderData.value} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SiteError error={error} />;
}
