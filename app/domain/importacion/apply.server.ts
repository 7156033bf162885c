import type { Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { recordChange } from "~/domain/kernel/history.server";
import { changeContent } from "~/domain/kernel/change.server";
import { NotFound, RetriesExhausted, Refusal } from "~/domain/kernel/refusal";
import { countChanges, countPlan, type PlanCounts, type Tipo } from "./importacion";
import { replanImportacion } from "./importacion.server";
import { type ImportKind, PlanOutdated, type Prepared } from "./kind";

/** Longest time that writing one import may take, in ms. */
const PATIENCE_MS = 120_000;
const CAMBIO = "El catálogo cambió mientras usted revisaba. Revise otra vez lo que se hará y confirme de nuevo.";

async function write(tx: Tx, clave: string, archivo: string, listo: Prepared): Promise<void> {
  const { count } = await tx.importacion.deleteMany({ where: { clave } });
  if (count === 0) throw new NotFound();
  await listo.write(tx).catch((error: unknown) => {
    // A retry of the transaction would fail again: the import has to be planned anew, and shown again.
    throw isRace(error) ? new PlanOutdated() : error;
  });
  const what = { accion: "importar", entidad: "productos", entidad_id: clave, titulo: archivo } as const;
  await recordChange(tx, { ...what, antes: null, despues: listo.historia });
}

/** What a reviewed import writes. */
async function prepareReviewed<R extends { tipo: Tipo }>(
  kind: ImportKind<R>,
  admin: number,
  clave: string,
  huella: string,
) {
  const plan = await replanImportacion(kind, admin, clave);
  if (!plan) throw new NotFound();
  if (plan.huella !== huella) throw new Refusal(CAMBIO);
  const cuentas = await countPlan(plan.resultados);
  if (cuentas.error > 0) throw new Refusal("El archivo tiene errores: corríjalos y súbalo de nuevo");
  if (countChanges(cuentas) === 0) throw new Refusal("El archivo no cambia nada");
  return { archivo: plan.archivo, cuentas, listo: await plan.prepare(cuentas) };
}

/**
 * Carries out a reviewed import in one transaction. Throws NotFound for an import that is gone; throws Refusal when
 * it has errors, changes nothing, or would no longer do what its `huella` stands for. In the last case the new plan
 * is stored.
 */
export async function confirmImportacion<R extends { tipo: Tipo }>(
  kind: ImportKind<R>,
  admin: number,
  clave: string,
  huella: string,
): Promise<PlanCounts> {
  try {
    const { archivo, cuentas, listo } = await prepareReviewed(kind, admin, clave, huella);
    await changeContent((tx) => write(tx, clave, archivo, listo), PATIENCE_MS);
    return cuentas;
  } catch (error) {
    if (!(error instanceof PlanOutdated || error instanceof RetriesExhausted)) throw error;
    await replanImportacion(kind, admin, clave);
    throw new Refusal(CAMBIO);
  }
}
