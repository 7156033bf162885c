import { randomBytes } from "node:crypto";
import { fromNow, unexpired } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { cleanFileName } from "~/domain/medios/medios";
import type { SheetRows } from "./filas.server";
import type { Tipo } from "./importacion";
import { readFilasKept, readIgnoradas, readResultados, writeFilas, writeResultados } from "./keep.server";
import type { ImportKind } from "./kind";

export const KEPT_MS = 24 * 3_600_000;
/** Most files that one administrator may have under review; the oldest are deleted. */
const MOST = 5;

/**
 * Stores a file that was read, and its plan in a mode of its kind, for a day, for whoever uploaded it. Returns its key.
 */
export async function keepImportacion<R extends { tipo: Tipo }>(
  kind: ImportKind<R>,
  admin_user_id: number,
  nombre: string,
  lectura: SheetRows,
  modo = "",
): Promise<string> {
  const { resultados, huella } = await kind.plan(lectura, modo);
  const clave = randomBytes(16).toString("hex");
  await db.importacion.create({
    data: {
      ...{ clave, admin_user_id, tipo: kind.tipo, modo },
      archivo: cleanFileName(nombre),
      filas: await writeFilas(lectura),
      plan: await writeResultados(resultados),
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

async function findRow(tipo: string, admin_user_id: number, clave: string) {
  return db.importacion.findFirst({ where: { clave, tipo, admin_user_id, vence_at: unexpired(KEPT_MS) } });
}

/** A stored import of an administrator with its plan; null when it does not exist, or no longer does. */
export async function getImportacion<R extends { tipo: Tipo }>(
  { tipo, resultado }: ImportKind<R>,
  admin_user_id: number,
  clave: string,
) {
  const row = await findRow(tipo, admin_user_id, clave);
  if (!row) return null;
  const { archivo, huella, modo } = row;
  const resultados = await readResultados(row.plan, resultado);
  return { archivo, huella, modo, resultados, ignoradas: await readIgnoradas(row.filas) };
}

/** Plans a stored import again and stores the new plan. Null when it does not exist, or no longer does. */
export async function replanImportacion<R extends { tipo: Tipo }>(
  kind: ImportKind<R>,
  admin_user_id: number,
  clave: string,
) {
  const row = await findRow(kind.tipo, admin_user_id, clave);
  if (!row) return null;
  const plan = await kind.plan(await readFilasKept(row.filas), row.modo);
  if (plan.huella !== row.huella)
    await db.importacion.updateMany({
      where: { clave },
      data: { plan: await writeResultados(plan.resultados), huella: plan.huella },
    });
  return { ...plan, archivo: row.archivo };
}

/** Deletes a stored import. */
export async function discardImportacion(admin_user_id: number, clave: string): Promise<void> {
  await db.importacion.deleteMany({ where: { clave, admin_user_id } });
}
