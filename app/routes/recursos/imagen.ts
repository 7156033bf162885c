import { redirect } from "react-router";
import { parseVariante } from "~/domain/medios/sizes";
import { db } from "~/services/db/client.server";
import { lazyBody } from "~/services/http/file-answer.server";
import { isNamedIn } from "~/services/http/heads.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { log } from "~/services/log/log.server";
import { findFile, readStream } from "~/services/files/media.server";
import { variantOf } from "~/services/files/picture-sizes.server";
import { TooBusy } from "~/services/env/turns.server";
import { requestInfo } from "~/services/http/request-info.server";
import { BadPicture } from "~/services/uploads/picture-limits.server";
import { missingFile } from "~/site/dibujo/stand-in.server";
import type { Route } from "./+types/imagen";

export const handle = { file: true, kept: false } satisfies RouteHandle;

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Serves a stored picture in one of the offered widths and formats; the variant is made on first request. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const clave = params["*"];
  const variante = parseVariante(params.variante);
  const [file, medio] = await Promise.all([
    findFile(clave),
    db.medio.findUnique({ where: { clave }, select: { sha256: true } }),
  ]);
  if (!variante) return new Response("No encontrado", { status: 404 });
  if (!file || !medio) return missingFile(request, clave);
  const { ancho, formato } = variante;
  const etag = `"${medio.sha256.slice(0, 24)}-${ancho}-${formato}"`;
  const headers = new Headers({
    "Content-Type": types[formato],
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    ETag: etag,
  });
  if (isNamedIn(request.headers.get("If-None-Match") ?? "", etag)) return new Response(null, { status: 304, headers });
  try {
    const path = await variantOf(file.path, clave, ancho, formato, context.get(requestInfo).asker);
    const body = request.method === "HEAD" ? null : lazyBody(() => readStream(path));
    return new Response(body, { headers });
  } catch (error) {
    if (error instanceof TooBusy)
      return new Response("Ocupado", { status: 503, headers: { "Retry-After": "10", "Cache-Control": "no-store" } });
    // A picture too large to be resized here is sent unchanged.
    if (error instanceof BadPicture && error.reason !== "danado") return redirect(`/media/${clave}`);
    log.warn(`No variant of ${clave}`, error);
    return missingFile(request, clave);
  }
}
