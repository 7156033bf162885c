import { randomBytes } from "node:crypto";
import { fromNow, unexpired } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { cleanFileName } from "~/domain/medios/medios";
import { countPlan, type Tipo } from "./importacion";
import { readIgnoradas, readResultados, readResumen, type Resumen } from "./keep.server";
import type { ImportKind } from "./kind";
import { planInThread } from "./plan-in-thread.server";
import { requireSize } from "./read.server";

export const KEPT_MS = 24 * 3_600_000;
/** Most files that one administrator may have under review; the oldest are deleted. */
const MOST = 5;

/** A file that was uploaded: its size in bytes, where it is and what it is called. */
interface Archivo {
  nombre: string;
  path: string;
  bytes: number;
}

/**
 * Reads a file whose first row names its columns, and stores it and its plan in a mode of its kind for a day, for
 * whoever uploaded it. Returns its key. Throws Refusal with the reason why it cannot be read, Busy among them.
 */
export async function keepImportacion<R extends { tipo: Tipo }, W extends object>(
  kind: ImportKind<R, W>,
  admin_user_id: number,
  { nombre, path, bytes }: Archivo,
  modo = "",
): Promise<string> {
  requireSize(bytes);
  const columns = { ...kind.columns, mas: await kind.mas?.() };
  const { guardar, huella } = await planInThread(kind, { modo, lectura: { path, columns } });
  const clave = randomBytes(16).toString("hex");
  await db.importacion.create({
    data: {
      ...{ clave, admin_user_id, tipo: kind.tipo, modo },
      archivo: cleanFileName(nombre),
      ...guardar,
      huella,
      vence_at: fromNow(KEPT_MS),
    },
  });
  const older = await db.importacion.findMany({
    where: { admin_user_id },
    orderBy: { vence_at: "desc" },
    skip: MOST,
    select: { clave: true },
  });
  await db.importacion.deleteMany({ where: { clave: { in: older.map((row) => row.clave) } } });
  return clave;
}

/** Finds a stored import of an administrator, unless it does not exist, or no longer does. */
function ofAdmin(tipo: string, admin_user_id: number, clave: string) {
  return { clave, tipo, admin_user_id, vence_at: unexpired(KEPT_MS) };
}

const shown = { archivo: true, huella: true, modo: true, plan: true } as const;

async function countStored(clave: string, plan: string): Promise<Resumen> {
  const row = await db.importacion.findUnique({ where: { clave }, select: { filas: true } });
  return { cuentas: await countPlan(readResultados(plan)), ignoradas: row ? await readIgnoradas(row.filas) : [] };
}

/**
 * A stored import of an administrator: the counts of its plan, and what makes a page of its results of a type, or
 * all. Null when it does not exist, or no longer does.
 */
export async function getImportacion<R extends { tipo: Tipo }, W extends object>(
  { tipo, resultado }: ImportKind<R, W>,
  admin_user_id: number,
  clave: string,
) {
  const row = await db.importacion.findFirst({ where: ofAdmin(tipo, admin_user_id, clave), select: shown });
  if (!row) return null;
  const { plan, ...own } = row;
  async function* batchesOf(ver: Tipo) {
    for await (const batch of readResultados(plan)) yield batch.filter((one) => one.tipo === ver);
  }
  async function* todas(ver: Tipo): AsyncGenerator<R> {
    for await (const own of batchesOf(ver)) yield* own.map((one) => resultado.parse(one));
  }
  async function filas(ver: Tipo, most: number, skip: number): Promise<R[]> {
    const found: R[] = [];
    for await (const own of batchesOf(ver)) {
      found.push(...own.slice(skip, skip + most - found.length).map((one) => resultado.parse(one)));
      if (found.length === most) break;
      skip = Math.max(0, skip - own.length);
    }
    return found;
  }
  return { ...own, filas, todas, ...((await readResumen(plan)) ?? (await countStored(clave, plan))) };
}

/**
 * Plans a stored import again, prepares it when it does what was confirmed (its `huella`), and otherwise stores the new
 * plan. Null when it does not exist, or no longer does. Throws Busy; PlanOutdated.
 */
export async function replanImportacion<R extends { tipo: Tipo }, W extends object>(
  kind: ImportKind<R, W>,
  admin_user_id: number,
  clave: string,
  confirmada?: string,
) {
  const where = ofAdmin(kind.tipo, admin_user_id, clave);
  const select = { archivo: true, modo: true, filas: true, huella: true } as const;
  const row = await db.importacion.findFirst({ where, select });
  if (!row) return null;
  const { archivo, modo, filas } = row;
  const { guardar, huella, ...plan } = await planInThread(kind, { modo, lectura: { filas }, confirmada });
  if (guardar.plan !== "" && huella !== row.huella)
    await db.importacion.updateMany({ where: { clave }, data: { plan: guardar.plan, huella } });
  return { ...plan, huella, archivo };
}

/** Deletes a stored import. Returns whether it was still there: not confirmed, discarded or forgotten before. */
export async function discardImportacion(admin_user_id: number, clave: string): Promise<boolean> {
  const { count } = await db.importacion.deleteMany({ where: { clave, admin_user_id } });
  return count > 0;
}
