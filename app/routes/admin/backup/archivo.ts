import { data } from "react-router";
import { found, recordId } from "~/admin/form/form.server";
import { getBackup, archivePath } from "~/domain/backup/backups.server";
import { fileResponse, namedFile } from "~/services/http/file-answer.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/archivo";

export const handle = { file: true } satisfies RouteHandle;

/** Downloads the archive; byte ranges let an interrupted download resume. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { archivo, bytes, aqui, sha256 } = found(await getBackup(recordId(params.id)));
  if (!aqui) throw data("El archivo no está en este servidor", { status: 404 });
  const headers = new Headers({
    "Content-Type": "application/zip",
    "Content-Disposition": namedFile("attachment", archivo),
    "Cache-Control": "no-store",
    ETag: `"${sha256.slice(0, 32)}"`,
  });
  return fileResponse(request, { path: archivePath(archivo), bytes }, headers);
}
