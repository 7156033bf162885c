import { formatoOf } from "~/domain/importacion/sheet";
import { anchos, titulos } from "~/domain/importacion/productos/columns";
import type { RouteHandle } from "~/services/http/route-handle";
import { tableResponse } from "~/services/spreadsheets/write.server";
import type { Route } from "./+types/plantilla";

export const handle = { file: true } satisfies RouteHandle;

/** Downloads an empty spreadsheet with the column titles of the import. */
export async function loader({ url }: Route.LoaderArgs) {
  return tableResponse("plantilla-productos", formatoOf(url), [titulos], anchos);
}
