import { createContext, data, type MiddlewareFunction } from "react-router";
import { type Admin, csrfToken, findSession } from "~/domain/cuentas/sessions.server";
import { actingAs } from "~/services/log/actor.server";
import { logEvent } from "~/services/log/event-log.server";
import { requestInfo } from "~/services/http/request-info.server";
import { readSessionToken } from "~/services/http/cookies.server";
import { log } from "~/services/log/log.server";
import { redirectToLogin, deleteDraft } from "./expired.server";
import { requestId } from "~/services/log/request-id.server";
import { checkedForm } from "~/services/http/form-gate.server";
import { isMultipart } from "~/services/http/form-limits.server";
import { readTypedForm } from "~/admin/form/form-data.server";
import { receiveUpload, requireToken } from "~/admin/media/upload.server";

interface AdminSession {
  admin: Admin;
  /** Id of the session's row. */
  sesion: number;
  csrf: string;
}

/** The signed-in administrator; set by `guard` for every screen of the back office. */
export const adminSession = createContext<AdminSession>();

/** The session of a request, or null. Throws 503 when the database cannot be read. */
export async function currentSession(request: Request): Promise<AdminSession | null> {
  const token = await readSessionToken(request);
  if (!token) return null;
  try {
    const found = await findSession(token);
    return found && { ...found, csrf: csrfToken(token) };
  } catch (error) {
    const texto = "No se pudo verificar los permisos administrativos";
    log.error(texto, error);
    throw data({ titulo: "Acceso denegado", texto, solicitud: requestId() }, { status: 503 });
  }
}

/** The back office path to return to after login; "/admin" when the given one is not safe. */
export function safeReturn(path: string | null): string {
  const ours = path && /^\/admin(?:\/[\w\-/]*)?(?:\?[\w\-=&%+.~]*)?$/.test(path);
  return ours && !/^\/admin\/(?:login|logout|primer-acceso)\b/.test(path) ? path : "/admin";
}

/** Throws 403 unless the form carries the session's CSRF token. Called when no header tells the request's origin. */
export async function checkToken(request: Request, csrf: string): Promise<void> {
  requireToken((await readTypedForm(request.clone())).fields, csrf);
}

/** The name of the form of a screen that was posted, null where it has none; undefined for one with files, a screen's only. */
async function editorOf(request: Request): Promise<string | null | undefined> {
  // Its copy would keep all of its files in memory.
  if (isMultipart(request.headers.get("content-type"))) return undefined;
  const editor = (await checkedForm(request.clone()))?.fields.get("editor");
  return typeof editor === "string" ? editor : null;
}

/**
 * Runs before every loader and action of the back office. Without a live session of an active administrator it
 * redirects to the login (ADM §2). A post whose origin no header tells must carry the CSRF token.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const session = await currentSession(request);
  if (!session) {
    if (request.method !== "GET") logEvent("sin sesión", { ruta: url.pathname, ip: context.get(requestInfo).ip });
    throw await redirectToLogin(request, url);
  }
  context.set(adminSession, session);
  return actingAs(session.admin, async () => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    // A failure to delete the old draft must not stop the current post.
    await deleteDraft(request, session.admin.id, url.pathname, () => editorOf(request)).catch((error: unknown) => {
      log.warn("What was kept of an earlier post could not be forgotten", error);
    });
    if (isMultipart(request.headers.get("content-type"))) return receiveUpload(request, context, session.csrf, next);
    if (context.get(requestInfo).originUnknown) await checkToken(request, session.csrf);
    return next();
  });
};
