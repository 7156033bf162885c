import { createReadableStreamFromReadable } from "@react-router/node";
import { db } from "~/services/db/client.server";
import { findFile, readStream } from "~/services/media.server";
import type { Route } from "./+types/media";

/** One range of bytes; null for a header that asks for none, several or garbage (then the whole file answers). */
function parseRange(header: string | null, bytes: number): { first: number; last: number } | "outside" | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!found || (found[1] === "" && found[2] === "")) return null;
  const first = found[1] === "" ? Math.max(0, bytes - Number(found[2])) : Number(found[1]);
  const last = found[1] === "" || found[2] === "" ? bytes - 1 : Math.min(Number(found[2]), bytes - 1);
  return first >= bytes || first > last ? "outside" : { first, last };
}

function webStream(path: string, range: { first: number; last: number } | null) {
  return createReadableStreamFromReadable(readStream(path, range ?? undefined));
}

export async function loader({ params, request }: Route.LoaderArgs) {
  const clave = params["*"];
  const [file, medio] = await Promise.all([
    findFile(clave),
    db.medio.findUnique({ where: { clave }, select: { mime: true, sha256: true, nombre: true } }),
  ]);
  if (!file || !medio)
    return new Response("No encontrado", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  const etag = `"${medio.sha256.slice(0, 32)}"`;
  const headers = new Headers({
    "Content-Type": medio.mime,
    "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(medio.nombre)}`,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Accept-Ranges": "bytes",
    ETag: etag,
    // A PDF viewer needs scripts and styles of the browser's own; pictures and videos need nothing at all.
    ...(medio.mime === "application/pdf" ? {} : { "Content-Security-Policy": "default-src 'none'; sandbox" }),
  });
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers.get("Range"), file.bytes);
  if (range === "outside") {
    headers.set("Content-Range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Length", String(range ? range.last - range.first + 1 : file.bytes));
  if (range) headers.set("Content-Range", `bytes ${range.first}-${range.last}/${file.bytes}`);
  const body = request.method === "HEAD" ? null : webStream(file.path, range);
  return new Response(body, { status: range ? 206 : 200, headers });
}
