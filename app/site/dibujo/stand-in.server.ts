import { catalogoHref } from "~/domain/catalogo/hrefs";
import { drawingOfPicture } from "~/domain/medios/missing.server";
import { drawingHeaders, drawingText } from "./drawing-file.server";

/** Whether a page asks for a picture; who opens the address itself, or a search engine, does not. */
function asksForPicture({ headers }: Request): boolean {
  const place = headers.get("Sec-Fetch-Dest");
  return place === null ? /^image\//.test(headers.get("Accept") ?? "") : place === "image";
}

/** Whether somebody opens a document's address, as from a message; a search engine says nothing of the kind. */
function opensDocument({ headers }: Request, clave: string): boolean {
  return headers.get("Sec-Fetch-Dest") === "document" && clave.endsWith(".pdf");
}

/**
 * Answer for a stored file that is gone: where a page asks for a picture, its category's drawing, so that no browser
 * shows a broken icon (DEC 44); who opens a PDF that was replaced is led to the catalogue; otherwise 404.
 */
export async function missingFile(request: Request, clave: string): Promise<Response> {
  const dibujo = asksForPicture(request) ? await drawingOfPicture(clave) : undefined;
  const vary = { Vary: "Sec-Fetch-Dest, Accept" };
  if (opensDocument(request, clave))
    return new Response(null, {
      status: 302,
      headers: { ...vary, Location: catalogoHref, "Cache-Control": "no-store" },
    });
  if (dibujo === undefined)
    return new Response("No encontrado", {
      status: 404,
      headers: { ...vary, "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(drawingText(dibujo), {
    headers: { ...vary, ...drawingHeaders, "Cache-Control": "public, max-age=60" },
  });
}
