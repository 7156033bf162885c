import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { readFormData } from "~/admin/form-data.server";
import { AdminSchema } from "~/domain/admins";
import { createAdmin, isSetupTokenValid, openSession, spendSetupToken } from "~/domain/sesiones.server";
import { sessionSetCookie, toastSetCookie } from "~/services/cookies.server";
import { PlainField } from "~/ui/plain-field";
import { Toast } from "~/ui/toast";
import type { Route } from "./+types/primer-acceso";

async function requireKey(url: URL): Promise<string> {
  const key = url.searchParams.get("llave") ?? "";
  if (!(await isSetupTokenValid(key))) throw redirect("/admin/login");
  return key;
}

/** The one-time link printed at start while there is no administrator (ADM §6, decision 15). */
export async function loader({ url }: Route.LoaderArgs) {
  await requireKey(url);
  return null;
}

export async function action({ request, url }: Route.ActionArgs) {
  const key = await requireKey(url);
  const submission = parseWithZod(await readFormData(request), { schema: AdminSchema });
  if (submission.status !== "success") {
    const { error, initialValue: typed } = submission.reply({ hideFields: ["password"] });
    return data(
      { errors: error ?? {}, typed: { nombre: String(typed?.nombre ?? ""), email: String(typed?.email ?? "") } },
      { status: 400 },
    );
  }
  if (!(await spendSetupToken(key))) throw redirect("/admin/login");
  const admin = await createAdmin(submission.value);
  if (!admin) throw redirect("/admin/login");
  const { token, expires } = await openSession(admin.id, request.headers.get("User-Agent") ?? "");
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionSetCookie(token, expires));
  headers.append(
    "Set-Cookie",
    await toastSetCookie({ tono: "ok", titulo: "Bienvenido", texto: `Hola ${admin.nombre}` }),
  );
  return redirect("/admin", { status: 303, headers });
}

export default function PrimerAcceso({ actionData }: Route.ComponentProps) {
  const errors: Record<string, string[] | null> = actionData?.errors ?? {};
  const { nombre, email } = actionData?.typed ?? {};
  return (
    <form method="post">
      <title>Primer acceso - GED Autopartes</title>
      <div>
        <h1 className="h2">Primer acceso</h1>
        <p className="nota">Cree la cuenta del primer administrador. Este enlace sirve una sola vez.</p>
      </div>
      {actionData && <Toast tono="error" titulo="Datos inválidos" texto="Revise los campos marcados." />}
      <PlainField
        name="nombre"
        label="Nombre"
        type="text"
        autoComplete="name"
        defaultValue={nombre}
        error={errors.nombre?.[0]}
      />
      <PlainField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={errors.email?.[0]}
      />
      <PlainField
        name="password"
        label="Contraseña"
        type="password"
        autoComplete="new-password"
        hint="Al menos 12 caracteres."
        error={errors.password?.[0]}
      />
      <button type="submit" className="btn btn--tinta">
        Crear cuenta
      </button>
    </form>
  );
}
