import { KeyRound } from "lucide-react";
import { data } from "react-router";
import { Editor, useEditor } from "~/admin/editor";
import { EnlaceNota } from "~/admin/enlace";
import { readFormData } from "~/admin/form-data.server";
import { found, recordId, redirectWithToast, saveForm } from "~/admin/form.server";
import { listHref } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { PostButton, PostForm } from "~/admin/post-form";
import { createAccessLink, getAdmin, renameAdmin } from "~/domain/administradores.server";
import { NombreSchema } from "~/domain/admins";
import { formatMoment } from "~/domain/fechas";
import { Refusal } from "~/domain/refusal";
import { log } from "~/services/log.server";
import { FixedField, TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/edit";

const path = "/admin/administradores";

export async function loader({ params, url }: Route.LoaderArgs) {
  return { admin: found(await getAdmin(recordId(params.id))), list: listHref(path, url) };
}

async function giveLink(id: number, url: URL) {
  const { nombre } = found(await getAdmin(id));
  try {
    const { token, expires_at } = await createAccessLink(id);
    const href = `${url.origin}/admin/primer-acceso?llave=${token}`;
    return data({ enlace: { nombre, href, vence: formatMoment(expires_at) } });
  } catch (error) {
    const known = error instanceof Refusal;
    if (!known) log.error("No se pudo crear el enlace", error);
    const texto = known ? error.message : "No se pudo crear el enlace. Inténtalo de nuevo.";
    return redirectWithToast(url.pathname + url.search, "Error", texto, "error");
  }
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  if ((await readFormData(request.clone())).get("intent") === "enlace") return giveLink(id, url);
  const failure = "No se pudo actualizar el administrador. Inténtalo de nuevo.";
  return saveForm(request, NombreSchema, failure, async ({ nombre }, revision) => {
    await renameAdmin(id, revision, nombre);
    return redirectWithToast(listHref(path, url), "Administrador actualizado", nombre);
  });
}

export default function AdministradorEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { admin, list } = loaderData;
  const enlace = actionData && "enlace" in actionData ? actionData.enlace : null;
  const answer = actionData && "result" in actionData ? actionData : undefined;
  const [form, fields] = useEditor(NombreSchema, { nombre: admin.nombre }, answer);
  return (
    <>
      <PageTitle titulo="Editar Administrador" />
      {enlace && <EnlaceNota {...enlace} />}
      <Editor
        form={form}
        title="Datos de la persona"
        revision={admin.revision}
        answer={answer}
        submitLabel="Actualizar"
        cancel={list}
        self={`${path}/${admin.id}`}
      >
        <TextField label="Nombre" field={fields.nombre} />
        <FixedField name="email" label="Email" value={admin.email} hint="Con este email entra; no se puede cambiar." />
      </Editor>
      {admin.activo && (
        <PostForm className="bloq editor" aria-labelledby="clave">
          <header>
            <h2 id="clave">{admin.pendiente ? "Invitación pendiente" : "Restablecer contraseña"}</h2>
          </header>
          <div className="in enlace-unico">
            <p>
              {admin.nombre} elegirá su contraseña con un enlace de un solo uso, válido por 24 horas. Los enlaces
              anteriores dejan de servir.
            </p>
            <PostButton className="btn" name="intent" value="enlace">
              <Icon of={KeyRound} />
              {admin.pendiente ? "Crear otro enlace de invitación" : "Crear enlace de contraseña"}
            </PostButton>
          </div>
        </PostForm>
      )}
    </>
  );
}
