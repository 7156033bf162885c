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
    <div className="ingreso">
      <meta name="robots" content="noindex" />
      <header className="arte sobre-tinta">
        <Marca empresa="GED Autopartes" />
        <div className="fig" aria-hidden="true">
          <Dibujo nombre="cerradura" />
        </div>
        <p className="nota">Panel de administración del catálogo</p>
      </header>
      <main className="puerta">
        <Outlet />
      </main>
      <EnhancementScript src={enhance} />
    </div>
  );
}
