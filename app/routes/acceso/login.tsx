import { ArrowLeft } from "lucide";
import { data, redirect } from "react-router";
import { z } from "zod";
import { signIn } from "~/admin/session/authenticator.server";
import { readTypedForm } from "~/admin/form/form-data.server";
import { currentSession, safeReturn } from "~/admin/session/session.server";
import { ScreenTitle, useEmpresa } from "~/admin/shell/empresa";
import { closeBrowserSession, openBrowserSession } from "~/admin/session/welcome.server";
import { emailClave, LoginSchema } from "~/domain/cuentas/administradores";
import { TooManyAttempts } from "~/domain/cuentas/rate-limits.server";
import { LoginRefusal } from "~/domain/cuentas/sessions.server";
import { logEvent } from "~/services/log/event-log.server";
import { requestInfo } from "~/services/http/request-info.server";
import { readToast, toastSetCookie } from "~/services/http/cookies.server";
import { type RouteHandle, searchOf } from "~/services/http/route-handle";
import { log } from "~/services/log/log.server";
import { buttonClass, textLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PlainField } from "~/ui/form/plain-field";
import { Toast } from "~/ui/toast";
import type { Route } from "./+types/login";

export const handle = { search: { volver: String }, form: "access" } satisfies RouteHandle;

export async function loader({ request, url }: Route.LoaderArgs) {
  if (await currentSession(request)) throw redirect(safeReturn(searchOf(handle, url).volver));
  const toast = await readToast(request);
  return data({ toast }, toast ? { headers: { "Set-Cookie": await toastSetCookie(null) } } : {});
}

export { waitHeaders as headers } from "~/services/http/plain-answer.server";

function refusal(error: unknown, who: { ip: string; cuenta: string }) {
  if (error instanceof LoginRefusal) {
    logEvent("ingreso rechazado", { ...who, motivo: error.titulo });
    return { titulo: error.titulo, texto: error.message, status: error.status };
  }
  if (error instanceof TooManyAttempts) {
    logEvent("ingreso aplazado", who);
    return { titulo: "Demasiados intentos", texto: error.message, status: 429 };
  }
  log.error("Login failed", error);
  return { titulo: "Error", texto: "Ocurrió un error durante el login", status: 500 };
}

function fieldErrors(error: z.ZodError<z.output<typeof LoginSchema>>): Record<string, string | undefined> {
  const { email, password } = z.flattenError(error).fieldErrors;
  return { email: email?.[0], password: password?.[0] };
}

/** Signs in. Every attempt that fails ends the session this browser still had (ADM §8). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { fields, problem } = await readTypedForm(request.clone());
  const typed = String(fields.get("email") ?? "").slice(0, 254);
  if (problem) return data({ typed, field: {}, fault: { titulo: "Error", texto: problem } }, { status: 400 });
  const login = LoginSchema.safeParse(Object.fromEntries(fields));
  if (!login.success) return data({ typed, field: fieldErrors(login.error), fault: null }, { status: 400 });
  const { ip } = context.get(requestInfo);
  try {
    const admin = await signIn(request, login.data.email, ip);
    return await openBrowserSession(request, admin, safeReturn(searchOf(handle, url).volver));
  } catch (error) {
    const { status, ...fault } = refusal(error, { ip, cuenta: emailClave(typed) });
    const headers = await closeBrowserSession(request);
    if (error instanceof TooManyAttempts) headers.set("Retry-After", String(error.seconds));
    return data({ typed, field: {}, fault }, { status, headers });
  }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const errors: Record<string, string | undefined> = actionData?.field ?? {};
  return (
    <form method="post">
      <ScreenTitle titulo="Iniciar sesión" />
      <div>
        <h1 className="h2">Administración</h1>
        <p className="nota mt-2">Ingrese con su cuenta de {useEmpresa()}.</p>
      </div>
      {loaderData.toast && !actionData && <Toast {...loaderData.toast} />}
      {actionData?.fault && <Toast tono="error" {...actionData.fault} />}
      <PlainField
        name="email"
        label="Email"
        type="email"
        error={errors.email}
        autoComplete="username"
        defaultValue={actionData?.typed}
      />
      <PlainField
        name="password"
        label="Contraseña"
        type="password"
        error={errors.password}
        autoComplete="current-password"
      />
      <button
        type="submit"
        className={buttonClass({ variant: "dark", size: "wide" })}
        data-pendiente="Iniciando sesión..."
      >
        Iniciar Sesión
      </button>
      <a className={textLink} href="/">
        <Icon of={ArrowLeft} />
        Volver al sitio
      </a>
    </form>
  );
}
