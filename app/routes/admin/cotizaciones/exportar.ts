import { estadoOf } from "~/admin/list/list";
import { eachCotizacion } from "~/domain/cotizaciones/cotizaciones.server";
import { estadoLabel, filtrosCotizacion } from "~/domain/cotizaciones/estados";
import { formatMoment } from "~/domain/kernel/dates";
import type { RouteHandle } from "~/services/http/route-handle";
import { tableResponse } from "~/services/spreadsheets/write.server";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/exportar";

export const handle = { file: true } satisfies RouteHandle;

const columns = [
  ...["Número", "Recibida", "Estado", "Nombre", "Empresa", "NIT", "Teléfono", "Correo", "Ciudad", "Sede"],
  ...["Código", "Producto", "Cantidad", "Mensaje", "Responde"],
];
const widths = [18, 20, 12, 28, 28, 14, 16, 28, 18, 20, 16, 48, 10, 48, 24];

async function* rowsOf(query: Parameters<typeof eachCotizacion>[0]) {
  yield columns;
  for await (const { numero, created_at, estado, lineas, ...row } of eachCotizacion(query)) {
    const { nombre, empresa, nit, telefono, email, ciudad, sede, mensaje, responsable } = row;
    const who = [
      numero,
      formatMoment(created_at),
      estadoLabel(estado),
      nombre,
      empresa,
      nit,
      telefono,
      email,
      ciudad,
      sede,
    ];
    for (const { codigo, nombre: producto, cantidad } of lineas)
      yield [...who, codigo, producto, String(cantidad), mensaje, responsable];
  }
}

/** Exports the requests of the current search, or one request, as a workbook, a row for each line; its cells are text, never formulas. */
export function loader({ url }: Route.LoaderArgs) {
  const query = {
    q: listQuery(url).q,
    filtro: estadoOf(url, filtrosCotizacion),
    numero: url.searchParams.get("numero"),
  };
  return tableResponse("cotizaciones", "xlsx", rowsOf(query), widths);
}
