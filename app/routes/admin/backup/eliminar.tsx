import { DeletePage } from "~/admin/delete-page";
import { plainDelete } from "~/admin/delete-action.server";
import { found, recordId } from "~/admin/form.server";
import { deleteBackup, getBackup } from "~/domain/backup-lista.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";
import { Resumen } from "./tarjetas";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/backup";

export async function loader({ params }: Route.LoaderArgs) {
  return { backup: found(await getBackup(recordId(params.id))) };
}

export async function action({ params }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { archivo } = found(await getBackup(id));
  const failure = "No se pudo eliminar el backup. Inténtalo de nuevo.";
  return plainDelete(path, failure, { titulo: "Backup eliminado", texto: archivo }, () => deleteBackup(id));
}

export default function BackupEliminar({ loaderData }: Route.ComponentProps) {
  const { backup } = loaderData;
  return (
    <DeletePage
      titulo="Eliminar backup"
      question={`¿Está seguro de que desea eliminar el backup "${backup.archivo}"?`}
      list={path}
      listName="Backup"
    >
      <Resumen backup={backup} />
      <p>Se borra el archivo de este servidor. Esta acción no se puede deshacer.</p>
    </DeletePage>
  );
}
