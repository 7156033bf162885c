import { data } from "react-router";
import { writeLista } from "~/domain/cotizaciones/lista";
import { getRecibida } from "~/domain/cotizaciones/solicitudes.server";
import { whatsappOf } from "~/domain/cotizaciones/whatsapp";
import { boundedText } from "~/services/http/bounded-text";
import type { RouteHandle } from "~/services/http/route-handle";
import { Recibo } from "~/site/cotizacion/recibo";
import { Cabeza } from "~/site/frame/cabeza";
import { Migas } from "~/site/frame/migas";
import { SiteError } from "~/site/frame/no-encontrado";
import { ServerOnly } from "~/site/frame/server-only";
import type { Route } from "./+types/recibida";

export const handle = { kept: false } satisfies RouteHandle;

const Enlace = boundedText(22).regex(/^[\w-]{22}$/);

export async function loader({ params, url }: Route.LoaderArgs) {
  const enlace = Enlace.safeParse(params.enlace).data;
  const found = enlace ? await getRecibida(enlace) : null;
  if (!found) throw data(null, { status: 404 });
  const whatsapp = whatsappOf(found.whatsapp, found, `${url.origin}/cotizacion/${found.enlace}`);
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
