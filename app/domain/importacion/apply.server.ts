import type { Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { recordChange } from "~/domain/kernel/history.server";
import { changeContent } from "~/domain/kernel/change.server";
import { NotFound, RetriesExhausted, Refusal } from "~/domain/kernel/refusal";
import type { PlanCounts, Tipo } from "./importacion";
import { replanImportacion } from "./importacion.server";
import { type ImportKind, PlanOutdated, type Prepared } from "./kind";

/** Longest time that writing one import may take, in ms. */
const PATIENCE_MS = 120_000;
const CAMBIO = "El catálogo cambió mientras usted revisaba. Revise otra vez lo que se hará y confirme de nuevo.";

interface Reviewed<W extends object> {
  clave: string;
  archivo: string;
  listo: Prepared<W>;
}

async function write<R extends { tipo: Tipo }, W extends object>(
  tx: Tx,
  kind: ImportKind<R, W>,
  { clave, archivo, listo }: Reviewed<W>,
): Promise<void> {
  const { count } = await tx.importacion.deleteMany({ where: { clave } });
  if (count === 0) throw new NotFound();
  await kind.write(tx, listo.escribir).catch((error: unknown) => {
    // A retry of the transaction would fail again: the import has to be planned anew, and shown again.
    throw isRace(error) ? new PlanOutdated() : error;
  });
  const what = { accion: "importar", entidad: "productos", entidad_id: clave, titulo: archivo } as const;
  await recordChange(tx, { ...what, antes: null, despues: listo.historia });
}

/** What a reviewed import writes. */
async function prepareReviewed<R extends { tipo: Tipo }, W extends object>(
  kind: ImportKind<R, W>,
  admin: number,
  clave: string,
  huella: string,
) {
  const plan = await replanImportacion(kind, admin, clave, huella);
  if (!plan) throw new NotFound();
  const { archivo, cuentas, listo } = plan;
  if (plan.huella !== huella) throw new Refusal(CAMBIO);
  if (cuentas.error > 0) throw new Refusal("El archivo tiene errores: corríjalos y súbalo de nuevo");
  if (!listo) throw new Refusal("El archivo no cambia nada");
  return { clave, archivo, cuentas, listo };
}

/**
 * Carries out a reviewed import in one transaction. Throws NotFound for an import that is gone; throws Refusal when
 * it has errors, changes nothing, or would no longer do what its `huella` stands for. In the last case the new plan
 * is stored.
 */
export async function confirmImportacion<R extends { tipo: Tipo }, W extends object>(
  kind: ImportKind<R, W>,
  admin: number,
  clave: string,
  huella: string,
): Promise<PlanCounts> {
  try {
    const reviewed = await prepareReviewed(kind, admin, clave, huella);
    await changeContent((tx) => write(tx, kind, reviewed), PATIENCE_MS);
    return reviewed.cuentas;
  } catch (error) {
    if (!(error instanceof PlanOutdated || error instanceof RetriesExhausted)) throw error;
    await replanImportacion(kind, admin, clave);
    throw new Refusal(CAMBIO);
  }
}
