import { db, type Tx } from "~/services/db/client.server";
import { yielding } from "~/services/env/yielding.server";
import { codigoPlano, productoSearchText, vocabularyOf } from "~/domain/catalogo/search";
import { toClave } from "~/domain/kernel/text";
import type { Resultado, Valores } from "./importacion";
import { PlanOutdated } from "./kind";
import { PackedRows } from "./packed.server";
import { type Antes, type Cambiado, type Nuevo, readAntes, type SlugAllocator, slugAllocator } from "./slugs.server";

/** The facts about subcategories that the plan relies on: their categories and names. */
export async function readSubcategoriaFacts(tx: Tx, ids: readonly number[]) {
  const select = { id: true, categoria_id: true, nombre: true, categoria: { select: { nombre: true } } } as const;
  return tx.subcategoria.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" }, select });
}
type Lugares = ReadonlyMap<number, Awaited<ReturnType<typeof readSubcategoriaFacts>>[number]>;

function derived(codigo: string, value: Valores, lugares: Lugares) {
  const sub = lugares.get(value.subcategoria_id);
  if (!sub || sub.categoria_id !== value.categoria_id) throw new PlanOutdated();
  const { nombre } = value;
  const donde = { categoria: sub.categoria.nombre, subcategoria: sub.nombre };
  return { clave: toClave(nombre), busqueda: productoSearchText({ codigo, nombre, ...donde }) };
}

/** A new product as it is written. */
function newRow({ codigo, value }: Nuevo, lugares: Lugares, slugs: SlugAllocator) {
  const own = { codigo, codigo_clave: toClave(codigo), codigo_plano: codigoPlano(codigo) };
  return { ...value, ...derived(codigo, value, lugares), ...own, slug: slugs.ofNew(value) };
}
/** A product that exists as it will be. */
function updateRow(one: Cambiado, lugares: Lugares, slugs: SlugAllocator, before: Antes | undefined) {
  return { ...one, ...derived(one.codigo, one.value, lugares), ...slugs.ofOld(before, one.value) };
}
export type New = ReturnType<typeof newRow>;
export type Update = ReturnType<typeof updateRow>;

/** Rows per statement. */
const BATCH = 50;

/** The subcategories that an import writes into, and the words of the names. */
async function placesAndWords(resultados: PackedRows<Resultado>) {
  const [ids, palabras] = [new Set<number>(), new Set<string>()];
  for await (const one of resultados) {
    if (one.tipo !== "crear" && one.tipo !== "actualizar") continue;
    ids.add(one.value.subcategoria_id);
    for (const palabra of vocabularyOf([one.value.nombre])) palabras.add(palabra);
  }
  return { ids: [...ids], palabras: [...palabras] };
}

/**
 * Computes everything that will be written, before the transaction: on SQLite all other writers wait while one is
 * open. Products that exist get their slugs before new ones.
 */
export async function prepare(resultados: PackedRows<Resultado>) {
  const { ids, palabras } = await placesAndWords(resultados);
  const lugares = await readSubcategoriaFacts(db, ids);
  const byId = new Map(lugares.map((row) => [row.id, row]));
  const slugs = await slugAllocator(ids);
  const updates = new PackedRows<Update>(BATCH);
  const rest = yielding();
  for await (const batch of resultados.batches()) {
    const cambiados = batch.filter((one) => one.tipo === "actualizar");
    const before = await readAntes(cambiados);
    for (const one of cambiados) {
      updates.push(updateRow(one, byId, slugs, before.get(one.id)));
      await rest();
    }
  }
  const rows = new PackedRows<New>(BATCH);
  for await (const one of resultados) if (one.tipo === "crear") rows.push(newRow(one, byId, slugs));
  return { rows, updates, palabras, ids, lugares };
}
export type PreparedImport = Awaited<ReturnType<typeof prepare>>;
