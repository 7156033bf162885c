import { Outlet } from "react-router";
import { getSitio } from "~/domain/sitio.server";
import { Cabecera } from "~/site/cabecera";
import { Documento } from "~/site/documento";
import enhance from "~/site/mejoras.ts?worker&url";
import { menusOf } from "~/site/menus.server";
import { Pie, WhatsappFlotante } from "~/site/pie";
import { SitioProvider } from "~/site/sitio";
import { Mejoras } from "~/ui/mejoras";
import type { Route } from "./+types/layout";

export async function loader({ url }: Route.LoaderArgs) {
  const sitio = await getSitio();
  return new Documento({ ...sitio, menus: menusOf(sitio.categorias), origin: url.origin });
}

/** Pages ahead of the click; the rules are a file of their own, so no inline script is needed. */
export function headers() {
  return { "Speculation-Rules": '"/especulacion.json"' };
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SitioProvider value={loaderData.value}>
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
