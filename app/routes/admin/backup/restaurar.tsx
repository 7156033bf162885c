import { SearchCheck } from "lucide";
import { redirect } from "react-router";
import { errorText, found, recordId, redirectWithError, Revision } from "~/admin/form/form.server";
import { readFormData } from "~/admin/form/form-data.server";
import { ListLink } from "~/admin/list/link";
import { PageTitle } from "~/admin/shell/page-title";
import { PostForm, SaveButton, useSaving } from "~/admin/form/post-form";
import { adminSession } from "~/admin/session/session.server";
import { backupStatus, previewOf } from "~/domain/backup/status.server";
import { getBackup } from "~/domain/backup/backups.server";
import { restoreBackup, checkBackup } from "~/domain/backup/restore.server";
import { waitForJob } from "~/domain/backup/job.server";
import { formatMoment } from "~/domain/kernel/dates";
import type { RouteHandle } from "~/services/http/route-handle";
import { badRequest } from "~/services/http/form-gate.server";
import { CardBody, cardClass, CardFooter, CardHeader, CardTitle } from "~/ui/card";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/restaurar";
import { Cambios } from "./cambios";
import { Resumen } from "./tarjetas";
import { EstadoDelBackup } from "./estado";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/backup";

export async function loader({ params }: Route.LoaderArgs) {
  const id = recordId(params.id);
  const backup = found(await getBackup(id));
  const [estado, vista] = await Promise.all([backupStatus(), previewOf(id)]);
  return { backup, estado, vista, enCurso: estado.enCurso };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  found(await getBackup(id));
  const form = await readFormData(request);
  const intent = form.get("intent");
  if (intent !== "revisar" && intent !== "restaurar") throw badRequest();
  try {
    const { done } =
      intent === "revisar"
        ? await checkBackup(id)
        : await restoreBackup(id, Revision.parse(form.get("contenido_version")), context.get(adminSession).sesion);
    await waitForJob(done);
    return redirect(intent === "revisar" ? url.pathname : path, 303);
  } catch (error) {
    return redirectWithError(url.pathname, errorText("Inténtelo de nuevo.", error));
  }
}

export default function Restaurar({ loaderData }: Route.ComponentProps) {
  const { backup, estado, vista } = loaderData;
  const fecha = formatMoment(new Date(backup.resumen.timestamp));
  const isOther = !estado.enCurso && (estado.tipo === "crear" || (estado.revisado !== null && !vista));
  return (
    <>
      <ListLink to={path}>Backup</ListLink>
      <PageTitle titulo="Restaurar backup" texto={fecha} />
      <EstadoDelBackup estado={isOther ? null : estado} below={vista !== null} />
      {!estado.enCurso && (vista ? <Cambios vista={vista} fecha={fecha} /> : <Revisar backup={backup} />)}
    </>
  );
}

function Revisar({ backup }: Pick<Route.ComponentProps["loaderData"], "backup">) {
  const saving = useSaving();
  return (
    <PostForm className={cardClass()} aria-labelledby="revisar">
      <CardHeader>
        <CardTitle id="revisar">{backup.archivo}</CardTitle>
      </CardHeader>
      <CardBody>
        <Resumen backup={backup} />
        <p>Primero se revisa que el backup esté completo y se muestra qué cambiaría. Nada cambia todavía.</p>
      </CardBody>
      <CardFooter>
        <input type="hidden" name="intent" value="revisar" />
        <SaveButton saving={saving}>
          <Icon of={SearchCheck} />
          {saving ? "Revisando..." : "Revisar el backup"}
        </SaveButton>
      </CardFooter>
    </PostForm>
  );
}
