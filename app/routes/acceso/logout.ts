import { redirect } from "react-router";
import { checkToken, currentSession } from "~/admin/session/session.server";
import { closeSession } from "~/domain/cuentas/sessions.server";
import { logEvent } from "~/services/log/event-log.server";
import { requestInfo } from "~/services/http/request-info.server";
import { readSessionToken, sessionSetCookie, toastSetCookie } from "~/services/http/cookies.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/logout";

export const handle = { kept: false } satisfies RouteHandle;

export async function action({ request, context }: Route.ActionArgs) {
  const session = await currentSession(request);
  if (session && context.get(requestInfo).originUnknown) await checkToken(request, session.csrf);
  const token = await readSessionToken(request);
  if (token) await closeSession(token);
  logEvent("salida", { admin: session?.admin.id });
  // The browser deletes what it stored of the back office; the known-device cookie stays.
  const headers = new Headers({ "Clear-Site-Data": '"cache", "storage"' });
  headers.append("Set-Cookie", await sessionSetCookie(null, new Date(0)));
  const toast = { tono: "ok", titulo: "Sesión cerrada", texto: "Has cerrado sesión correctamente" } as const;
  headers.append("Set-Cookie", await toastSetCookie(toast));
  return redirect("/admin/login", { status: 303, headers });
}

/** A GET changes nothing: it only redirects to the panel or to the login. */
export function loader() {
  return redirect("/admin");
}
