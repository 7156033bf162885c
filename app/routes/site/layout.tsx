import { Outlet } from "react-router";
import { getSitio } from "~/domain/paginas/frame.server";
import { ServerOnly } from "~/site/frame/server-only";
import enhance from "~/site/enhance/mejoras.ts?worker&url";
import { marcoOf } from "~/site/frame/marco.server";
import { WhatsappFlotante } from "~/site/frame/pie";
import { SitioProvider } from "~/site/frame/sitio";
import { cx } from "~/ui/cx";
import { EnhancementScript } from "~/ui/mejoras";
import type { Route } from "./+types/layout";

export async function loader({ url }: Route.LoaderArgs) {
  const sitio = await getSitio();
  return new ServerOnly({ sitio: { ...sitio, origin: url.origin }, marco: marcoOf(sitio, url.pathname) });
}

/** Lets the browser prefetch pages; the rules are a separate file, so no inline script is needed. */
export function headers() {
  return { "Speculation-Rules": '"/especulacion.json"' };
}

export default function SiteLayout({ loaderData, matches }: Route.ComponentProps) {
  const { sitio, marco } = loaderData.value;
  const page = matches.at(-1)?.loaderData;
  const chat = page instanceof ServerOnly ? page.chat : undefined;
  return (
    <SitioProvider value={sitio}>
      <a className="salto" href="#contenido">
        Saltar al contenido
      </a>
      <header dangerouslySetInnerHTML={{ __html: marco.cabecera }} />
      <main id="contenido">
        <Outlet />
      </main>
      <div dangerouslySetInnerHTML={{ __html: marco.menus }} />
      <footer
        className={cx(
          "sobre-tinta al-llegar-247 lg:al-llegar-86 pt-air-xl text-control print:hidden",
          chat && "docked:pb-20",
        )}
        dangerouslySetInnerHTML={{ __html: marco.pie }}
      />
      <WhatsappFlotante mensaje={chat} />
      <EnhancementScript src={enhance} />
    </SitioProvider>
  );
}
