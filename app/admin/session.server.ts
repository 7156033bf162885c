import { createContext, data, type MiddlewareFunction } from "react-router";
import { type Admin, csrfToken, findSession } from "~/domain/sesiones.server";
import { actingAs } from "~/services/actor.server";
import { requestInfo } from "~/services/context.server";
import { readSessionToken } from "~/services/cookies.server";
import { log } from "~/services/log.server";
import { askToSignIn, forget } from "./expired.server";
import { readFormData } from "./form-data.server";

interface AdminSession {
  admin: Admin;
  /** Id of the session's row. */
  sesion: number;
  csrf: string;
}

/** Who is signed in; set by `guard` for every screen of the back office. */
export const adminSession = createContext<AdminSession>();

/** The session of a request, or null. Throws 503 when the database cannot tell. */
export async function currentSession(request: Request): Promise<AdminSession | null> {
  const token = await readSessionToken(request);
  if (!token) return null;
  try {
    const found = await findSession(token);
    return found && { ...found, csrf: csrfToken(token) };
  } catch (error) {
    const texto = "No se pudo verificar los permisos administrativos";
    log.error(texto, error);
    throw data({ titulo: "Acceso denegado", texto }, { status: 503 });
  }
}

/** A path of the back office to come back to after login, or its start. */
export function safeReturn(path: string | null): string {
  return path && /^\/admin(?!\/(?:login|logout|primer-acceso)\b)(\/[\w\-/]*)?(\?[\w\-=&%+.~]*)?$/.test(path)
    ? path
    : "/admin";
}

/** Throws 403 unless the form carries the session's token; asked for when no header tells where it comes from. */
export async function checkToken(request: Request, csrf: string): Promise<void> {
  const form = await readFormData(request.clone());
  if (form.get("csrf") !== csrf) {
    throw data(
      { titulo: "Error", texto: "La página estaba vencida. Vuelva atrás, recárguela e intente de nuevo." },
      { status: 403 },
    );
  }
}

/**
 * Stands before every loader and action of the back office: without a live session of an active administrator it leads
 * to the login (ADM §2). A post whose origin no header tells must carry the form's token.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const session = await currentSession(request);
  if (!session) throw await askToSignIn(request, url);
  const changes = request.method !== "GET" && request.method !== "HEAD";
  if (changes && context.get(requestInfo).originUnknown) await checkToken(request, session.csrf);
  if (changes) await forget(request, session.admin.id, url.pathname);
  context.set(adminSession, session);
  return actingAs(session.admin, next);
};
