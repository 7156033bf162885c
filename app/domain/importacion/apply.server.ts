import type { Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { recordChange } from "~/domain/kernel/history.server";
import { firstCodigos } from "~/domain/catalogo/productos";
import { changeContent } from "~/domain/kernel/change.server";
import { countPlan, type PlanCounts } from "./importacion";
import { replanImportacion } from "./importacion.server";
import { writeProductos } from "./write.server";
import { type PreparedImport, PlanOutdated, prepare } from "./prepare.server";
import { NotFound, RetriesExhausted, Refusal } from "~/domain/kernel/refusal";

/** Longest time that writing one import may take, in ms. */
const PATIENCE_MS = 120_000;
const CAMBIO = "El catálogo cambió mientras usted revisaba. Revise otra vez lo que se hará y confirme de nuevo.";

async function write(
  tx: Tx,
  clave: string,
  archivo: string,
  listo: PreparedImport,
  cuentas: PlanCounts,
): Promise<void> {
  const { rows, updates } = listo;
  const { count } = await tx.importacion.deleteMany({ where: { clave } });
  if (count === 0) throw new NotFound();
  await writeProductos(tx, listo).catch((error: unknown) => {
    // A retry of the transaction would fail again: the import has to be planned anew, and shown again.
    throw isRace(error) ? new PlanOutdated() : error;
  });
  const { crear, actualizar, igual } = cuentas;
  const despues = {
    ...{ creados: String(crear), actualizados: String(actualizar), sin_cambios: String(igual) },
    codigos_creados: firstCodigos(rows.map(({ codigo }) => codigo)),
    codigos_actualizados: firstCodigos(updates.map(({ codigo }) => codigo)),
  };
  const what = { accion: "importar", entidad: "productos", entidad_id: clave, titulo: archivo } as const;
  await recordChange(tx, { ...what, antes: null, despues });
}

/**
 * Carries out a reviewed import in one transaction. Throws NotFound for an import that is gone; throws Refusal when
 * it has errors, changes nothing, or would no longer do what its `huella` stands for. In the last case the new plan
 * is stored.
 */
export async function confirmImportacion(admin: number, clave: string, huella: string): Promise<PlanCounts> {
  const plan = await replanImportacion(admin, clave);
  if (!plan) throw new NotFound();
  if (plan.huella !== huella) throw new Refusal(CAMBIO);
  const cuentas = countPlan(plan.resultados);
  if (cuentas.error > 0) throw new Refusal("El archivo tiene errores: corríjalos y súbalo de nuevo");
  if (cuentas.crear + cuentas.actualizar === 0) throw new Refusal("El archivo no cambia nada");
  try {
    const listo = await prepare(plan.resultados);
    await changeContent((tx) => write(tx, clave, plan.archivo, listo, cuentas), PATIENCE_MS);
    return cuentas;
  } catch (error) {
    if (!(error instanceof PlanOutdated || error instanceof RetriesExhausted)) throw error;
    await replanImportacion(admin, clave);
    throw new Refusal(CAMBIO);
  }
}
