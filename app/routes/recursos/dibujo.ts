import type { RouteHandle } from "~/services/http/route-handle";
import { drawingHeaders, drawingText } from "~/site/dibujo/drawing-file.server";
import type { Route } from "./+types/dibujo";

export const handle = { file: true, kept: false } satisfies RouteHandle;

/** A technical drawing as a file: /dibujos/perno.svg, and its views as /dibujos/tarjeta/perno.svg. */
export function loader({ params }: Route.LoaderArgs) {
  const [, nombre = ""] = /^(.+)\.svg$/.exec(params.archivo) ?? [];
  const text = drawingText(nombre, params.vista);
  if (text === undefined) return new Response("No encontrado", { status: 404 });
  return new Response(text, { headers: { ...drawingHeaders, "Cache-Control": "public, max-age=86400" } });
}
