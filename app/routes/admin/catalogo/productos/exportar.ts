import { listCategorias } from "~/domain/catalogo/catalogo.server";
import { formatoOf } from "~/domain/importacion/sheet";
import { anchos } from "~/domain/importacion/productos/columns";
import { productosRows } from "~/domain/importacion/productos/export.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { tableResponse } from "~/services/spreadsheets/write.server";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/exportar";
import { productosFilter } from "./filtros";

export const handle = { file: true } satisfies RouteHandle;

/** Exports the products of the current search as a spreadsheet the import can read. */
export async function loader({ url }: Route.LoaderArgs) {
  const formato = formatoOf(url);
  const filter = productosFilter(url, await listCategorias());
  const rows = productosRows({ q: listQuery(url).q, ...filter }, formato);
  return tableResponse("productos", formato, rows, anchos);
}
