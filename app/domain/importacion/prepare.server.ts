import { db, type Tx } from "~/services/db/client.server";
import { yielding } from "~/services/env/yielding.server";
import { codigoPlano, productoSearchText, vocabularyOf } from "~/domain/catalogo/search";
import type { Resultado, Valores } from "./importacion";
import { PlanOutdated } from "./kind";
import { type Cambiado, type Nuevo, slugAllocator } from "./slugs.server";
import { toClave } from "~/domain/kernel/text";

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

/** Does the work for each of very many, and lets others run between them. */
async function eachInTurn<T, U>(all: Iterable<T>, work: (one: T) => U): Promise<U[]> {
  const rest = yielding();
  const done: U[] = [];
  for (const one of all) {
    done.push(work(one));
    await rest();
  }
  return done;
}

/**
 * Computes everything that will be written, before the transaction: on SQLite all other writers wait while one is
 * open.
 */
export async function prepare(resultados: readonly Resultado[]) {
  const [nuevos, cambiados]: [Nuevo[], Cambiado[]] = [[], []];
  const [subcategorias, palabras] = [new Set<number>(), new Set<string>()];
  await eachInTurn(resultados, (one) => {
    if (one.tipo === "crear") nuevos.push(one);
    else if (one.tipo === "actualizar") cambiados.push(one);
    else return;
    subcategorias.add(one.value.subcategoria_id);
    for (const palabra of vocabularyOf([one.value.nombre])) palabras.add(palabra);
  });
  const ids = [...subcategorias];
  const lugares = await readSubcategoriaFacts(db, ids);
  const byId = new Map(lugares.map((row) => [row.id, row]));
  const slugs = await slugAllocator(cambiados, ids);
  const updates = await eachInTurn(cambiados, (one) => ({
    ...one,
    ...derived(one.codigo, one.value, byId),
    ...slugs.ofOld(one),
  }));
  const rows = await eachInTurn(nuevos, ({ codigo, value }) => ({
    ...value,
    ...derived(codigo, value, byId),
    codigo,
    codigo_clave: toClave(codigo),
    codigo_plano: codigoPlano(codigo),
    slug: slugs.ofNew(value),
  }));
  return { rows, updates, palabras: [...palabras], ids, lugares };
}
export type PreparedImport = Awaited<ReturnType<typeof prepare>>;
