import { redirect } from "react-router";
import { closeSession } from "~/domain/sesiones.server";
import { readSessionToken, sessionSetCookie, toastSetCookie } from "~/services/cookies.server";
import type { Route } from "./+types/logout";

export async function action({ request }: Route.ActionArgs) {
  const token = await readSessionToken(request);
  if (token) await closeSession(token);
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionSetCookie(null, new Date(0)));
  const toast = { tono: "ok", titulo: "Sesión cerrada", texto: "Has cerrado sesión correctamente" } as const;
  headers.append("Set-Cookie", await toastSetCookie(toast));
  return redirect("/admin/login", { status: 303, headers });
}

/** Nothing is changed by GET: the address alone only leads to the panel, or to the login. */
export function loader() {
  return redirect("/admin");
}
