import type { RawConnection } from "~/services/db/own-connection";
import type { Fila } from "~/services/db/values.server";
import { ajustesContactoDefaults } from "~/domain/ajustes/ajustes";
import type { ReadyTable } from "~/domain/backup/format/read.server";
import { fingerprintOf, monthsAgo } from "~/domain/mensajes/delete.server";

/** Months that this site keeps messages, from the settings. */
export async function retentionOf(own: RawConnection): Promise<string> {
  const [row] = await own.run("SELECT valor FROM ajustes WHERE clave = 'retencion_meses'");
  return String(row?.valor ?? ajustesContactoDefaults.retencion_meses);
}

/** The date before which messages are past their retention, here or where the backup was made, whichever is shorter. */
function oldestOf({ retencion, leidas }: ReadyTable): string {
  const theirs = leidas.get("ajustes")?.get("retencion_meses")?.valor ?? ajustesContactoDefaults.retencion_meses;
  const ends = [retencion, String(theirs)].map((meses) => monthsAgo(meses)?.toISOString() ?? "");
  return ends.toSorted().at(-1) ?? "";
}

/** The column by which a deleted row is known again, of each table of personal data. */
const keys = new Map([
  ["mensajes_contacto", "idempotencia"],
  ["cotizaciones", "enlace"],
  ["cotizaciones_respuestas", "cotizacion"],
]);

/**
 * The rows that a restore may add: of messages and requests, neither those deleted since the backup nor those past
 * their retention.
 */
export async function restorableRows(
  own: RawConnection,
  lista: ReadyTable,
  filas: readonly Fila[],
): Promise<readonly Fila[]> {
  const key = keys.get(lista.tabla.nombre);
  if (!key || filas.length === 0) return filas;
  const oldest = oldestOf(lista);
  const huellas = filas.map((fila) => fingerprintOf(String(fila[key])));
  const marks = huellas.map(() => "?").join(", ");
  const rows = await own.run(`SELECT clave FROM mensajes_borrados WHERE clave IN (${marks})`, huellas);
  const deleted = new Set(rows.map(({ clave }) => clave));
  return filas.filter(({ created_at }, index) => !deleted.has(huellas[index] ?? "") && String(created_at) >= oldest);
}
