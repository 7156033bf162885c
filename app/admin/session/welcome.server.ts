import { redirect } from "react-router";
import { closeSession, openSession, type Verified } from "~/domain/cuentas/sessions.server";
import { logEvent } from "~/services/log/event-log.server";
import {
  deviceSetCookie,
  readDevice,
  readSessionToken,
  sessionSetCookie,
  type ToastMessage,
  toastSetCookie,
} from "~/services/http/cookies.server";
import { log } from "~/services/log/log.server";

/**
 * Ends the session of this browser, if it has one. Returns the headers that make the browser forget it, even when the
 * database cannot.
 */
export async function closeBrowserSession(request: Request): Promise<Headers> {
  const token = await readSessionToken(request);
  if (!token) return new Headers();
  try {
    await closeSession(token);
  } catch (error) {
    log.error("A session could not be ended", error);
  }
  return new Headers({ "Set-Cookie": await sessionSetCookie(null, new Date(0)) });
}

/**
 * Opens a session in this browser in place of the previous one, marks the browser as a known device, and redirects with
 * a message. Throws LoginRefusal when the password was changed or the account deactivated in the meantime.
 */
export async function openBrowserSession(
  request: Request,
  admin: Verified,
  to: string,
  toast: ToastMessage = { tono: "ok", titulo: "Bienvenido", texto: `Hola ${admin.nombre}` },
): Promise<Response> {
  const { token, expires } = await openSession(admin, request.headers.get("User-Agent") ?? "");
  logEvent("ingreso", { admin: admin.id });
  const before = await readSessionToken(request);
  if (before) await closeSession(before);
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionSetCookie(token, expires));
  headers.append("Set-Cookie", await deviceSetCookie(await readDevice(request), admin));
  headers.append("Set-Cookie", await toastSetCookie(toast));
  return redirect(to, { status: 303, headers });
}
