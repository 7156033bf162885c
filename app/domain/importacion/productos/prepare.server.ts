import { CODIGOS, firstCodigos } from "~/domain/catalogo/productos";
import { codigoPlano, productoSearchText, vocabularyOf } from "~/domain/catalogo/search";
import { slugify, toClave } from "~/domain/kernel/text";
import type { PlanCounts } from "../importacion";
import { PlanOutdated, type Prepared } from "../kind";
import { type Packed, PackedRows } from "../packed.server";
import type { Lugar, ProductosFacts } from "./facts.server";
import type { Resultado, Valores } from "./resultado";
import { type Antes, type SlugAllocator, slugAllocator, slugKey } from "./slugs";

type Nuevo = Extract<Resultado, { tipo: "crear" }>;
type Cambiado = Extract<Resultado, { tipo: "actualizar" }>;
type Lugares = ReadonlyMap<number, Lugar>;

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

/** What an import of products writes. */
export interface Escribir {
  nuevos: Packed;
  cambiados: Packed;
  /** The words of the names. */
  palabras: string[];
  /** The subcategories that it writes into, and what it relies on of these. */
  ids: number[];
  lugares: Lugar[];
}

/** Rows per statement. */
const BATCH = 50;

async function placesAndWords(resultados: PackedRows<Resultado>) {
  const [ids, palabras, nombres] = [new Set<number>(), new Set<string>(), new Set<string>()];
  for await (const one of resultados) {
    if (one.tipo !== "crear" && one.tipo !== "actualizar") continue;
    ids.add(one.value.subcategoria_id);
    nombres.add(slugKey(one.value.subcategoria_id, slugify(one.value.nombre)));
    for (const palabra of vocabularyOf([one.value.nombre])) palabras.add(palabra);
  }
  return { ids: [...ids], palabras: [...palabras], nombres };
}

async function codigosOf(rows: PackedRows<{ codigo: string }>): Promise<string> {
  const first = await rows.take(CODIGOS);
  return firstCodigos(
    first.map(({ codigo }) => codigo),
    rows.length,
  );
}

/** Computes everything that will be written. Products that exist get their slugs before new ones. Throws PlanOutdated. */
export async function prepareProductos(
  resultados: PackedRows<Resultado>,
  { crear, actualizar, igual }: PlanCounts,
  facts: ProductosFacts,
): Promise<Prepared<Escribir>> {
  const { ids, palabras, nombres } = await placesAndWords(resultados);
  const lugares = await facts.lugares(ids);
  const byId = new Map(lugares.map((row) => [row.id, row]));
  const slugs = await slugAllocator(ids, nombres, facts);
  const cambiados = new PackedRows<Update>(BATCH);
  for await (const batch of resultados.batches()) {
    const some = batch.filter((one) => one.tipo === "actualizar");
    const rows = some.length > 0 ? await facts.antes(some.map(({ id }) => id)) : [];
    const before = new Map(rows.map((row) => [row.id, row]));
    for (const one of some) cambiados.push(updateRow(one, byId, slugs, before.get(one.id)));
  }
  const nuevos = new PackedRows<New>(BATCH);
  for await (const one of resultados) if (one.tipo === "crear") nuevos.push(newRow(one, byId, slugs));
  const historia = {
    ...{ creados: String(crear), actualizados: String(actualizar), sin_cambios: String(igual) },
    codigos_creados: await codigosOf(nuevos),
    codigos_actualizados: await codigosOf(cambiados),
  };
  const escribir = { nuevos: nuevos.handOver(), cambiados: cambiados.handOver(), palabras, ids, lugares };
  return { escribir, historia };
}
