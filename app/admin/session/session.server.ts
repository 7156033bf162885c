import { createContext, data, type MiddlewareFunction } from "react-router";
import { type Admin, csrfToken, findSession } from "~/domain/cuentas/sessions.server";
import { actingAs } from "~/services/log/actor.server";
import { logEvent } from "~/services/log/event-log.server";
import { requestInfo } from "~/services/http/request-info.server";
import { readSessionToken } from "~/services/http/cookies.server";
import { log } from "~/services/log/log.server";
import { redirectToLogin, deleteDraft } from "./expired.server";
import { requestId } from "~/services/log/request-id.server";
import { isMultipart } from "~/services/http/form-limits.server";
import { readTypedForm } from "~/admin/form/form-data.server";
import { readTypedUpload, receiveUpload, requireToken } from "~/admin/media/upload.server";

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
  const ours = path && /^\/admin(?:\/[\w\-/]*)?(?:\?[\w\-=&%+.~,*]*)?$/.test(path);
  return ours && !/^\/admin\/(?:login|logout|primer-acceso)\b/.test(path) ? path : "/admin";
}

/** Throws 403 unless the form carries the session's CSRF token. Called when no header tells the request's origin. */
export async function checkToken(request: Request, csrf: string): Promise<void> {
  requireToken((await readTypedForm(request.clone())).fields, csrf);
}

/** Whether an answer tells of a save: it leads on, which one to the scripts of a screen says by 202, or shows what was made. */
function hasSaved({ status }: Response): boolean {
  return status === 201 || status === 202 || (status >= 300 && status < 400);
}

/** Makes the answer to a form of the back office; one that was saved takes the draft that it was filled in from with it. */
async function answerForm(
  { request, context, url }: Pick<Parameters<typeof guard>[0], "request" | "context" | "url">,
  admin: number,
  next: () => Promise<Response>,
): Promise<Response> {
  // A form with files has been read already: its copy would keep all of them in memory.
  const copy = isMultipart(request.headers.get("content-type")) ? request : request.clone();
  const answer = await next();
  if (!hasSaved(answer)) return answer;
  const forget = async () => {
    const { fields } = await readTypedUpload(copy, context);
    await deleteDraft(request, admin, url.pathname, fields);
  };
  await forget().catch((error: unknown) => log.warn("The draft of a form that was saved could not be deleted", error));
  return answer;
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
    const answer = () => answerForm({ request, context, url }, session.admin.id, next);
    if (isMultipart(request.headers.get("content-type"))) return receiveUpload(request, context, session.csrf, answer);
    if (context.get(requestInfo).originUnknown) await checkToken(request, session.csrf);
    return answer();
  });
};
