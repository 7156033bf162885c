import { createReadableStreamFromReadable } from "@react-router/node";
import { readStream } from "~/services/files/media.server";

/** One range of bytes; null for a header that asks for none, several or garbage (then the whole file answers). */
function parseRange(header: string | null, bytes: number): { first: number; last: number } | "outside" | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!found || (found[1] === "" && found[2] === "")) return null;
  const first = found[1] === "" ? Math.max(0, bytes - Number(found[2])) : Number(found[1]);
  const last = found[1] === "" || found[2] === "" ? bytes - 1 : Math.min(Number(found[2]), bytes - 1);
  return first >= bytes || first > last ? "outside" : { first, last };
}

/** A file as an answer: streamed, in ranges where one is asked for, 304 where the browser has it. */
export function fileAnswer(request: Request, file: { path: string; bytes: number }, headers: Headers): Response {
  headers.set("Accept-Ranges", "bytes");
  const etag = headers.get("ETag");
  if (etag && request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  // A range of what it was before must not be joined to what it is now.
  const condition = request.headers.get("If-Range");
  const asked = condition && condition !== etag ? null : request.headers.get("Range");
  const range = parseRange(asked, file.bytes);
  if (range === "outside") {
    headers.set("Content-Range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Length", String(range ? range.last - range.first + 1 : file.bytes));
  if (range) headers.set("Content-Range", `bytes ${range.first}-${range.last}/${file.bytes}`);
  const body =
    request.method === "HEAD" ? null : createReadableStreamFromReadable(readStream(file.path, range ?? undefined));
  return new Response(body, { status: range ? 206 : 200, headers });
}
