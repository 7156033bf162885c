/** What an import may do with a row; no kind of import does all of it. */
export const tipos = ["error", "crear", "actualizar", "quitar", "mover", "igual"] as const;
export type Tipo = (typeof tipos)[number];
export type PlanCounts = Record<Tipo, number>;

/** Counts the rows, which come in batches, by result. */
export async function countPlan(batches: AsyncIterable<readonly { tipo: Tipo }[]>): Promise<PlanCounts> {
  const cuentas: PlanCounts = { error: 0, crear: 0, actualizar: 0, quitar: 0, mover: 0, igual: 0 };
  for await (const batch of batches) for (const { tipo } of batch) cuentas[tipo] += 1;
  return cuentas;
}

/** How many rows change something. */
export function countChanges({ crear, actualizar, quitar, mover }: PlanCounts): number {
  return crear + actualizar + quitar + mover;
}
