import { getZodConstraint } from "@conform-to/zod/v4";
import { KeyRound } from "lucide";
import { data, Link } from "react-router";
import { z } from "zod";
import { readTypedForm } from "~/admin/form/form-data.server";
import { found, recordId, redirectWithToast, saveForm } from "~/admin/form/form.server";
import { listHref, listSearch, withListQuery } from "~/admin/list/address";
import { ListLink } from "~/admin/list/link";
import { PageTitle } from "~/admin/shell/page-title";
import { adminSession } from "~/admin/session/session.server";
import { createAccessLink, getAdmin, setActivo } from "~/domain/cuentas/administradores.server";
import { PresenteSchema } from "~/domain/cuentas/administradores";
import { requirePresentPassword } from "~/domain/cuentas/cuenta.server";
import { badRequest } from "~/services/http/form-gate.server";
import { Note } from "~/ui/note";
import type { Route } from "./+types/acceso";
import { AccesoForm } from "./acceso-form";
import { EnlaceNota, enlaceOf } from "./enlace";

const path = "/admin/administradores";
const Intent = z.enum(["enlace", "activar", "desactivar"]);
const noActualizado = "No se pudo actualizar el administrador. Inténtelo de nuevo.";
const failures = {
  enlace: "No se pudo crear el enlace. Inténtelo de nuevo.",
  activar: noActualizado,
  desactivar: noActualizado,
};
const done = { activar: "puede entrar", desactivar: "ya no puede entrar; sus sesiones se cerraron" };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const admin = found(await getAdmin(recordId(params.id)));
  const self = withListQuery(`${path}/${admin.id}/acceso`, listSearch(url));
  const propia = admin.id === context.get(adminSession).admin.id;
  return { admin, propia, list: listHref(path, url), self, constraint: getZodConstraint(PresenteSchema) };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const id = recordId(params.id);
  const form = await readTypedForm(request);
  const intent = Intent.safeParse(form.fields.get("intent")).data;
  if (!intent) throw badRequest();
  return saveForm(form, PresenteSchema, failures[intent], async ({ password_actual }, revision) => {
    const quien = await requirePresentPassword(context.get(adminSession).admin.id, password_actual);
    // The link is only in this answer, so it is shown only once.
    if (intent === "enlace") return data({ enlace: enlaceOf(url, await createAccessLink(quien, id)) }, 201);
    const { nombre, pendiente } = await setActivo(quien, { id, revision }, intent === "activar");
    const said = pendiente && intent === "activar" ? "necesita otro enlace de invitación" : done[intent];
    return redirectWithToast(listHref(path, url), "Administrador actualizado", `${nombre} ${said}`);
  });
}

export default function AdministradorAcceso({ loaderData, actionData }: Route.ComponentProps) {
  const { admin, propia, list, self, constraint } = loaderData;
  const enlace = actionData && "enlace" in actionData ? actionData.enlace : null;
  const answer = actionData && "result" in actionData ? actionData : undefined;
  return (
    <>
      <ListLink to={list}>Lista de Administradores</ListLink>
      <PageTitle titulo={`Acceso de ${admin.nombre}`} texto={admin.email} />
      {propia && (
        <Note tone="info" icon={KeyRound}>
          Esta es su propia cuenta. <Link to="/admin/cuenta/clave">Cambie su contraseña en Mi cuenta</Link>.
        </Note>
      )}
      {enlace ? <EnlaceNota {...enlace} /> : <AccesoForm {...{ admin, propia, list, self, constraint, answer }} />}
    </>
  );
}
