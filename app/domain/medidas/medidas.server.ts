import { isDeepStrictEqual } from "node:util";
import type { Tx } from "~/services/db/client.server";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { writer } from "~/domain/kernel/unit.server";
import { readMedida, tituloClave, type Valor } from "./medidas";
import { atributosDe } from "./atributos.server";

const atributo = { select: { id: true, nombre: true, unidad: true } } as const;

/** The measures of a product in the order of its subcategory's attributes, for queries. */
export const medidasDe = {
  orderBy: { atributo: { orden: "asc" } },
  select: { texto: true, numero: true, atributo },
} as const;

/** A value of a product, with its attribute. */
export interface MedidaLeida extends Valor {
  atributo_id: number;
}

/** Whether the attributes of values still read them as these; staff may change what is measured at any time. */
export async function areCurrent(tx: Tx, rows: readonly MedidaLeida[]): Promise<boolean> {
  const ids = new Set(rows.map(({ atributo_id }) => atributo_id));
  const atributos = await tx.atributo.findMany({ where: { id: { in: [...ids] } }, select: atributosDe.select });
  const byId = new Map(atributos.map((atributo) => [atributo.id, atributo]));
  return rows.every(({ atributo_id, ...valor }) => {
    const atributo = byId.get(atributo_id);
    return atributo !== undefined && isDeepStrictEqual(readMedida(atributo, valor.texto), valor);
  });
}

/**
 * Writes the measures of a product in place of those it had; the same ones are left alone. Throws FieldRefusal when what
 * is measured has changed since they were read.
 */
export async function writeMedidas(tx: Tx, producto_id: number, rows: readonly MedidaLeida[]): Promise<void> {
  if (!(await areCurrent(tx, rows)))
    throw new FieldRefusal("medidas", "Las medidas de la subcategoría cambiaron mientras usted editaba: revíselas");
  const before = await tx.medida.findMany({ where: { producto_id }, select: { atributo_id: true, texto: true } });
  const same = before.filter((old) =>
    rows.some(({ atributo_id, texto }) => old.atributo_id === atributo_id && old.texto === texto),
  );
  const there = new Set(same.map(({ atributo_id }) => atributo_id));
  const own = writer(tx).medida;
  await own.deleteMany({ where: { producto_id, atributo_id: { notIn: [...there] } } });
  const fresh = rows.filter(({ atributo_id }) => !there.has(atributo_id));
  if (fresh.length > 0) await own.createMany({ data: fresh.map((row) => ({ ...row, producto_id })) });
}

/** Writes the measures of several products in place of those they had. */
export async function writeAllMedidas(
  tx: Tx,
  all: readonly { id: number; medidas: readonly MedidaLeida[] }[],
): Promise<void> {
  await writer(tx).medida.deleteMany({ where: { producto_id: { in: all.map(({ id }) => id) } } });
  const data = all.flatMap(({ id, medidas }) => medidas.map((medida) => ({ ...medida, producto_id: id })));
  await writer(tx).medida.createMany({ data });
}

/**
 * Gives the measures of products that came to a subcategory to its attributes of the same name and unit; those that it
 * does not have, or that do not fit, are taken away.
 */
export async function moveMedidas(tx: Tx, ids: readonly number[], subcategoria_id: number): Promise<void> {
  const where = { producto_id: { in: [...ids] }, atributo: { subcategoria_id: { not: subcategoria_id } } };
  const select = { producto_id: true, texto: true, atributo } as const;
  const left = await tx.medida.findMany({ where, select });
  if (left.length === 0) return;
  const atributos = await tx.atributo.findMany({ where: { subcategoria_id }, ...atributosDe });
  const byKey = new Map(atributos.map((one) => [tituloClave(one), one]));
  const data = left.flatMap(({ producto_id, texto, atributo: was }) => {
    const own = byKey.get(tituloClave(was));
    const valor = own ? readMedida(own, texto) : null;
    return own && valor && typeof valor !== "string" ? [{ producto_id, atributo_id: own.id, ...valor }] : [];
  });
  await writer(tx).medida.deleteMany({ where });
  await writer(tx).medida.createMany({ data });
}
