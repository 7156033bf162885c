import { formatoOf } from "~/admin/formato";
import { anchos } from "~/domain/productos-columnas";
import { plantillaRows } from "~/domain/productos-exportar.server";
import { tableResponse } from "~/services/tables/write.server";
import type { Route } from "./+types/plantilla";

/** An empty spreadsheet with the titles the import asks for. */
export async function loader({ url }: Route.LoaderArgs) {
  return tableResponse("plantilla-productos", formatoOf(url), plantillaRows(), anchos);
}
