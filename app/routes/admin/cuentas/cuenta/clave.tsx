import { getZodConstraint } from "@conform-to/zod/v4";
import { Editor, useEditor } from "~/admin/form/editor";
import { saveForm } from "~/admin/form/form.server";
import { PageTitle } from "~/admin/shell/page-title";
import { adminSession } from "~/admin/session/session.server";
import { openBrowserSession } from "~/admin/session/welcome.server";
import { ClaveSchema } from "~/domain/cuentas/administradores";
import { changePassword } from "~/domain/cuentas/cuenta.server";
import { TextField } from "~/ui/form/fields";
import type { Route } from "./+types/clave";

const path = "/admin/cuenta";

export function loader() {
  return { constraint: getZodConstraint(ClaveSchema) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin } = context.get(adminSession);
  const failure = "No se pudo cambiar la contraseña. Inténtelo de nuevo.";
  return saveForm(request, ClaveSchema, failure, async (value) => {
    const changed = await changePassword(admin.id, value);
    const texto = "Sus demás sesiones se cerraron.";
    return openBrowserSession(request, changed, path, { tono: "ok", titulo: "Contraseña actualizada", texto });
  });
}

async function schema() {
  return (await import("~/domain/cuentas/administradores")).ClaveSchema;
}

export default function Clave({ loaderData: { constraint }, actionData }: Route.ComponentProps) {
  const [form, fields] = useEditor({ constraint, schema }, {}, actionData);
  return (
    <>
      <PageTitle titulo="Cambiar contraseña" texto="Al cambiarla se cierran sus sesiones en otros equipos" />
      <Editor
        form={form}
        title="Contraseña"
        answer={actionData}
        submitLabel="Cambiar contraseña"
        cancel={path}
        self={`${path}/clave`}
      >
        <TextField
          label="Contraseña actual"
          type="password"
          autoComplete="current-password"
          field={fields.password_actual}
        />
        <TextField
          label="Contraseña nueva"
          type="password"
          autoComplete="new-password"
          field={fields.password}
          hint="Al menos 12 caracteres."
        />
      </Editor>
    </>
  );
}
