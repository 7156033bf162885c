import { Outlet } from "react-router";
import type { RouteHandle } from "~/services/http/route-handle";
import { Dibujo } from "~/site/catalogo/dibujo";
import { Marca } from "~/site/frame/marca";
import enhance from "~/site/enhance/mejoras.ts?worker&url";
import { EnhancementScript } from "~/ui/mejoras";

export const handle = { kept: false } satisfies RouteHandle;

export function headers() {
  return { "Cache-Control": "no-store" };
}

/** Frame of the login screens: a drawing on dark ground, the form on white. */
export default function AccesoLayout() {
  return (
    <div className="grid min-h-screen max-[62rem]:grid-rows-[auto_1fr] min-[62rem]:grid-cols-[minmax(0,7fr)_minmax(26rem,5fr)]">
      <meta name="robots" content="noindex" />
      <header className="sobre-tinta relative grid grid-rows-[auto_1fr_auto] overflow-hidden p-[clamp(1.25rem,3vw,3rem)]">
        <Marca empresa="GED Autopartes" />
        <div className="my-6 self-center max-[62rem]:hidden" aria-hidden="true">
          <Dibujo nombre="cerradura" />
        </div>
        <p className="nota mt-2 max-[62rem]:hidden">Panel de administración del catálogo</p>
      </header>
      <main className="grid bg-papel p-[clamp(2rem,5vw,5rem)] max-[62rem]:content-start min-[62rem]:content-center [&>form]:grid [&>form]:max-w-104 [&>form]:gap-[1.35rem]">
        <Outlet />
      </main>
      <EnhancementScript src={enhance} />
    </div>
  );
}
