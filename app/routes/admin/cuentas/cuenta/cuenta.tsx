import { getZodConstraint } from "@conform-to/zod/v4";
import { KeyRound } from "lucide";
import { Link } from "react-router";
import { Editor, useEditor } from "~/admin/form/editor";
import { readTypedForm } from "~/admin/form/form-data.server";
import { found, redirectWithToast, rowAction, saveForm } from "~/admin/form/form.server";
import { PageTitle } from "~/admin/shell/page-title";
import { adminSession } from "~/admin/session/session.server";
import { getAdmin } from "~/domain/cuentas/administradores.server";
import { administradores } from "~/domain/cuentas/accounts.server";
import { NombreSchema } from "~/domain/cuentas/administradores";
import { closeOtherSesiones, closeSesion, listSesiones } from "~/domain/cuentas/cuenta.server";
import { formatMoment } from "~/domain/kernel/dates";
import { browserName } from "~/domain/cuentas/browser-name";
import { countOf } from "~/domain/kernel/text";
import { buttonClass } from "~/ui/button";
import { FixedField, TextField } from "~/ui/form/fields";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/cuenta";
import { Sesiones } from "./sesiones";

const path = "/admin/cuenta";

export async function loader({ context }: Route.LoaderArgs) {
  const { admin, sesion } = context.get(adminSession);
  const sesiones = (await listSesiones(admin.id)).map(({ id, navegador, created_at, expires_at }) => ({
    id,
    equipo: browserName(navegador),
    inicio: formatMoment(created_at),
    vence: formatMoment(expires_at),
    actual: id === sesion,
  }));
  return { admin: found(await getAdmin(admin.id)), sesiones, constraint: getZodConstraint(NombreSchema) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { admin, sesion } = context.get(adminSession);
  const form = await readTypedForm(request);
  if (form.fields.has("intent")) {
    return rowAction(form, url, "No se pudo cerrar la sesión. Inténtelo de nuevo.", {
      cerrar: async ({ id }) => {
        await closeSesion(admin.id, id);
        return { titulo: "Sesión cerrada" };
      },
      "cerrar-otras": async () => {
        const closed = await closeOtherSesiones(admin.id, sesion);
        return { titulo: "Sesiones cerradas", texto: countOf(closed, "sesión cerrada", "sesiones cerradas") };
      },
    });
  }
  const failure = "No se pudo actualizar su cuenta. Inténtelo de nuevo.";
  return saveForm(form, NombreSchema, failure, async ({ nombre }, revision) => {
    await administradores.set(admin.id, revision, { nombre });
    return redirectWithToast(path, "Cuenta actualizada", nombre);
  });
}

async function schema() {
  return (await import("~/domain/cuentas/administradores")).NombreSchema;
}

export default function Cuenta({ loaderData, actionData }: Route.ComponentProps) {
  const { admin, sesiones, constraint } = loaderData;
  const [form, fields] = useEditor({ constraint, schema }, { nombre: admin.nombre }, actionData);
  return (
    <>
      <PageTitle titulo="Mi cuenta" texto="Su nombre, su contraseña y sus sesiones">
        <Link className={buttonClass()} to={`${path}/clave`}>
          <Icon of={KeyRound} />
          Cambiar contraseña
        </Link>
      </PageTitle>
      <Editor
        form={form}
        title="Datos"
        revision={admin.revision}
        answer={actionData}
        submitLabel="Guardar Cambios"
        cancel="/admin"
        self={path}
      >
        <TextField label="Nombre" autoComplete="name" field={fields.nombre} />
        <FixedField name="email" label="Email" value={admin.email} hint="Con este email entra; no se puede cambiar." />
      </Editor>
      <Sesiones sesiones={sesiones} />
    </>
  );
}
