import { data } from "react-router";
import { found, recordId, redirectWithError } from "~/admin/form/form.server";
import { backupAsJson, checkJson, jsonFileName } from "~/domain/backup/format/json.server";
import { getBackup, archivePath } from "~/domain/backup/backups.server";
import { Refusal } from "~/domain/kernel/refusal";
import { lazyBody } from "~/services/http/file-answer.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { log } from "~/services/log/log.server";
import type { Route } from "./+types/json";

export const handle = { file: true } satisfies RouteHandle;

/**
 * Downloads the rows of a backup as pretty-printed JSON (ADM §7), under the file name the specification's service
 * suggested. A damaged backup leads back to the list, with the reason.
 */
export async function loader({ params }: Route.LoaderArgs) {
  const { archivo, aqui, resumen } = found(await getBackup(recordId(params.id)));
  if (!aqui) throw data("El archivo no está en este servidor", { status: 404 });
  const path = archivePath(archivo);
  try {
    // A damaged backup is refused before anything is sent.
    await checkJson(path);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.warn(`${archivo} cannot be given as JSON`, error.message);
    return redirectWithError("/admin/backup", error.message);
  }
  return new Response(
    lazyBody(() => backupAsJson(path)),
    {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${jsonFileName(resumen.timestamp)}"`,
      },
    },
  );
}
