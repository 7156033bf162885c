import { drawingOfPicture } from "~/domain/medios/missing.server";
import { drawingHeaders, drawingText } from "./drawing-file.server";

/** Whether a page asks for a picture; who opens the address itself, or a search engine, does not. */
function asksForPicture({ headers }: Request): boolean {
  const place = headers.get("Sec-Fetch-Dest");
  return place === null ? /^image\//.test(headers.get("Accept") ?? "") : place === "image";
}

/**
 * Answer for a stored file that is gone: where a page asks for a picture, its category's drawing, so that no browser
 * shows a broken icon (DEC 44); otherwise 404.
 */
export async function missingFile(request: Request, clave: string): Promise<Response> {
  const dibujo = asksForPicture(request) ? await drawingOfPicture(clave) : undefined;
  const vary = { Vary: "Sec-Fetch-Dest, Accept" };
  if (dibujo === undefined)
    return new Response("No encontrado", {
      status: 404,
      headers: { ...vary, "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(drawingText(dibujo), {
    headers: { ...vary, ...drawingHeaders, "Cache-Control": "public, max-age=60" },
  });
}
