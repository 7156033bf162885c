import { actor } from "~/services/log/actor.server";
import { db, type Tx } from "~/services/db/client.server";
import { type Accion, auditoriaBusqueda, changes, type RowState, rowStateOf } from "./history";
import { truncate } from "./text";
import { type HistorySource, type Snapshot, unitOf, type TrackedRow, writer } from "./unit.server";

const BATCH = 100;

function watch(tx: Tx, entity: HistorySource, rows: readonly Omit<TrackedRow, "entity">[]): void {
  const { watched } = unitOf(tx);
  const known = new Set(watched.flatMap((one) => (one.entity === entity ? [one.id] : [])));
  for (const row of rows) if (!known.has(row.id)) watched.push({ entity, ...row });
}

/** Records the rows before they change or are deleted, so that the end of the transaction can compare them. */
export async function track(tx: Tx, entity: HistorySource, ids: readonly number[]): Promise<void> {
  const rows = await entity.read(tx, ids);
  watch(
    tx,
    entity,
    rows.map((before) => ({ id: before.id, before })),
  );
}

/** Records that a row has just been created. */
export function trackNew(tx: Tx, entity: HistorySource, id: number): void {
  watch(tx, entity, [{ id, before: null }]);
}

interface Change {
  accion: Accion;
  entidad: string;
  entidad_id: string;
  titulo: string;
  antes: RowState | null;
  despues: RowState | null;
}

async function recordChanges(tx: Tx, lines: readonly Change[]): Promise<void> {
  const who = actor();
  const admin_nombre = who?.nombre ?? "Sistema";
  const rows = lines.map((line) => {
    const { antes, despues } = changes(line.antes, line.despues);
    return {
      ...{ ...line, admin_user_id: who?.id ?? null, admin_nombre },
      busqueda: auditoriaBusqueda(line.titulo, admin_nombre, antes, despues),
      antes: line.antes && JSON.stringify(antes),
      despues: line.despues && JSON.stringify(despues),
    };
  });
  for (let start = 0; start < rows.length; start += BATCH)
    await writer(tx).auditoria.createMany({ data: rows.slice(start, start + BATCH) });
}

/** Writes one line of the history in the actor's name, in the transaction of the change. */
export async function recordChange(tx: Tx, line: Change): Promise<void> {
  await recordChanges(tx, [line]);
}

function lineOf({ entity, id, before }: TrackedRow, now: Snapshot | undefined): Change[] {
  const [antes, despues] = [before && rowStateOf(before.foto), now ? rowStateOf(now.foto) : null];
  if (JSON.stringify(antes) === JSON.stringify(despues)) return [];
  const accion = !antes ? "crear" : !despues ? "eliminar" : "editar";
  const titulo = truncate((now ?? before)?.titulo ?? "", 200);
  return [{ accion, entidad: entity.name, entidad_id: String(id), titulo, antes, despues }];
}

/**
 * Compares the tracked rows with their present state and writes what differs to the history. `change` calls it at its
 * end.
 */
export async function recordTracked(tx: Tx): Promise<void> {
  const { watched } = unitOf(tx);
  for (const entity of new Set(watched.map((row) => row.entity))) {
    const own = watched.filter((row) => row.entity === entity);
    const ids = own.map(({ id }) => id);
    const now = new Map((await entity.read(tx, ids)).map((row) => [row.id, row]));
    await recordChanges(
      tx,
      own.flatMap((row) => lineOf(row, now.get(row.id))),
    );
  }
}

/** Whether the history tells of a row's deletion. */
export async function wasDeleted(entidad: string, id: number): Promise<boolean> {
  return (await db.auditoria.count({ where: { accion: "eliminar", entidad, entidad_id: String(id) } })) > 0;
}
