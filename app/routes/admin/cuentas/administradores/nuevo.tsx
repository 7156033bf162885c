import { getZodConstraint } from "@conform-to/zod/v4";
import { data, Link } from "react-router";
import { type Constraints, Editor, type EditorAnswer, useEditor } from "~/admin/form/editor";
import { saveForm } from "~/admin/form/form.server";
import { listHref } from "~/admin/list/address";
import { PageTitle } from "~/admin/shell/page-title";
import { adminSession } from "~/admin/session/session.server";
import { inviteAdmin } from "~/domain/cuentas/administradores.server";
import { InvitacionSchema } from "~/domain/cuentas/administradores";
import { requirePresentPassword } from "~/domain/cuentas/cuenta.server";
import { buttonClass } from "~/ui/button";
import { TextField } from "~/ui/form/fields";
import type { Route } from "./+types/nuevo";
import { EnlaceNota, enlaceOf } from "./enlace";

const path = "/admin/administradores";

export function loader({ url }: Route.LoaderArgs) {
  return { list: listHref(path, url), constraint: getZodConstraint(InvitacionSchema) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const failure = "No se pudo invitar al administrador. Inténtelo de nuevo.";
  return saveForm(request, InvitacionSchema, failure, async ({ password_actual, nombre, email }, _, form) => {
    const quien = await requirePresentPassword(context.get(adminSession).admin.id, password_actual);
    const made = await inviteAdmin(quien, { nombre, email }, form);
    // The link is only in this answer, so it is shown only once.
    return data({ enlace: enlaceOf(url, { nombre, ...made }) }, 201);
  });
}

async function schema() {
  return (await import("~/domain/cuentas/administradores")).InvitacionSchema;
}

interface FormularioProps {
  list: string;
  constraint: Constraints;
  answer: EditorAnswer | undefined;
}

function Formulario({ list, constraint, answer }: FormularioProps) {
  const [form, fields] = useEditor({ constraint, schema }, {}, answer);
  return (
    <Editor
      form={form}
      title="Datos de la persona"
      answer={answer}
      submitLabel="Invitar"
      cancel={list}
      self={`${path}/nuevo`}
    >
      <TextField label="Nombre" field={fields.nombre} />
      <TextField label="Email" type="email" field={fields.email} />
      <TextField
        label="Su contraseña actual"
        type="password"
        autoComplete="current-password"
        field={fields.password_actual}
        hint="La de usted: quien invita muestra que es quien dice ser."
      />
    </Editor>
  );
}

export default function AdministradorNuevo({ loaderData, actionData }: Route.ComponentProps) {
  const { list, constraint } = loaderData;
  const enlace = actionData && "enlace" in actionData ? actionData.enlace : null;
  const answer = actionData && "result" in actionData ? actionData : undefined;
  return (
    <>
      <PageTitle
        titulo="Invitar Administrador"
        texto="Usted recibe un enlace de un solo uso y se lo pasa a la persona, que elige su contraseña"
      >
        {enlace && (
          <Link className={buttonClass()} to={list}>
            Volver a la lista
          </Link>
        )}
      </PageTitle>
      {enlace ? <EnlaceNota {...enlace} /> : <Formulario list={list} constraint={constraint} answer={answer} />}
    </>
  );
}
