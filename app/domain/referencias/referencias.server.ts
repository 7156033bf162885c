import type { Tx } from "~/services/db/client.server";
import { isOneOf } from "~/services/db/bulk.server";
import { sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { codigoPlano } from "~/domain/catalogo/search";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { writer } from "~/domain/kernel/unit.server";
import { type ReferenciasTexto, referenciasTexto, tiposReferencia } from "./referencias";
import { readReferencias } from "./schemas/referencias";

/** The columns of a reference that people see, in their order. */
export const referenciasSelect = {
  select: { tipo: true, marca: true, numero: true },
  orderBy: { orden: "asc" },
} as const;

/** The references of products as the texts of their editors, by id. */
export async function readAllReferenciasTexto(
  tx: Tx,
  ids: readonly number[],
): Promise<(id: number) => ReferenciasTexto> {
  const { select, orderBy } = referenciasSelect;
  const rows = await tx.referencia.findMany({
    where: { producto_id: { in: [...ids] } },
    select: { ...select, producto_id: true },
    orderBy: [{ producto_id: "asc" }, orderBy],
  });
  const byProducto = new Map<number, typeof rows>();
  for (const row of rows) byProducto.set(row.producto_id, [...(byProducto.get(row.producto_id) ?? []), row]);
  return (id) => referenciasTexto(byProducto.get(id) ?? []);
}

/** The rows of a product's references, in their order. */
function referenciaRows(producto_id: number, texts: ReferenciasTexto) {
  const rows = tiposReferencia.flatMap((tipo) =>
    readReferencias(tipo, texts[tipo]).referencias.map((referencia) => ({ tipo, ...referencia })),
  );
  return rows.map((row, orden) => ({ ...row, producto_id, numero_plano: codigoPlano(row.numero), orden: orden + 1 }));
}

/** Replaces the references of a product, inside a change; the same ones are left alone. */
export async function writeReferencias(tx: Tx, producto_id: number, texts: ReferenciasTexto): Promise<void> {
  const before = referenciasTexto(await tx.referencia.findMany({ where: { producto_id }, ...referenciasSelect }));
  if (tiposReferencia.every((tipo) => before[tipo] === texts[tipo])) return;
  await writeAllReferencias(tx, [{ id: producto_id, ...texts }]);
}

/** Replaces the references of several products, inside a change. */
export async function writeAllReferencias(tx: Tx, all: readonly (ReferenciasTexto & { id: number })[]): Promise<void> {
  await writer(tx).referencia.deleteMany({ where: { producto_id: { in: all.map(({ id }) => id) } } });
  await writer(tx).referencia.createMany({ data: all.flatMap(({ id, ...texts }) => referenciaRows(id, texts)) });
}

/** Throws FieldRefusal when a code was retired, and another product replaces it (DEC 52). */
export async function refuseRetired(tx: Tx, codigo: string): Promise<void> {
  const [retired] = await findRetired(tx, [codigoPlano(codigo)]);
  if (retired) throw new FieldRefusal("codigo", `El código está retirado: lo reemplaza ${retired.codigo}`);
}

interface Retired {
  producto_id: number;
  numero: string;
  numero_plano: string;
  codigo: string;
}
const retiredAmong = (planos: readonly string[]) =>
  sql`SELECT r.producto_id, r.numero, r.numero_plano, p.codigo FROM referencias r JOIN productos p ON p.id = r.producto_id
    WHERE r.tipo = 'reemplaza' AND ${isOneOf(sql`r.numero_plano`, planos)} ORDER BY r.id`;

/** Retired codes, of those given without separators, and the code of the product that replaces each. */
export async function readRetired(planos: readonly string[]): Promise<Retired[]> {
  return planos.length === 0 ? [] : readRows(retiredAmong(planos));
}

/** The same inside a change. */
async function findRetired(tx: Tx, planos: readonly string[]): Promise<Retired[]> {
  const rows = await tx.$queryRaw<Retired[]>(retiredAmong(planos));
  return rows.map((row) => ({ ...row, producto_id: Number(row.producto_id) }));
}

/** Whether, of the codes given without separators, no retired one is a product's or replaced by two (DEC 52). */
export async function areRetiredFree(tx: Tx, planos: readonly string[]): Promise<boolean> {
  if (planos.length === 0) return true;
  const other = sql`o.tipo = 'reemplaza' AND o.numero_plano = r.numero_plano AND o.producto_id <> r.producto_id`;
  const taken = await tx.$queryRaw<unknown[]>(
    sql`SELECT r.id FROM referencias r WHERE r.tipo = 'reemplaza' AND ${isOneOf(sql`r.numero_plano`, planos)}
      AND (EXISTS (SELECT 1 FROM productos p WHERE p.codigo_plano = r.numero_plano)
        OR EXISTS (SELECT 1 FROM referencias o WHERE ${other})) LIMIT 1`,
  );
  return taken.length === 0;
}

/**
 * Throws FieldRefusal unless the retired codes are free: none is a product's code, the own one (`codigo`) among them,
 * and no other product replaces it (DEC 52).
 */
export async function requireFreeRetired(tx: Tx, codigo: string, id: number | undefined, text: string): Promise<void> {
  const planos = readReferencias("reemplaza", text).referencias.map(({ numero }) => codigoPlano(numero));
  if (planos.length === 0) return;
  if (planos.includes(codigoPlano(codigo)))
    throw new FieldRefusal("reemplaza", `${codigo} es el código de este producto`);
  const used = await tx.producto.findFirst({
    where: { codigo_plano: { in: planos } },
    select: { codigo: true, nombre: true },
  });
  if (used)
    throw new FieldRefusal("reemplaza", `${used.codigo} es el código de «${used.nombre}», que está en el catálogo`);
  const replaced = (await findRetired(tx, planos)).find(({ producto_id }) => producto_id !== id);
  if (replaced) throw new FieldRefusal("reemplaza", `${replaced.numero} ya lo reemplaza ${replaced.codigo}`);
}
