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

/**
 * The rows that a restore may add: of messages, neither those deleted since the backup nor those past their
 * retention.
 */
export async function restorableRows(
  own: RawConnection,
  lista: ReadyTable,
  filas: readonly Fila[],
): Promise<readonly Fila[]> {
  if (lista.tabla.nombre !== "mensajes_contacto" || filas.length === 0) return filas;
  const oldest = oldestOf(lista);
  const huellas = filas.map(({ idempotencia }) => fingerprintOf(String(idempotencia)));
  const marks = huellas.map(() => "?").join(", ");
  const rows = await own.run(`SELECT clave FROM mensajes_borrados WHERE clave IN (${marks})`, huellas);
  const deleted = new Set(rows.map(({ clave }) => clave));
  return filas.filter(({ created_at }, index) => !deleted.has(huellas[index] ?? "") && String(created_at) >= oldest);
}
