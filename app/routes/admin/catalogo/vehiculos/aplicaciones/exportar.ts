import { listCategorias } from "~/domain/catalogo/catalogo.server";
import { formatoOf } from "~/domain/importacion/sheet";
import { productosFilter } from "../../productos/filtros";
import { anchos } from "~/domain/importacion/aplicaciones/columns";
import { aplicacionesRows } from "~/domain/importacion/aplicaciones/export.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { tableResponse } from "~/services/spreadsheets/write.server";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/exportar";

export const handle = { file: true } satisfies RouteHandle;

/** Exports the applications of the products that a search of their list finds, as a spreadsheet the import can read. */
export async function loader({ url }: Route.LoaderArgs) {
  const formato = formatoOf(url);
  const filter = productosFilter(url, await listCategorias());
  const rows = aplicacionesRows({ q: listQuery(url).q, ...filter }, formato);
  return tableResponse("aplicaciones", formato, rows, anchos);
}
