import { data, redirect } from "react-router";
import { errorText, redirectWithError } from "~/admin/form/form.server";
import { readUpload } from "~/admin/media/upload.server";
import { keepUploadedBackup } from "~/domain/backup/restore.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/subir";

export const handle = { form: "confirmation", files: "backup" } satisfies RouteHandle;

const path = "/admin/backup";

export function loader() {
  throw data("No encontrado", { status: 404 });
}

/** Stores an uploaded archive if it is a backup, and redirects to the changes a restore would make. */
export async function action({ request, context }: Route.ActionArgs) {
  const { files } = await readUpload(request, context);
  const [file] = files;
  if (!file || file.problema) return redirectWithError(path, "Seleccione el archivo .zip de un backup.");
  try {
    return redirect(`${path}/${await keepUploadedBackup(file.path)}/restaurar`, 303);
  } catch (error) {
    return redirectWithError(path, errorText("No se pudo guardar el backup. Inténtelo de nuevo.", error));
  }
}
