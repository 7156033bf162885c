import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { data } from "react-router";
import { found, recordId } from "~/admin/form/form.server";
import { backupAsJson, jsonFileName } from "~/domain/backup/format/json.server";
import { getBackup, archivePath } from "~/domain/backup/backups.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/json";

export const handle = { file: true } satisfies RouteHandle;

/**
 * Downloads the rows of a backup as pretty-printed JSON (ADM §7), under the file name the specification's service
 * suggested.
 */
export async function loader({ params }: Route.LoaderArgs) {
  const { archivo, aqui, resumen } = found(await getBackup(recordId(params.id)));
  if (!aqui) throw data("El archivo no está en este servidor", { status: 404 });
  const pieces = await backupAsJson(archivePath(archivo));
  return new Response(createReadableStreamFromReadable(Readable.from(pieces)), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${jsonFileName(resumen.timestamp)}"`,
    },
  });
}
