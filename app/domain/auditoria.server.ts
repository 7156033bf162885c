import { actor } from "~/services/actor.server";
import type { Tx } from "~/services/db/client.server";
import { readers } from "./auditadas.server";
import { type Accion, auditoriaBusqueda, changes, type Entidad, type Foto, fotoOf } from "./auditoria";

type Watched = { entidad: keyof typeof readers; id: number; antes: Record<string, unknown> | null };

/** What each open transaction is about to change. */
const watched = new WeakMap<Tx, Watched[]>();

function watch(tx: Tx, rows: readonly Watched[]): void {
  const before = watched.get(tx) ?? [];
  const news = rows.filter(({ entidad, id }) => !before.some((one) => one.entidad === entidad && one.id === id));
  watched.set(tx, [...before, ...news]);
}

/**
 * The one line of whoever changes rows inside `changeContent` or `change`: what they hold now and what they hold at the
 * end go into the audit trail with the change itself. Before the change; deletions too.
 */
export async function track(tx: Tx, entidad: Watched["entidad"], ids: number | readonly number[]): Promise<void> {
  const all = typeof ids === "number" ? [ids] : [...ids];
  const rows = await readers[entidad](tx, all);
  watch(
    tx,
    rows.map((antes) => ({ entidad, id: antes.id, antes })),
  );
}

/** The same for a row that was created just now. */
export function trackNew(tx: Tx, entidad: Watched["entidad"], id: number): void {
  watch(tx, [{ entidad, id, antes: null }]);
}

interface Change {
  accion: Accion;
  entidad: Entidad;
  entidad_id: string;
  titulo: string;
  antes: Foto | null;
  despues: Foto | null;
}

/** Writes one line of the audit trail, in the actor's name, in the transaction of the change. */
export async function recordChange(tx: Tx, change: Change): Promise<void> {
  const who = actor();
  const admin_nombre = who?.nombre ?? "Sistema";
  const { antes, despues } = changes(change.antes, change.despues);
  await tx.auditoria.create({
    data: {
      ...change,
      admin_user_id: who?.id ?? null,
      admin_nombre,
      busqueda: auditoriaBusqueda(change.titulo, admin_nombre, antes, despues),
      antes: change.antes && JSON.stringify(antes),
      despues: change.despues && JSON.stringify(despues),
    },
  });
}

/** What staff know a row by. */
function titleOf(row: Record<string, unknown>): string {
  const name = row.nombre ?? row.titulo ?? row.valor ?? "";
  return [row.codigo, name].filter(Boolean).map(String).join(" · ").slice(0, 200);
}

/** Compares what was tracked with what is there now, and records what differs. `change` does this at its end. */
export async function recordTracked(tx: Tx): Promise<void> {
  const rows = watched.get(tx) ?? [];
  for (const entidad of new Set(rows.map((row) => row.entidad))) {
    const own = rows.filter((row) => row.entidad === entidad);
    const now = new Map(
      (
        await readers[entidad](
          tx,
          own.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    for (const { id, antes: row } of own) {
      const last = now.get(id) ?? null;
      const [antes, despues] = [row && fotoOf(row), last && fotoOf(last)];
      const accion = !antes ? "crear" : !despues ? "eliminar" : "editar";
      if (JSON.stringify(antes) === JSON.stringify(despues)) continue;
      await recordChange(tx, {
        accion,
        entidad,
        entidad_id: String(id),
        titulo: titleOf(last ?? row ?? {}),
        antes,
        despues,
      });
    }
  }
}
