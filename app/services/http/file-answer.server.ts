import { readStream } from "~/services/files/media.server";
import { isNamedIn } from "./heads.server";

/** The header that names a file for whoever saves it; old browsers get the name in ASCII. */
export function namedFile(how: "inline" | "attachment", nombre: string): string {
  const ascii = nombre.replace(/[^\x20-\x7E]|["\\]/g, "_");
  if (ascii === nombre) return `${how}; filename="${nombre}"`;
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(nombre)}`;
}

type Pieces = AsyncIterable<string | Uint8Array>;

async function* bytesOf(open: () => Pieces): AsyncGenerator<Uint8Array> {
  for await (const piece of open()) yield typeof piece === "string" ? Buffer.from(piece) : piece;
}

/**
 * The body of a response, opened when its first byte is asked for and closed when nobody reads on: a response that is
 * dropped before it is sent holds nothing open.
 */
export function lazyBody(open: () => Pieces): ReadableStream<Uint8Array> {
  const bytes = bytesOf(open);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Parses a Range header with one range; null when there is none, several or an invalid one (then the whole file is
 * sent).
 */
function parseRange(header: string | null, bytes: number): { first: number; last: number } | "outside" | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!found || (found[1] === "" && found[2] === "")) return null;
  const first = found[1] === "" ? Math.max(0, bytes - Number(found[2])) : Number(found[1]);
  const last = found[1] === "" || found[2] === "" ? bytes - 1 : Math.min(Number(found[2]), bytes - 1);
  return first >= bytes || first > last ? "outside" : { first, last };
}

/** Answers with a file: streamed, in part when a range is requested (206), 304 when the browser has it already. */
export function fileResponse(request: Request, file: { path: string; bytes: number }, headers: Headers): Response {
  headers.set("Accept-Ranges", "bytes");
  const etag = headers.get("ETag");
  if (etag && isNamedIn(request.headers.get("If-None-Match") ?? "", etag))
    return new Response(null, { status: 304, headers });
  // A range of an older version must not be joined to the present file.
  const condition = request.headers.get("If-Range");
  const asked = condition && condition !== etag ? null : request.headers.get("Range");
  const range = parseRange(asked, file.bytes);
  if (range === "outside") {
    headers.set("Content-Range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Length", String(range ? range.last - range.first + 1 : file.bytes));
  if (range) headers.set("Content-Range", `bytes ${range.first}-${range.last}/${file.bytes}`);
  const body = request.method === "HEAD" ? null : lazyBody(() => readStream(file.path, range ?? undefined));
  return new Response(body, { status: range ? 206 : 200, headers });
}
