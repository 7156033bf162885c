import { Outlet } from "react-router";
import { getSitio } from "~/domain/sitio.server";
import { Cabecera } from "~/site/cabecera";
import enhance from "~/site/mejoras.ts?worker&url";
import { Pie, WhatsappFlotante } from "~/site/pie";
import { SitioProvider } from "~/site/sitio";
import { Mejoras } from "~/ui/mejoras";
import type { Route } from "./+types/layout";

export async function loader({ url }: Route.LoaderArgs) {
  return { ...(await getSitio()), origin: url.origin };
}

/** Pages ahead of the click; the rules are a file of their own, so no inline script is needed. */
export function headers() {
  return { "Speculation-Rules": '"/especulacion.json"' };
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SitioProvider value={loaderData}>
      <a className="salto" href="#contenido">
        Saltar al contenido
      </a>
      <Cabecera />
      <main id="contenido">
        <Outlet />
      </main>
      <Pie />
      <WhatsappFlotante />
      <Mejoras src={enhance} />
    </SitioProvider>
  );
}
