import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { readTypedForm } from "~/admin/form/form-data.server";
import { ScreenTitle } from "~/admin/shell/empresa";
import { openBrowserSession } from "~/admin/session/welcome.server";
import { type Enlace, findEnlace, redeemEnlace, redeemSetup } from "~/domain/cuentas/acceso.server";
import { AdminSchema, enlaceSchemas } from "~/domain/cuentas/administradores";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { LoginRefusal, type Verified } from "~/domain/cuentas/sessions.server";
import { logEvent } from "~/services/log/event-log.server";
import { toastSetCookie } from "~/services/http/cookies.server";
import { type RouteHandle, searchOf } from "~/services/http/route-handle";
import { buttonClass } from "~/ui/button";
import { PlainField } from "~/ui/form/plain-field";
import { Toast } from "~/ui/toast";
import type { Route } from "./+types/primer-acceso";

export const handle = { search: { llave: String }, form: "access" } satisfies RouteHandle;

async function closed() {
  const texto = "Pida otro a un administrador: cada enlace sirve una sola vez, durante 24 horas.";
  const toast = { tono: "error", titulo: "Este enlace ya no sirve", texto } as const;
  return redirect("/admin/login", { headers: { "Set-Cookie": await toastSetCookie(toast) } });
}

async function requireEnlace(url: URL): Promise<Enlace & { key: string }> {
  const key = searchOf(handle, url).llave;
  const enlace = await findEnlace(key);
  if (!enlace) throw await closed();
  return { ...enlace, key };
}

/** Screen of a one-time link: first start, invitation, forgotten password (ADM §6, DEC 15). */
export async function loader({ url }: Route.LoaderArgs) {
  const { tipo, admin } = await requireEnlace(url);
  return { tipo, nombre: admin?.nombre ?? "", email: admin?.email ?? "" };
}

function refuse({ error, initialValue }: SubmissionResult) {
  const { nombre, email } = { nombre: undefined, email: undefined, ...initialValue };
  const typed = { nombre: String(nombre ?? ""), email: String(email ?? "") };
  return data({ errors: error ?? {}, typed }, { status: 400 });
}

export async function action({ request, url }: Route.ActionArgs) {
  const { tipo, admin: owner, key } = await requireEnlace(url);
  const { fields, problem } = await readTypedForm(request);
  const submission = parseWithZod(fields, { schema: enlaceSchemas[tipo] });
  if (problem) return refuse(submission.reply({ hideFields: ["password"], formErrors: [problem] }));
  if (submission.status !== "success") return refuse(submission.reply({ hideFields: ["password"] }));
  const first = owner ? null : AdminSchema.parse(submission.payload);
  let admin: Verified | null;
  try {
    admin = owner ? await redeemEnlace(key, owner, submission.value) : first && (await redeemSetup(key, first));
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error;
    return refuse(submission.reply({ hideFields: ["password"], fieldErrors: { [error.field]: [error.message] } }));
  }
  if (!admin) throw await closed();
  logEvent("enlace usado", { admin: admin.id, motivo: tipo });
  return openBrowserSession(request, admin, "/admin").catch(async (error: unknown) => {
    throw error instanceof LoginRefusal ? await closed() : error;
  });
}

const texts = {
  primer_acceso: ["Primer acceso", "Cree la cuenta del primer administrador.", "Crear cuenta"],
  invitacion: ["Active su cuenta", "Elija una contraseña para entrar al panel.", "Activar cuenta"],
  clave: ["Nueva contraseña", "Elija la contraseña con que entrará desde ahora.", "Guardar contraseña"],
} as const;

export default function PrimerAcceso({ loaderData, actionData }: Route.ComponentProps) {
  const errors: Record<string, string[] | null> = actionData?.errors ?? {};
  const { tipo, nombre, email } = loaderData;
  const [titulo, texto, submit] = texts[tipo];
  const text = (name: "nombre" | "email", label: string, type: "text" | "email", autoComplete: string) => (
    <PlainField
      {...{ name, label, type, autoComplete }}
      defaultValue={actionData?.typed[name] ?? loaderData[name]}
      error={errors[name]?.[0]}
    />
  );
  return (
    <form method="post">
      <ScreenTitle titulo={titulo} />
      <div>
        <h1 className="h2">{titulo}</h1>
        <p className="nota mt-2">{texto} Este enlace sirve una sola vez.</p>
        {email && <p className="nota mt-2">{tipo === "clave" ? `${nombre} · ${email}` : email}</p>}
      </div>
      {actionData && (
        <Toast tono="error" titulo="Datos inválidos" texto={errors[""]?.[0] ?? "Revise los campos marcados."} />
      )}
      {tipo !== "clave" && text("nombre", "Nombre", "text", "name")}
      {tipo === "primer_acceso" && text("email", "Email", "email", "username")}
      <PlainField
        name="password"
        label="Contraseña"
        type="password"
        autoComplete="new-password"
        hint="Al menos 12 caracteres."
        error={errors.password?.[0]}
      />
      <button type="submit" className={buttonClass({ variant: "dark", size: "wide" })}>
        {submit}
      </button>
    </form>
  );
}
