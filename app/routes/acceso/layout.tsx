import { Outlet } from "react-router";
import { EmpresaProvider } from "~/admin/shell/empresa";
import { getEmpresa } from "~/domain/ajustes/ajustes.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { Dibujo } from "~/site/dibujo/dibujo";
import { Marca } from "~/site/frame/marca";
import enhance from "~/site/enhance/mejoras.ts?worker&url";
import { EnhancementScript } from "~/ui/mejoras";
import type { Route } from "./+types/layout";

export const handle = { kept: false } satisfies RouteHandle;

export async function loader(_: Route.LoaderArgs) {
  return { empresa: await getEmpresa() };
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

/** Frame of the login screens: a drawing on dark ground, the form on white. */
export default function AccesoLayout({ loaderData }: Route.ComponentProps) {
  const { empresa } = loaderData;
  return (
    <div className="grid min-h-screen max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,7fr)_minmax(28rem,5fr)]">
      <meta name="robots" content="noindex" />
      <header className="sobre-tinta relative grid grid-rows-[auto_1fr_auto] overflow-hidden p-air-md">
        <Marca empresa={empresa} />
        <div className="my-6 self-center max-lg:hidden" aria-hidden="true">
          <Dibujo nombre="cerradura" vista="oscuro" />
        </div>
        <p className="nota mt-2 max-lg:hidden">Panel de administración del catálogo</p>
      </header>
      <main className="grid bg-papel p-air-xl max-lg:content-start lg:content-center [&>form]:grid [&>form]:max-w-104 [&>form]:gap-5">
        <EmpresaProvider value={empresa}>
          <Outlet />
        </EmpresaProvider>
      </main>
      <EnhancementScript src={enhance} />
    </div>
  );
}
