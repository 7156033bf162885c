import { useEffect, useState } from "react";
import { data, Outlet, useLocation, useNavigation } from "react-router";
import { AdminProvider } from "~/admin/shell/admin";
import { useAnchors } from "~/admin/shell/anchors";
import { useArrival } from "~/admin/shell/arrival";
import { recoveredMedios } from "~/admin/media/medios.server";
import { findDraft } from "~/admin/session/expired.server";
import { RecoveredTexts } from "~/admin/form/recovered";
import { adminSession, guard } from "~/admin/session/session.server";
import { EmpresaProvider } from "~/admin/shell/empresa";
import { AdminFrame } from "~/admin/shell/frame";
import { News } from "~/admin/shell/news";
import { keepScreen, Unanswered, wasAnswered } from "~/admin/shell/unanswered";
import { Waiting } from "~/admin/shell/waiting";
import { getEmpresa } from "~/domain/ajustes/ajustes.server";
import { countNuevas } from "~/domain/cotizaciones/cotizaciones.server";
import { newIdempotencyKey } from "~/domain/kernel/forms.server";
import { countNuevos } from "~/domain/mensajes/mensajes.server";
import { UnsavedGuard } from "~/admin/form/unsaved";
import { readToast, toastSetCookie } from "~/services/http/cookies.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { Marca } from "~/site/frame/marca";
import type { Route } from "./+types/layout";

export const handle = { hydrate: true, kept: false, form: "editor" } satisfies RouteHandle;
export const middleware = [guard];
export const clientMiddleware = [keepScreen];
/** Always reloads, because the next page must read the toast cookie. */
export const shouldRevalidate = wasAnswered;

/** The draft of a screen, and the files that it names. */
async function recovered(request: Request, admin: number, ruta: string) {
  const draft = await findDraft(request, admin, ruta);
  return draft && { ...draft, medios: await recoveredMedios(draft) };
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { admin, csrf } = context.get(adminSession);
  const [toast, nuevos, nuevas, borrador, empresa] = await Promise.all([
    readToast(request),
    countNuevos().catch(() => 0),
    countNuevas().catch(() => 0),
    recovered(request, admin.id, url.pathname),
    getEmpresa(),
  ]);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (toast) headers.set("Set-Cookie", await toastSetCookie(null));
  const idempotencia = newIdempotencyKey();
  return data({ nombre: admin.nombre, csrf, idempotencia, toast, nuevos, nuevas, borrador, empresa }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Whether a form was refused since a message came: what it says is no longer the last. */
function useOver(toast: object | null): boolean {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    // The list of what is wrong takes the focus, also where the browser alone refused the form.
    const onFocus = ({ target }: Event) => {
      if (target instanceof Element && target.matches("[data-part=summary]")) setOver(toast);
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [toast]);
  return over === toast;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { toast, empresa, ...admin } = loaderData;
  const busy = useNavigation().state !== "idle";
  const isOver = useOver(toast);
  const { key } = useLocation();
  useAnchors();
  useArrival();
  return (
    <EmpresaProvider value={empresa}>
      <AdminProvider value={admin}>
        <meta name="robots" content="noindex" />
        <a className="salto" href="#contenido">
          Saltar al contenido
        </a>
        <AdminFrame brand={<Marca empresa={empresa} href="/admin" />} nombre={admin.nombre} busy={busy}>
          <News toast={isOver ? null : toast} place={key} />
          <Unanswered />
          <UnsavedGuard>
            <RecoveredTexts />
            <Outlet />
          </UnsavedGuard>
        </AdminFrame>
        <Waiting />
      </AdminProvider>
    </EmpresaProvider>
  );
}
