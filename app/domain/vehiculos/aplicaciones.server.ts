import type { Tx } from "~/services/db/client.server";
import { writer } from "~/domain/kernel/unit.server";
import { type Aplicacion, aplicacionKey } from "./aplicaciones";

/** The columns of an application that people see. */
export const columnas = { linea_id: true, desde: true, hasta: true, posicion: true, motor: true, nota: true } as const;

/** An application with the names of its line and make. */
const aplicacionSelect = {
  ...columnas,
  linea: { select: { nombre: true, slug: true, marca: { select: { nombre: true, slug: true } } } },
} as const;

/** The applications of a product in their order, for queries. */
export const aplicacionesDe = { orderBy: { orden: "asc" }, select: aplicacionSelect } as const;

/** Writes the applications of a product in their order, in place of those it had; the same ones are left alone. */
export async function writeAplicaciones(tx: Tx, producto_id: number, rows: readonly Aplicacion[]): Promise<void> {
  const before = await tx.aplicacion.findMany({
    where: { producto_id },
    orderBy: { orden: "asc" },
    select: columnas,
  });
  if (before.map(aplicacionKey).join() === rows.map(aplicacionKey).join()) return;
  await writer(tx).aplicacion.deleteMany({ where: { producto_id } });
  await writer(tx).aplicacion.createMany({
    data: rows.map((row, index) => ({ ...row, producto_id, orden: index + 1 })),
  });
}
