import { formatoOf } from "~/domain/importacion/sheet";
import { anchos } from "~/domain/importacion/aplicaciones/columns";
import { sugerenciasRows } from "~/domain/importacion/aplicaciones/sugerir.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { tableResponse } from "~/services/spreadsheets/write.server";
import type { Route } from "./+types/sugerir";

export const handle = { file: true } satisfies RouteHandle;

/** Downloads the applications that the names of products speak of, to be looked through and imported. */
export async function loader({ url }: Route.LoaderArgs) {
  const formato = formatoOf(url);
  return tableResponse("aplicaciones-sugeridas", formato, sugerenciasRows(formato), [...anchos, 60]);
}
