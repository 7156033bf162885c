import { db } from "~/services/db/client.server";
import { fileResponse, namedFile } from "~/services/http/file-answer.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { findFile } from "~/services/files/media.server";
import { missingFile } from "~/site/dibujo/stand-in.server";
import type { Route } from "./+types/media";

export const handle = { file: true, kept: false } satisfies RouteHandle;

export async function loader({ params, request }: Route.LoaderArgs) {
  const clave = params["*"];
  const [file, medio] = await Promise.all([
    findFile(clave),
    db.medio.findUnique({ where: { clave }, select: { mime: true, sha256: true, nombre: true } }),
  ]);
  if (!file || !medio) return missingFile(request, clave);
  const headers = new Headers({
    "Content-Type": medio.mime,
    "Content-Disposition": namedFile("inline", medio.nombre),
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: `"${medio.sha256.slice(0, 32)}"`,
    // The browser's PDF viewer needs its own scripts and styles; pictures and videos need neither.
    ...(medio.mime === "application/pdf" ? {} : { "Content-Security-Policy": "default-src 'none'; sandbox" }),
  });
  return fileResponse(request, file, headers);
}
