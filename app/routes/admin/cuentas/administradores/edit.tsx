import { getZodConstraint } from "@conform-to/zod/v4";
import { KeyRound } from "lucide";
import { Link } from "react-router";
import { Editor, useEditor } from "~/admin/form/editor";
import { found, recordId, redirectWithToast, saveRowForm } from "~/admin/form/form.server";
import { ListLink } from "~/admin/list/link";
import { listHref, listSearch, withListQuery } from "~/admin/list/address";
import { PageTitle } from "~/admin/shell/page-title";
import { getAdmin } from "~/domain/cuentas/administradores.server";
import { administradores } from "~/domain/cuentas/accounts.server";
import { NombreSchema } from "~/domain/cuentas/administradores";
import { buttonClass } from "~/ui/button";
import { FixedField, TextField } from "~/ui/form/fields";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/edit";

const path = "/admin/administradores";

export async function loader({ params, url }: Route.LoaderArgs) {
  const admin = found(await getAdmin(recordId(params.id)));
  const acceso = withListQuery(`${path}/${admin.id}/acceso`, listSearch(url));
  return { admin, acceso, list: listHref(path, url), constraint: getZodConstraint(NombreSchema) };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const failure = "No se pudo actualizar el administrador. Inténtelo de nuevo.";
  const row = { schema: NombreSchema, failure, get: () => getAdmin(id) };
  return saveRowForm(request, row, async ({ nombre }, revision) => {
    await administradores.set(id, revision, { nombre });
    return redirectWithToast(listHref(path, url), "Administrador actualizado", nombre);
  });
}

async function schema() {
  return (await import("~/domain/cuentas/administradores")).NombreSchema;
}

export default function AdministradorEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { admin, acceso, list, constraint } = loaderData;
  const [form, fields] = useEditor({ constraint, schema }, { nombre: admin.nombre }, actionData);
  return (
    <>
      <ListLink to={list}>Lista de Administradores</ListLink>
      <PageTitle titulo={admin.nombre} tab={`${admin.nombre} - Editar Administrador`} className="max-w-240">
        <Link className={buttonClass()} to={acceso}>
          <Icon of={KeyRound} />
          Acceso y contraseña
        </Link>
      </PageTitle>
      <Editor
        form={form}
        title="Editar Administrador"
        revision={admin.revision}
        answer={actionData}
        submitLabel="Actualizar"
        cancel={list}
        self={`${path}/${admin.id}`}
      >
        <TextField label="Nombre" field={fields.nombre} />
        <FixedField name="email" label="Email" value={admin.email} hint="Con este email entra; no se puede cambiar." />
      </Editor>
    </>
  );
}
