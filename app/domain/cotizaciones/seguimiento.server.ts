import { now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { actor } from "~/services/log/actor.server";
import { change } from "~/domain/kernel/change.server";
import { SELECCIONE } from "~/domain/kernel/choices";
import { recordChange } from "~/domain/kernel/history.server";
import { Conflict, FieldRefusal, NotFound } from "~/domain/kernel/refusal";
import { estadoLabel } from "./estados";
import type { Seguimiento } from "./seguimiento";

/** Requests in the history, which is kept longer than they are: their number, and nothing of who sent them. */
export const solicitudes = { name: "cotizaciones", one: "Solicitud de cotización", deletion: null } as const;

/** What a line of the history says of a request besides what changed. */
export function lineOf(id: number, numero: string) {
  return { accion: "editar", entidad: solicitudes.name, entidad_id: String(id), titulo: numero } as const;
}

const columns = {
  id: true,
  numero: true,
  revision: true,
  estado: true,
  responsable_id: true,
  responsable: true,
} as const;

async function read(tx: Tx, id: number) {
  const row = await tx.cotizacion.findUnique({ where: { id }, select: { ...columns, nota: true } });
  if (!row) throw new NotFound();
  return row;
}

type Solicitud = Awaited<ReturnType<typeof read>>;
type Columns = Partial<Pick<Solicitud, "estado" | "responsable_id" | "responsable" | "nota">>;

/**
 * Writes what staff say of a request that is as it was read, and its line of the history. Of a note the line says only
 * that it changed: it may say who the customer is. Throws Conflict.
 */
async function write(tx: Tx, before: Solicitud, data: Columns): Promise<void> {
  const { id, numero, revision } = before;
  const { count } = await tx.cotizacion.updateMany({
    where: { id, revision },
    data: { ...data, revision: { increment: 1 } },
  });
  if (count === 0) throw conflictOf(await read(tx, id));
  const after = { ...before, ...data };
  const shown = ({ estado, responsable }: Solicitud) => ({ estado: estadoLabel(estado), responsable });
  const nota = after.nota === before.nota ? "" : "Cambió; el texto no queda en el historial";
  const [antes, despues] = [
    { ...shown(before), nota: "" },
    { ...shown(after), nota },
  ];
  if (JSON.stringify(antes) === JSON.stringify(despues)) return;
  await recordChange(tx, { ...lineOf(id, numero), antes, despues });
}

function conflictOf({ revision, estado, responsable_id, nota }: Solicitud): Conflict {
  return new Conflict({ revision, estado, responsable_id: responsable_id ?? SELECCIONE, nota });
}

/** The active accounts, by name, and the one that answers a request, whatever became of it. */
export async function listResponsables(responsable_id: number | null) {
  return db.adminUser.findMany({
    where: { OR: [{ activo: true }, { id: responsable_id ?? 0 }] },
    select: { id: true, nombre: true },
    orderBy: [{ nombre: "asc" }, { id: "asc" }],
  });
}

/** The name of who is to answer. Without an account, a name that came with a backup stays. Throws FieldRefusal. */
async function responsableOf(tx: Tx, before: Solicitud, responsable_id: number | null): Promise<string> {
  if (responsable_id === before.responsable_id) return before.responsable;
  if (responsable_id === null) return "";
  const account = await tx.adminUser.findUnique({ where: { id: responsable_id, activo: true } });
  if (!account) throw new FieldRefusal("responsable_id", "Esa persona ya no tiene acceso. Elija otra.");
  return account.nombre;
}

/**
 * Saves what staff say of a request that is still at `revision`; what it says already, as a second press does, is no
 * conflict. Throws NotFound, Conflict and FieldRefusal.
 */
export async function saveSeguimiento(id: number, revision: number, value: Seguimiento): Promise<void> {
  await change(async (tx) => {
    const before = await read(tx, id);
    const { estado, responsable_id, nota } = before;
    if (value.estado === estado && value.responsable_id === responsable_id && value.nota === nota) return;
    if (before.revision !== revision) throw conflictOf(before);
    await write(tx, before, { ...value, responsable: await responsableOf(tx, before, value.responsable_id) });
  });
}

/**
 * Holds a request until the transaction ends: whatever is done with its answers waits. Throws NotFound.
 */
export async function lockCotizacion(tx: Tx, id: number) {
  const { count } = await tx.cotizacion.updateMany({ where: { id }, data: { updated_at: now() } });
  if (count === 0) throw new NotFound();
  const select = { enlace: true, numero: true, email: true, estado: true, lineas: true };
  return tx.cotizacion.findUniqueOrThrow({ where: { id }, select });
}

/**
 * Moves a request that is held to the state that an event gives it; who of the staff does it answers it from then on,
 * where nobody does yet.
 */
export async function moveCotizacion(tx: Tx, id: number, estado: Seguimiento["estado"]): Promise<void> {
  const [before, who] = [await read(tx, id), actor()];
  const isTaken = !who || before.responsable_id !== null || before.responsable !== "";
  if (before.estado === estado && isTaken) return;
  await write(tx, before, { estado, ...(isTaken ? {} : { responsable_id: who.id, responsable: who.nombre }) });
}
