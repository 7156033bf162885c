import { estadoOf } from "~/admin/list/list";
import { filtrosMensaje } from "~/domain/mensajes/filtros";
import { eachMensaje } from "~/domain/mensajes/mensajes.server";
import { formatMoment } from "~/domain/kernel/dates";
import { lazyBody } from "~/services/http/file-answer.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { csvStream } from "~/services/spreadsheets/write.server";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/exportar";

export const handle = { file: true } satisfies RouteHandle;

const columns = ["Recibido", "Estado", "Nombre", "Empresa", "Correo", "Teléfono", "Asunto", "Mensaje"];

/**
 * A text in which no part is a formula either, where a program takes each comma, and not only the file's own signs, for the
 * end of a cell.
 */
function harmless(text: string): string {
  return text.replace(/([,;\t\r\n] ?)(?=[=+@-])/g, "$1'");
}

async function* rowsOf(query: Parameters<typeof eachMensaje>[0]) {
  for await (const { created_at, estado, nombre, empresa, email, telefono, asunto, mensaje } of eachMensaje(query)) {
    yield [formatMoment(created_at), estado, ...[nombre, empresa, email, telefono, asunto, mensaje].map(harmless)];
  }
}

/** Exports the messages of the current search as CSV for a spreadsheet program; formulas in cells are escaped. */
export async function loader({ url }: Route.LoaderArgs) {
  const query = { q: listQuery(url).q, filtro: estadoOf(url, filtrosMensaje) };
  const csv = () => csvStream(rowsOf(query), { header: true, columns, escape_formulas: true });
  return new Response(lazyBody(csv), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mensajes.csv"',
    },
  });
}
